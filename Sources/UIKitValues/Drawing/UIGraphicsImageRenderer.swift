/// The form in which a renderer's drawing is kept.
nonisolated open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that a renderer draws, in points.
  open internal(set) var bounds = CGRect.zero

  /// A format with the usual settings.
  open class func `default`() -> Self { Self() }

  /// The format that suits the current traits.
  open class func preferred() -> Self { Self() }

  public required override init() {}

  /// Returns a format of the same class with the same bounds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// The form of an image renderer's drawing: pixels in a point, transparency, range of colours.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours of the image.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels in a point.
  open var scale: CGFloat = UITraitCollection.current.scaleOrOne
  /// True leaves out transparency.
  open var opaque = false
  /// The range of colours; every range is kept as sRGB.
  open var preferredRange = Range.automatic
  /// The older way to ask for a wide range of colours.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Makes a format of the current traits' scale, with transparency.
  public required init() {}

  /// A format for the display that `traitCollection` describes.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.scaleOrOne
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    copy.scale = scale
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    return copy
  }
}

nonisolated extension UIImage {
  /// The form in which a renderer draws an image like this one: its scale, and no transparency
  /// where this has none (V-233).
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.isOpaque ?? false
    return format
  }
}

/// The context in which a renderer's closure draws.
nonisolated open class UIGraphicsRendererContext: NSObject {
  /// The context beneath, its y axis pointing down.
  public let cgContext: CGContext
  let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    rendererFormat = format
  }

  /// The form in which the drawing is kept.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills with the current fill colour.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .copy)
  }

  /// Fills with the current fill colour, blended.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// Draws a frame of one point inside `rect`.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .copy)
  }

  /// Draws a frame of one point inside `rect`, blended.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFrameUsingBlendMode(rect, blendMode)
  }

  /// Keeps later drawing within `rect`.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// The context in which an image renderer's closure draws.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    let scale = (rendererFormat as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// Draws a closure into something that can be kept.
nonisolated open class UIGraphicsRenderer: NSObject {
  let rendererFormat: UIGraphicsRendererFormat

  /// A renderer of `bounds`, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = (format.copy() as? UIGraphicsRendererFormat) ?? format
    rendererFormat.bounds = bounds
  }

  /// The form in which the drawing is kept; a copy of the one given.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Always true: images can be drawn.
  open var allowsImageOutput: Bool { true }
}

/// Draws a closure into an image.
nonisolated open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A renderer of images of `size` points for the current traits.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// A renderer of images of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of what lies within `bounds`.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of what lies within `bounds`.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Draws into a renderer's context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Runs the closure and answers with what it drew.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = rendererFormat.copy() as? UIGraphicsImageRendererFormat ?? .init()
    let bounds = format.bounds
    // What is too large for memory at its scale is drawn with fewer pixels.
    format.scale = CGContext.feasibleScale(format.scale, for: bounds.size)
    guard
      let context = CGContext.forImage(
        size: bounds.size,
        scale: format.scale,
        isOpaque: format.opaque
      )
    else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let drawing = UIGraphicsImageRendererContext(context, format: format)
    actions(drawing)
    return drawing.currentImage
  }

  /// Runs the closure and answers with what it drew, written as PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Runs the closure and answers with what it drew, written as JPEG.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
