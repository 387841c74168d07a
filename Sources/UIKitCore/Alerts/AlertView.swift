internal import QuartzCore

/// The view of an alert or action sheet: title, message, fields and buttons on a material.
final class AlertView: UIView {
  static let alertWidth: CGFloat = 270
  static let alertMargin: CGFloat = 24
  private static let popoverWidth: CGFloat = 304

  private unowned let alert: UIAlertController
  private var groups: [AlertGroup] = []

  init(alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    isOpaque = false
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the parts anew after something about the alert changed.
  func rebuild() {
    for group in groups { group.removeFromSuperview() }
    groups = makeGroups()
    for group in groups { addSubview(group) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var isSheet: Bool { alert.preferredStyle == .actionSheet }

  private func makeGroups() -> [AlertGroup] {
    let header = AlertHeader(alert)
    let buttons = sorted.map { action in
      let isBold =
        alert.preferredAction.map { $0 === action } ?? (action.style == .cancel && !alert.isPopover)
      let button = AlertButton(action, isSheet: isSheet, isBold: isBold)
      button.addAction(
        UIAction { [weak alert] _ in alert?.choose(action) },
        for: .touchUpInside
      )
      return button
    }
    guard isSheet, !alert.isPopover else {
      return [AlertGroup(header, buttons, isSheet: isSheet, isPlain: alert.isPopover)]
    }
    let cancel = buttons.filter { $0.action.style == .cancel }
    let others = buttons.filter { $0.action.style != .cancel }
    var groups: [AlertGroup] = []
    if !header.isEmpty || !others.isEmpty {
      groups.append(AlertGroup(header, others, isSheet: true))
    }
    if !cancel.isEmpty { groups.append(AlertGroup(nil, cancel, isSheet: true, isOpaque: true)) }
    return groups
  }

  /// To cancel is the last of a column and the first of a pair; a popover needs no way to cancel.
  private var sorted: [UIAlertAction] {
    let cancel = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    if alert.isPopover { return others }
    return isSheet || alert.actions.count != 2 ? others + cancel : cancel + others
  }

  // MARK: - Size

  func height(width: CGFloat) -> CGFloat {
    let heights = groups.map { $0.height(width: width) }
    return heights.reduce(0, +) + CGFloat(max(0, heights.count - 1)) * AlertGroup.gap
  }

  var popoverSize: CGSize {
    CGSize(width: Self.popoverWidth, height: height(width: Self.popoverWidth))
  }

  /// The last group keeps its height; the first gives way and scrolls where room is short.
  override func layoutSubviews() {
    super.layoutSubviews()
    let area = alert.isPopover ? bounds.inset(by: safeAreaInsets) : bounds
    var bottom = area.maxY
    for (index, group) in groups.enumerated().reversed() {
      let wanted = group.height(width: area.width)
      let height = index == 0 ? bottom - area.minY : wanted
      group.frame = CGRect(x: area.minX, y: bottom - height, width: area.width, height: height)
      bottom -= height + AlertGroup.gap
    }
  }
}
