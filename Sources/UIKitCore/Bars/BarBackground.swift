internal import QuartzCore

/// What lies behind the buttons of every bar: blur, color, image, edgeLine.
final class BarBackground: UIView {
  private let material = UIView()
  private let imageView = UIImageView()
  private let edgeLine = UIView()

  /// Whether the edgeLine lies on top, as in bars at the bottom of the screen.
  var edgeLineIsOnTop = false { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(material)
    addSubview(imageView)
    addSubview(edgeLine)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: UIBarAppearance) {
    material.backgroundColor = appearance.backgroundEffect == nil ? nil : .barChrome
    backgroundColor = appearance.backgroundColor
    if appearance.backgroundColor != nil { material.backgroundColor = nil }
    imageView.image = appearance.backgroundImage
    imageView.isHidden = appearance.backgroundImage == nil
    imageView.contentMode = appearance.backgroundImageContentMode
    edgeLine.backgroundColor =
      appearance.shadowImage.map { UIColor(patternImage: $0) } ?? appearance.shadowColor
    edgeLine.isHidden = edgeLine.backgroundColor == nil
    setNeedsLayout()
  }

  /// The edgeLine hangs outside the bar: below one on top, above one at the bottom.
  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    imageView.frame = bounds
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let edgeLineY = edgeLineIsOnTop ? -pixel : bounds.maxY
    edgeLine.frame = CGRect(x: 0, y: edgeLineY, width: bounds.width, height: pixel)
  }
}

extension UIColor {
  /// What the chrome material comes to over a plain background.
  static let barChrome = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94)
  }
}
