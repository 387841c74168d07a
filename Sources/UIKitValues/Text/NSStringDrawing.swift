/// The way text is measured and drawn within a rectangle.
nonisolated public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Makes options of any bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin is the top left corner and text wraps; otherwise it is the start of the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Counts the font's leading into line heights; has no effect here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the painted pixels; has no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis when there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The settings and results of drawing text.
nonisolated open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The least factor by which text may shrink to fit, 0 for none; kept, and has no effect here.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which text did shrink; always 1 here.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that the text took up.
  open internal(set) var totalBounds = CGRect.zero
}

nonisolated extension NSAttributedString {
  /// The size of the text in points when lines end only where the text says so.
  public func size() -> CGSize {
    AttributedText(self, traits: .current).size
  }

  /// The rectangle that the text takes up within `size`, not rounded to pixels.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let text = text(in: size, options: options)
    let isOnBaseline = !options.contains(.usesLineFragmentOrigin)
    let top = isOnBaseline ? -text.firstBaseline : 0
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: text.size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws in the current context with the top left corner at `point`.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    AttributedText(self, traits: .current).draw(in: context, at: point)
  }

  /// Draws in the current context, wrapped in `rect`; what lies below it is left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws in the current context within `rect`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let text = text(in: rect.size, options: options)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= text.firstBaseline }
    text.draw(in: graphics, at: origin)
    context?.totalBounds = CGRect(origin: origin, size: text.size)
  }

  /// A width or height of 0 means no limit, as for UIKit.
  private func text(in size: CGSize, options: NSStringDrawingOptions) -> AttributedText {
    var limits = AttributedText.Limits()
    if options.contains(.usesLineFragmentOrigin) {
      if size.width > 0 { limits.width = size.width }
      if size.height > 0 && options.contains(.truncatesLastVisibleLine) {
        limits.height = size.height
      }
    }
    return AttributedText(self, limits: limits, traits: .current)
  }
}

nonisolated extension NSString {
  /// The size of the text in points when lines end only where the text says so.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// The rectangle that the text takes up within `size`, not rounded to pixels.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws in the current context with the top left corner at `point`.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(at: point)
  }

  /// Draws in the current context, wrapped in `rect`.
  public func draw(
    in rect: CGRect,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(in: rect)
  }

  /// Draws in the current context within `rect`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

// Swift sees Objective-C's string methods on `String` too.
nonisolated extension String {
  /// The size of the text in points when lines end only where the text says so.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle that the text takes up within `size`, not rounded to pixels.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws in the current context with the top left corner at `point`.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws in the current context, wrapped in `rect`.
  public func draw(
    in rect: CGRect,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws in the current context within `rect`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
