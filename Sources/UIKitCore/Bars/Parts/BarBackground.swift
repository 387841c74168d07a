internal import QuartzCore

/// The view behind the buttons of every bar: blur, color, image, edgeLine.
final class BarBackground: UIView {
  private let material = UIView()
  private let imageView = UIImageView()
  private let edgeLine = UIView()

  /// True if the edgeLine lies on top, as in bars at the bottom of the screen.
  var edgeLineIsOnTop = false { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(material)
    addSubview(imageView)
    addSubview(edgeLine)
  }

  required init?(coder: NSCoder) { nil }

  /// A color covers the blur, which is then not computed.
  func show(_ appearance: UIBarAppearance) {
    let blurs = appearance.backgroundColor == nil && appearance.backgroundEffect != nil
    material.layer.backdrop = blurs ? chrome(appearance.backgroundEffect?.style) : nil
    backgroundColor = appearance.backgroundColor
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

  private func chrome(_ style: UIBlurEffect.Style?) -> Backdrop {
    let tint = (style ?? .systemChromeMaterial).tint.resolvedColor(with: traitCollection)
    return Backdrop(blurRadius: 20, saturation: 1.8, tint: tint.cgColor)
  }
}
