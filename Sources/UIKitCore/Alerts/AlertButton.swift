internal import QuartzCore

/// One button of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private let isSheet: Bool
  private let isBold: Bool

  init(_ action: UIAlertAction, isSheet: Bool, isBold: Bool) {
    self.action = action
    self.isSheet = isSheet
    self.isBold = isBold
    super.init(frame: .zero)
    isOpaque = false
    isEnabled = action.isEnabled
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title alone, in points.
  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width
  }

  private func updateColor() {
    label.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override var accessibilityDefaults: AccessibilityDefaults { actionAccessibility }
}
