internal import QuartzCore

extension UICalendarView {
  /// The size of a mark below a day.
  nonisolated public enum DecorationSize: Int, Sendable { case small = 0, medium, large }

  /// A mark below a day: a dot, an image or a view of the app's.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private let make: () -> UIView

    /// A dot of a colour; nil is the colour of secondary labels.
    public init(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) {
      make = {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: size.dot, height: size.dot))
        dot.backgroundColor = color ?? .secondaryLabel
        dot.layer.cornerRadius = size.dot / 2
        return dot
      }
    }

    /// An image, which is a circle if there is none, in a colour.
    public init(
      image: UIImage?,
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) {
      make = {
        let view = UIImageView(image: image ?? UIImage(systemName: "circlebadge.fill"))
        view.frame.size = CGSize(width: size.picture, height: size.picture)
        view.contentMode = .scaleAspectFit
        view.tintColor = color ?? .secondaryLabel
        return view
      }
    }

    /// A view of the app's, which is made once for each day that shows it.
    public init(customViewProvider: @escaping () -> UIView) { make = customViewProvider }

    /// A dot.
    open class func `default`(
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(color: color, size: size) }

    /// An image in a colour.
    open class func image(
      _ image: UIImage?,
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// A view of the app's.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    func makeView() -> UIView {
      let view = make()
      if view.bounds.size == .zero {
        view.frame.size = view.sizeThatFits(CGSize(width: 44, height: 16))
      }
      return view
    }
  }
}

extension UICalendarView.DecorationSize {
  /// The length, in points, of a dot: our own.
  fileprivate var dot: CGFloat {
    switch self {
    case .small: 4
    case .medium: 6
    case .large: 8
    }
  }

  /// The length, in points, of an image: our own.
  fileprivate var picture: CGFloat { dot * 2 }
}
