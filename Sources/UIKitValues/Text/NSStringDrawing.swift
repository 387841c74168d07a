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
    AttributedText(StyledText(self), traits: .current).size
  }

  /// The rectangle that the text takes up within `size`, not rounded to pixels.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    text(in: size, options).bounds(options, context)
  }

  /// Draws in the current context with the top left corner at `point`.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    AttributedText(StyledText(self), traits: .current).draw(in: context, at: point)
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
    text(in: rect.size, options).draw(from: rect.origin, options, context)
  }

  private func text(in size: CGSize, _ options: NSStringDrawingOptions) -> AttributedText {
    AttributedText(
      StyledText(self),
      limits: AttributedText.Limits(size, options),
      traits: .current
    )
  }
}

nonisolated extension NSString {
  /// The size of the text in points when lines end only where the text says so.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    swift.size(withAttributes: attributes)
  }

  /// The rectangle that the text takes up within `size`, not rounded to pixels.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    swift.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws in the current context with the top left corner at `point`.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    swift.draw(at: point, withAttributes: attributes)
  }

  /// Draws in the current context, wrapped in `rect`.
  public func draw(
    in rect: CGRect,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    swift.draw(in: rect, withAttributes: attributes)
  }

  /// Draws in the current context within `rect`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    swift.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  private var swift: String { String(describing: self) }
}

// Swift sees Objective-C's string methods on `String` too.
nonisolated extension String {
  /// The size of the text in points when lines end only where the text says so.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text(attributes).size
  }

  /// The rectangle that the text takes up within `size`, not rounded to pixels.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    text(attributes, AttributedText.Limits(size, options)).bounds(options, context)
  }

  /// Draws in the current context with the top left corner at `point`.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    text(attributes).draw(in: context, at: point)
  }

  /// Draws in the current context, wrapped in `rect`.
  public func draw(
    in rect: CGRect,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    draw(with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
  }

  /// Draws in the current context within `rect`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    text(attributes, AttributedText.Limits(rect.size, options))
      .draw(from: rect.origin, options, context)
  }

  private func text(
    _ attributes: [NSAttributedString.Key: Any]?,
    _ limits: AttributedText.Limits = AttributedText.Limits()
  ) -> AttributedText {
    let text = StyledText(self, attributes: attributes ?? [:])
    return AttributedText(text, limits: limits, traits: .current)
  }
}

nonisolated extension AttributedText.Limits {
  /// A width or height of 0 means no limit, as for UIKit.
  fileprivate init(_ size: CGSize, _ options: NSStringDrawingOptions) {
    self.init()
    guard options.contains(.usesLineFragmentOrigin) else { return }
    if size.width > 0 { width = size.width }
    if size.height > 0 && options.contains(.truncatesLastVisibleLine) { height = size.height }
  }
}

nonisolated extension AttributedText {
  /// The rectangle that the text takes up, which `context` receives.
  fileprivate func bounds(
    _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> CGRect {
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -firstBaseline
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws in the current context, from a corner or from the start of the baseline.
  fileprivate func draw(
    from origin: CGPoint,
    _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    var corner = origin
    if !options.contains(.usesLineFragmentOrigin) { corner.y -= firstBaseline }
    draw(in: graphics, at: corner)
    context?.totalBounds = CGRect(origin: corner, size: size)
  }
}
