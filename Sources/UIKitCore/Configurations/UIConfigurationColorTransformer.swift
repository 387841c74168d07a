/// Makes the colour that a configuration shows from the one it would show otherwise.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
  /// Returns the colour to use in place of the one it is given.
  public let transform: (UIColor) -> UIColor

  /// Makes a transformer of a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Answers the color to use in place of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Any colour becomes grey.
  public static var grayscale: Self {
    Self { color in
      UIColor { traits in
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        color.resolvedColor(with: traits).getWhite(&white, alpha: &alpha)
        return UIColor(white: white, alpha: alpha)
      }
    }
  }

  /// Any colour becomes the tint of the view.
  public static var preferredTint: Self { Self { _ in .tintColor } }
}
