/// A colour for views, text and drawing: fixed components, a repeated picture, or a rule that picks
/// another colour for the traits at hand.
///
/// A colour never changes, so it may be shared between threads. The numbers it was made of are kept
/// as they were given: a grey stays in the grey space, which is why `UIColor.black` does not equal
/// the black made of red, green and blue.
nonisolated open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let storage: UIColorStorage

  init(storage: UIColorStorage) {
    self.storage = storage
  }

  // MARK: Making colours

  /// A colour that shows nothing.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  /// A grey between 0 (black) and 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(gray: white, alpha: alpha.clampedToUnit))
  }

  /// A colour of hue, saturation and brightness, each between 0 and 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    storage = .fixed(
      CGColor.srgb(rgb.red, rgb.green, rgb.blue, alpha.clampedToUnit)
    )
  }

  /// A colour of extended sRGB components; values outside 0…1 are kept.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor.srgb(red, green, blue, alpha.clampedToUnit))
  }

  /// A colour of Display P3 components, each between 0 and 1.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      CGColor.displayP3(displayP3Red, green, blue, alpha.clampedToUnit)
    )
  }

  /// The colour that `cgColor` holds.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
  }

  /// A colour that repeats `image` over what it fills.
  public init(patternImage image: UIImage) {
    storage = .pattern(image)
  }

  /// A colour that asks `dynamicProvider` again whenever traits change.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  /// The colour of a `#colorLiteral`, as the compiler calls for it.
  public required convenience init(
    // swift-format-ignore: NoLeadingUnderscores
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }

  /// Reads a colour that `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    guard let storage = UIColorStorage(coder: coder) else { return nil }
    self.init(storage: storage)
  }

  /// Colours can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }

  // MARK: Asking colours

  /// The colour for drawing, resolved for the current traits.
  open var cgColor: CGColor { cgColor(with: .current) }

  /// The fixed colour of this one under `traitCollection`; itself when it is fixed.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolved(with: traitCollection)
  }

  /// The same colour with another opacity; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { replacingAlpha(alpha) }

  /// Writes grey and opacity; false when the colour has no grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    writeWhite(white, alpha)
  }

  /// Writes extended sRGB components and opacity; false when the colour is a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    writeRed(red, green, blue, alpha)
  }

  /// Writes hue, saturation, brightness and opacity; false when the colour is a pattern.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    writeHue(hue, saturation, brightness, alpha)
  }

  // MARK: Drawing

  /// Makes this the current context's fill and stroke colour.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the current context's fill colour.
  open func setFill() { UIGraphicsGetCurrentContext().map(fill(in:)) }

  /// Makes this the current context's stroke colour.
  open func setStroke() { UIGraphicsGetCurrentContext().map(stroke(in:)) }

  // MARK: NSObject

  /// The colour itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Writes components, or the name of a system colour.
  open func encode(with coder: NSCoder) { storage.encode(with: coder) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || storage == other.storage
  }

  open override var hash: Int {
    var hasher = Hasher()
    storage.hash(into: &hasher)
    return hasher.finalize()
  }

  open override var description: String { text }
}

nonisolated extension UIColor: _ExpressibleByColorLiteral {}

nonisolated extension UIImage: _ExpressibleByImageLiteral {}

// swift-format-ignore: NoLeadingUnderscores
/// The type of `#colorLiteral`, under the name that the compiler asks for.
public typealias _ColorLiteralType = UIColor

// swift-format-ignore: NoLeadingUnderscores
/// The type of `#imageLiteral`, under the name that the compiler asks for.
public typealias _ImageLiteralType = UIImage
