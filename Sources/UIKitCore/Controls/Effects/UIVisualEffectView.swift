/// A view that lays an effect over what is behind it and shows its content on top.
///
/// Subviews belong into `contentView`.
open class UIVisualEffectView: UIView {
  private let material = CALayer()
  private var content: UIView

  /// Creates a view with an effect, and a frame of zero.
  public init(effect: UIVisualEffect?) {
    content = UIView()
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    content = UIView()
    super.init(frame: frame)
    setUp()
  }

  /// Reads a view with its effect; the document's content view is the one it shows.
  public required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
    if let nib = coder as? NibCoder {
      if let view = nib.object("contentView") as? UIView { content = view }
      effect = UIVisualEffect.read(nib)
    }
    setUp()
  }

  private func setUp() {
    isOpaque = false
    layer.insertSublayer(material.still, at: 0)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The effect on the background; only blurs and glass are drawn; nil shows the content alone.
  open var effect: UIVisualEffect? { didSet { setNeedsLayout() } }

  /// The view to add subviews to; it fills the bounds.
  open var contentView: UIView { content }

  open override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    content.frame = bounds
    let glass = effect as? UIGlassEffect
    let style = (effect as? UIBlurEffect)?.style ?? glass.map { _ in .systemUltraThinMaterial }
    material.isHidden = style == nil
    material.backdrop = style.map { style in
      Backdrop(
        blurRadius: glass?.style == .clear ? 4 : style.radius,
        saturation: 1.8,
        tint: resolved(glass?.tintColor ?? style.tint)
      )
    }
    material.cornerRadius = layer.cornerRadius
    material.maskedCorners = layer.maskedCorners
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UIVisualEffect {
  /// Reads the `<blurEffect>` or `<vibrancyEffect>` of a view.
  static func read(_ nib: NibCoder) -> UIVisualEffect? {
    if let vibrancy = nib.child("vibrancyEffect") {
      return UIVibrancyEffect(blurEffect: blur(vibrancy.child("blurEffect")))
    }
    return nib.child("blurEffect").map { blur($0) }
  }

  private static func blur(_ nib: NibCoder?) -> UIBlurEffect {
    UIBlurEffect(style: nib?.choice("style", styles) ?? .regular)
  }

  private static var styles: [String: UIBlurEffect.Style] {
    var styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent,
    ]
    let first = UIBlurEffect.Style.systemUltraThinMaterial.rawValue
    let thickness = ["UltraThin", "Thin", "", "Thick", "Chrome"]
    for (group, suffix) in ["", "Light", "Dark"].enumerated() {
      for (index, name) in thickness.enumerated() {
        styles["system\(name)Material\(suffix)"] =
          UIBlurEffect.Style(rawValue: first + 5 * group + index)
      }
    }
    return styles
  }
}
