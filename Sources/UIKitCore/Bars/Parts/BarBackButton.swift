internal import QuartzCore

/// The chevron, and the title of the screen that it leads to.
final class BarBackButton: UIControl {
  private let indicator = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let background = UIImageView(frame: .zero)
  private let drawsChevron: Bool
  private let legacy: LegacyItemStyle

  init(
    title: String?,
    item: UIBarButtonItem,
    image: UIImage?,
    barAppearance: UINavigationBarAppearance,
    low: Bool
  ) {
    drawsChevron = image == nil
    legacy = item.legacyStyle(leadsBack: true, low: low)
    super.init(frame: .zero)
    backgroundColor = nil
    isOpaque = false
    indicator.image = image
    if let color = item.tintColor { tintColor = color }
    let own = item.titleTextAttributes(for: .normal) ?? [:]
    let attributes = barAppearance.backButtonAppearance.normal.titleTextAttributes
      .merging(own) { _, own in own }
    label.text = title
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    explicitColor = attributes[.foregroundColor] as? UIColor
    background.image = legacy.background(UIControl.State.normal.rawValue)
    if background.image != nil { addSubview(background) }
    addSubview(indicator)
    addSubview(label)
    fullTitle = label.text ?? "Back"
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  private var explicitColor: UIColor?

  private func updateColors() {
    label.textColor = explicitColor ?? tintColor
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  /// The title before it was shortened.
  private(set) var fullTitle = "Back"

  /// The text of the button beside its chevron.
  var shownTitle: String? { label.text }

  /// The view that slides beside the chevron while the bar changes.
  var wording: UIView { label }

  /// Takes the longest wording that leaves the title its room: title, "Back", nothing.
  func shorten(to width: CGFloat) {
    for wording in [label.text, "Back"] {
      label.text = wording
      if sizeThatFits(CGSize(width: CGFloat.infinity, height: 0)).width <= width {
        return
      }
    }
    label.text = nil
  }

  private var indicatorWidth: CGFloat { indicator.image?.size.width ?? 13 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size).width.rounded(.up)
    return CGSize(width: min(indicatorWidth + 6 + text, size.width), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    indicator.frame = CGRect(x: 0, y: 0, width: indicatorWidth, height: bounds.height)
    indicator.contentMode = .center
    let x = indicatorWidth + 6
    background.frame = legacy.frame(of: background.image, in: bounds)
    label.frame = CGRect(x: x, y: 0, width: max(bounds.width - x, 0), height: bounds.height)
      .offsetBy(dx: legacy.titleOffset.horizontal, dy: legacy.titleOffset.vertical)
  }

  override func draw(_ rect: CGRect) {
    guard drawsChevron else { return }
    let middle = bounds.midY
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10.5, y: middle - 8.5))
    path.addLine(to: CGPoint(x: 2, y: middle))
    path.addLine(to: CGPoint(x: 10.5, y: middle + 8.5))
    path.lineWidth = 2.6
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    (explicitColor ?? tintColor).setStroke()
    path.stroke()
  }

  override var accessibilityDefaults: AccessibilityDefaults { backAccessibility }
}

extension UINavigationItem {
  /// The text of the button that leads back to this screen.
  var backTitle: String? {
    switch backButtonDisplayMode {
    case .minimal: nil
    case .generic: "Back"
    case .default:
      backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 }
        ?? "Back"
    }
  }
}
