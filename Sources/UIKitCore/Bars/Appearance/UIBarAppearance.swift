public import QuartzCore

/// The background and hairline of a bar.
///
/// A fresh appearance is the default background: translucent chrome above a hairline.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
  /// The kind of device it was made for.
  public let idiom: UIUserInterfaceIdiom
  /// The blur behind everything else.
  open var backgroundEffect: UIBlurEffect?
  /// The color above the blur.
  open var backgroundColor: UIColor?
  /// The image above the color.
  open var backgroundImage: UIImage?
  /// The content mode of the image; default `scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// The color of the hairline; nil or clear hides it.
  open var shadowColor: UIColor?
  /// An image in place of the hairline, tinted by `shadowColor` when it is a template.
  open var shadowImage: UIImage?

  /// Makes the default background for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public convenience override init() { self.init(idiom: .unspecified) }

  /// Takes over background and hairline of another appearance.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(from: barAppearance)
  }

  /// Reads colors and images from a document, over the default background.
  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
    configureWithDefaultBackground()
    (coder as? NibCoder).map(decodeBackground)
  }

  /// Makes the background translucent chrome with a hairline.
  open func configureWithDefaultBackground() {
    reset(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .barHairline)
  }

  /// Makes the background solid with a hairline.
  open func configureWithOpaqueBackground() {
    reset(effect: nil, color: .systemBackground, shadow: .barHairline)
  }

  /// Leaves out background and hairline.
  open func configureWithTransparentBackground() {
    reset(effect: nil, color: nil, shadow: nil)
  }

  /// Returns an appearance of the same class with the same values; it shares no state.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> Self { Self(barAppearance: self) }

  func takeBackground(from other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  private func reset(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }
}

extension UIBarAppearance {
  func decodeBackground(_ coder: NibCoder) {
    if let color = coder.color("backgroundColor") { backgroundColor = color }
    if let color = coder.color("shadowColor") { shadowColor = color }
    if let image = coder.image("backgroundImage") { backgroundImage = image }
    if let image = coder.image("shadowImage") { shadowImage = image }
  }
}

extension UIColor {
  /// The line between a bar and what it covers.
  static let barHairline = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
