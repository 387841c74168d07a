public import QuartzCore

/// A control that shows a colour, and opens a picker of colours when it is tapped (W-191).
open class UIColorWell: UIControl {
  /// The title of the picker; nil, the default, is the picker's own.
  open var title: String?
  /// True, the default, if the picker lets the colour be transparent.
  open var supportsAlpha = true
  /// The colour that is shown; nil, the default, shows none.
  open var selectedColor: UIColor? { didSet { setNeedsLayout() } }

  private let disc = CALayer()
  private let wheel = CAGradientLayer()
  private weak var picker: UIColorPickerViewController?

  /// A well without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWell()
  }

  /// Reads a well without a colour.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWell()
  }

  private func setUpWell() {
    isOpaque = false
    wheel.type = .conic
    wheel.startPoint = CGPoint(x: 0.5, y: 0.5)
    wheel.endPoint = CGPoint(x: 0.5, y: 0)
    wheel.colors = stride(from: 0.0, through: 1.0, by: 1.0 / 6).map {
      UIColor(hue: $0, saturation: 1, brightness: 1, alpha: 1).cgColor
    }
    layer.addSublayer(wheel.still)
    layer.addSublayer(disc.still)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Color"
    addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .touchUpInside)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let length = min(bounds.width, bounds.height)
    wheel.frame = CGRect(
      x: bounds.midX - length / 2,
      y: bounds.midY - length / 2,
      width: length,
      height: length
    )
    wheel.cornerRadius = length / 2
    wheel.masksToBounds = true
    disc.frame = wheel.frame.insetBy(dx: 3, dy: 3)
    disc.cornerRadius = disc.bounds.width / 2
    disc.borderWidth = 2
    disc.borderColor = resolved(.systemBackground)
    disc.backgroundColor = resolved(selectedColor ?? .systemBackground)
    alpha = isEnabled ? 1 : 0.5
    accessibilityValue = selectedColor.map(\.spokenChannels)
  }

  private func openPicker() {
    guard picker == nil, let presenter = nearestController else { return }
    let new = UIColorPickerViewController()
    new.title = title
    new.supportsAlpha = supportsAlpha
    if let selectedColor { new.selectedColor = selectedColor }
    new.changed = { [weak self] color in
      self?.selectedColor = color
      self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    picker = new
    presenter.present(new, animated: true)
  }
}

extension UIColor {
  /// The channels in percent, for assistive software.
  fileprivate var spokenChannels: String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func percent(_ part: CGFloat) -> Int { Int((part * 100).rounded()) }
    return "red \(percent(red)), green \(percent(green)), blue \(percent(blue)) percent"
  }
}
