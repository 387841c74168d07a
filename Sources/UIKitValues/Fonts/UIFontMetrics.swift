/// Scales an app's own sizes as a text style scales, by the distance between its baselines.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private let textStyle: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  /// The font, scaled for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font, scaled to whole points for the text size that `traitCollection` asks for.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font, scaled for the current traits but not beyond a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font, scaled to whole points for `traitCollection` but not beyond a size; a maximum of 0
  /// is none.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaled(font.pointSize, to: 1, traitCollection ?? .current)
    let scaling = FontScaling(style: textStyle, size: font.pointSize, maximum: maximumPointSize)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
      .following(scaling)
  }

  /// A length in points, scaled for the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points, scaled for `traitCollection` and rounded to a pixel of its display.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    return scaled(value, to: traits.displayScale > 0 ? traits.displayScale : 1, traits)
  }

  /// A length that grows with the distance between baselines, rounded to so many parts of a point;
  /// at the usual text size it stays as it is.
  private func scaled(
    _ value: CGFloat,
    to parts: CGFloat,
    _ traits: UITraitCollection
  ) -> CGFloat {
    let size = DynamicType.size(of: textStyle, for: traits.preferredContentSizeCategory)
    let usual = DynamicType.size(of: textStyle, for: .large)
    guard size != usual else { return value }
    return (value * size.leading / usual.leading * parts).rounded() / parts
  }
}
