public import CoreImage

/// A picture for views and drawing; sizes are points.
///
/// An image never changes and may be shared between threads; what alters it answers with another
/// image of the same pixels. Images by name come from asset catalogues and loose files, and the same
/// name gives the same object as long as the search path stays (L-26).
nonisolated open class UIImage: NSObject, NSSecureCoding, SharedObject, @unchecked Sendable {
  /// The treatment of an image's own colours.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The filling of a resizable image's middle.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// The rotation that brings stored pixels the right way up.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  package let state: ImageState
  let renderings = ImageRenderings()

  init(state: ImageState) {
    self.state = state
  }

  /// An image without pixels and without size.
  public override convenience init() {
    self.init(state: ImageState(source: .empty))
  }

  // MARK: Images by name

  /// The image of that name for the current traits; nil, without a message, when there is none.
  public convenience init?(named name: String) {
    self.init(sharing: ImageLoader.requested(named: name, bundle: nil, traits: .current))
  }

  /// The image of that name for `traitCollection`, searched in a bundle or else the app.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      sharing: ImageLoader.requested(
        named: name,
        bundle: bundle,
        traits: traitCollection ?? .current
      )
    )
  }

  /// The image of that name with a configuration, searched in a bundle or else the app.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    let traits = configuration?.traitCollection ?? .current
    let image = ImageLoader.requested(named: name, bundle: bundle, traits: traits)
    self.init(sharing: configuration.flatMap { image?.withConfiguration($0) } ?? image)
  }

  /// The image of that name with a configuration, searched in a bundle or else the app; the value
  /// between 0 and 1 is kept but not drawn.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// The system's symbol of that name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The system's symbol of that name for `traitCollection`.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: traitCollection?.imageConfiguration)
  }

  /// The system's symbol of that name with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let state = ImageState(symbol: name, configuration: configuration) else { return nil }
    self.init(state: state)
  }

  /// The system's symbol of that name; the value between 0 and 1 is kept but not drawn.
  public convenience init?(
    systemName name: String,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  // MARK: Images from data

  /// The image in a file; `@2x` and `@3x` files beside it are preferred as the display asks (L-26).
  public init?(contentsOfFile path: String) {
    guard let state = ImageLoader.state(file: path, traits: .current) else { return nil }
    self.state = state
  }

  /// The image in PNG or JPEG data, one pixel a point.
  public init?(data: Data) {
    guard let state = ImageState(data: data, scale: 1) else { return nil }
    self.state = state
  }

  /// The image in PNG or JPEG data, `scale` pixels a point.
  public init?(data: Data, scale: CGFloat) {
    guard let state = ImageState(data: data, scale: scale) else { return nil }
    self.state = state
  }

  /// An image of pixels, one a point.
  public init(cgImage: CGImage) {
    state = ImageState(source: .bitmap(cgImage))
  }

  /// An image of pixels, `scale` of them a point, turned by `orientation`.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var state = ImageState(source: .bitmap(cgImage))
    state.scale = scale > 0 ? scale : 1
    state.orientation = orientation
    self.state = state
  }

  /// An image of a recipe, one pixel a point; its pixels are computed at once.
  public init(ciImage: CIImage) { state = ImageState(ciImage) }

  /// An image of a recipe, `scale` pixels a point, turned by `orientation`; its pixels are computed
  /// at once, and it is empty if the recipe has no end.
  public init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    var state = ImageState(ciImage)
    state.scale = scale > 0 ? scale : 1
    state.orientation = orientation
    self.state = state
  }

  /// The image of an `#imageLiteral`, as the compiler calls for it; empty if the resource is
  /// missing.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = ImageLoader.requested(named: name, bundle: nil, traits: .current)
    self.init(state: image?.state ?? ImageState(source: .empty))
  }

  /// Reads an image that `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") as Data? else {
      return nil
    }
    self.init(data: data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
  }

  /// Images can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }

  // MARK: The image itself

  /// The size in points, after the rotation of the orientation.
  open var size: CGSize { state.size }

  /// Pixels in a point.
  open var scale: CGFloat { state.scale }

  /// The rotation that brings the pixels the right way up.
  open var imageOrientation: Orientation { state.orientation }

  /// The pixels; a symbol is drawn for the current traits.
  open var cgImage: CGImage? { bitmap(traits: .current) }

  /// The treatment of the image's own colours.
  open var renderingMode: RenderingMode { state.renderingMode }

  /// True if this is a symbol, which is sized like text.
  open var isSymbolImage: Bool { state.isSymbol }

  /// Traits and symbol settings that the image was made for.
  open var configuration: Configuration? { state.configuration }

  /// The symbol settings that the image was made for.
  open var symbolConfiguration: SymbolConfiguration? {
    state.configuration as? SymbolConfiguration
  }

  /// The other images of the same name, for other traits.
  open var imageAsset: UIImageAsset? { state.asset }

  /// The traits that the image was made for.
  open var traitCollection: UITraitCollection {
    state.configuration?.traitCollection ?? UITraitCollection()
  }

  /// The parts at the sides that keep their size when the image is resized.
  open var capInsets: UIEdgeInsets { state.resizing?.insets ?? .zero }

  /// The filling of the middle when the image is resized.
  open var resizingMode: ResizingMode { state.resizing?.mode ?? .tile }

  /// The insets that layout disregards at the sides, in points.
  open var alignmentRectInsets: UIEdgeInsets { state.alignmentRectInsets }

  /// True if the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { state.isDirectional }

  /// The height of the text baseline above the bottom edge, in points; nil for images without one.
  open var baselineOffsetFromBottom: CGFloat? { state.baselineOffset }

  /// The pictures of an animation.
  open var images: [UIImage]? { state.frames.isEmpty ? nil : state.frames }

  /// The duration of one run of an animation, in seconds.
  open var duration: TimeInterval { state.duration }

  // MARK: Deriving

  /// The same image with its colours treated in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image in one colour, which views don't replace by their tint.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image in one colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with sides that keep their size, and a tiled middle.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with sides that keep their size.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    changed { $0.resizing = ImageResizing(insets: capInsets, mode: resizingMode) }
  }

  /// The image with one column and one row in the middle that stretch.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    stretchable(left: left, top: top)
  }

  /// The image with sides that layout disregards.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = insets }
  }

  /// The image for other traits or symbol settings.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(configuration)
  }

  /// The image with other symbol settings; the same image when it is no symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    state.isSymbol ? configured(configuration) : self
  }

  /// The image that is mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.isDirectional = true }
  }

  /// The image, mirrored.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// The image with a text baseline.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// The image without a text baseline.
  open func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffset = nil }
  }

  // MARK: Drawing

  /// Draws in the current context at natural size.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws in the current context at natural size, blended.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws in the current context, stretched to `rect`.
  open func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws in the current context, stretched to `rect` and blended.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paint(in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Draws in the current context again and again until `rect` is filled.
  open func drawAsPattern(in rect: CGRect) { paintPattern(in: rect) }

  // MARK: NSObject

  /// Writes the image's pixels as PNG.
  open func encode(with coder: NSCoder) {
    coder.encode((pngData() ?? Data()) as NSData, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || state.hasSamePixels(as: other.state)
  }

  open override var hash: Int { state.source.hashValue }

  open override var description: String {
    "<UIImage: \(state.source.text) {\(size.width), \(size.height)}>"
  }
}

nonisolated extension UIImage {
  func changed(_ change: (inout ImageState) -> Void) -> UIImage {
    var state = state
    change(&state)
    return UIImage(state: state)
  }
}
