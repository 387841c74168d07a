internal import QuartzCore

/// The red capsule with a number at a tab.
final class BadgeView: UIView {
  private let label = UILabel(frame: .zero)

  init(_ text: String, color: UIColor?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = color ?? .systemRed
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height: CGFloat = 18
    let width = label.intrinsicContentSize.width.rounded(.up) + 10
    return CGSize(width: max(width, height), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
