internal import QuartzCore

/// A rounded part of an alert: a header over buttons, with lines between them.
final class AlertGroup: UIView {
  /// Between the groups of an action sheet, in points.
  static let gap: CGFloat = 8
  private static let radius: CGFloat = 14

  private let header: AlertHeader?
  private let buttons: [AlertButton]
  private let isSheet: Bool
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView(frame: .zero)
  private var lines: [UIView] = []

  init(
    _ header: AlertHeader?,
    _ buttons: [AlertButton],
    isSheet: Bool,
    isPlain: Bool = false,
    isOpaque isFilled: Bool = false
  ) {
    self.header = header?.isEmpty == true ? nil : header
    self.buttons = buttons
    self.isSheet = isSheet
    super.init(frame: .zero)
    isOpaque = false
    layer.cornerRadius = isPlain ? 0 : Self.radius
    clipsToBounds = true
    material.layer.cornerRadius = layer.cornerRadius
    if isFilled {
      backgroundColor = .secondarySystemGroupedBackground
    } else if !isPlain {
      addSubview(material)
    }
    addSubview(scroll)
    if let header = self.header { scroll.addSubview(header) }
    for button in buttons { scroll.addSubview(button) }
    let count = buttons.count - (self.header == nil ? 1 : 0)
    for _ in 0..<max(0, count) {
      let line = UIView()
      line.backgroundColor = .separator
      scroll.addSubview(line)
      lines.append(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var rowHeight: CGFloat { isSheet ? 57 : 44 }

  /// Returns `true` if two short buttons of an alert are placed side by side.
  private func isPair(width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= width / 2 - 16 }
  }

  func height(width: CGFloat) -> CGFloat {
    let rows = isPair(width: width) ? 1 : buttons.count
    return (header?.height(width: width) ?? 0) + CGFloat(rows) * rowHeight
      + CGFloat(header == nil ? max(0, rows - 1) : rows) * hairline
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: bounds.width, height: height(width: bounds.width))
    scroll.isScrollEnabled = scroll.contentSize.height > bounds.height
    let width = bounds.width
    let top = header?.height(width: width) ?? 0
    header?.frame = CGRect(x: 0, y: 0, width: width, height: top)
    if isPair(width: width) { placePair(top, width) } else { placeColumn(top, width) }
  }

  private func placePair(_ top: CGFloat, _ width: CGFloat) {
    let y = top + (header == nil ? 0 : hairline)
    let half = (width - hairline) / 2
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: index == 0 ? 0 : width - half,
        y: y,
        width: half,
        height: rowHeight
      )
    }
    lines.last?.frame = CGRect(x: half, y: y, width: hairline, height: rowHeight)
    if header != nil {
      lines.first?.frame = CGRect(x: 0, y: top, width: width, height: hairline)
    }
  }

  private func placeColumn(_ top: CGFloat, _ width: CGFloat) {
    var y = top
    var left = lines[...]
    for (index, button) in buttons.enumerated() {
      if index > 0 || header != nil {
        left.popFirst()?.frame = CGRect(x: 0, y: y, width: width, height: hairline)
        y += hairline
      }
      button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
      y += rowHeight
    }
  }
}
