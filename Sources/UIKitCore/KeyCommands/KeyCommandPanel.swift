internal import QuartzCore

/// The card in the middle of a window with the key commands that can be used, in columns.
///
/// The view is as large as its window, so that it hears of a turn; only the card is seen and touched.
final class KeyCommandPanel: UIView {
  private let card = CardView(.systemThickMaterial, radius: KeyCommandPanel.radius)
  /// The blocks of lines that stay together: a title with its commands.
  private let groups: [[UIView]]

  // The measures are ours, in points; UIKit's are not recorded.
  private static let line: CGFloat = 34
  private static let column: CGFloat = 300
  private static let margin: CGFloat = 20
  private static let gap: CGFloat = 16
  private static let radius: CGFloat = 14

  init(_ groups: [KeyCommandGroup]) {
    self.groups = groups.map { group in
      (group.title.isEmpty ? [] : [Self.heading(group.title)])
        + group.commands.map(KeyCommandRow.init)
    }
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(card)
    for line in self.groups.joined() { card.scroll.addSubview(line) }
  }

  required init?(coder: NSCoder) { nil }

  private static func heading(_ title: String) -> UILabel {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    label.accessibilityTraits.insert(.header)
    return label
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// The card takes its place in the middle: as many columns as there is room for and as the groups
  /// fill; what is too high scrolls.
  private func place() {
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let inner = room.width - 2 * Self.margin
    let most = max(1, Int((inner + Self.gap) / (Self.column + Self.gap)))
    let columns = Self.columns(of: groups, most: most, height: room.height - 2 * Self.margin)
    let width = columns.count == 1 ? min(inner, Self.column) : Self.column
    for (index, column) in columns.enumerated() {
      for (row, line) in column.enumerated() {
        line.frame = CGRect(
          x: Self.margin + CGFloat(index) * (width + Self.gap),
          y: Self.margin + CGFloat(row) * Self.line,
          width: width,
          height: Self.line
        )
      }
    }
    let lines = columns.map(\.count).max() ?? 0
    let content = CGSize(
      width: CGFloat(columns.count) * (width + Self.gap) - Self.gap + 2 * Self.margin,
      height: CGFloat(lines) * Self.line + 2 * Self.margin
    )
    card.bounds.size = CGSize(width: content.width, height: min(content.height, room.height))
    card.center = CGPoint(x: room.midX, y: room.midY)
    card.scroll.contentSize = content
  }

  /// The lines of each column: a group goes into the next column where it does not fit below the
  /// one before, while there are columns left.
  private static func columns(
    of groups: [[UIView]],
    most: Int,
    height: CGFloat
  ) -> [[UIView]] {
    let lines = groups.reduce(0) { $0 + $1.count }
    // Columns of about the same height look best, and none is higher than the room needs.
    let wanted = max(Int(height / line), 1)
    let count = min(most, max(1, (lines + wanted - 1) / wanted, lines > 12 ? 2 : 1))
    let share = (lines + count - 1) / count
    return groups.reduce(into: [[]]) { columns, group in
      let filled = columns[columns.count - 1].count
      if filled > 0, filled + group.count > max(share, 1), columns.count < count {
        columns.append(group)
      } else {
        columns[columns.count - 1] += group
      }
    }
  }
}

/// A command in the list: its title, and at the end of the line its keys.
final class KeyCommandRow: UIView {
  private let title = UILabel()
  private let keys = UILabel()

  init(_ command: UIKeyCommand) {
    super.init(frame: .zero)
    title.text = command.shownTitle
    title.font = .systemFont(ofSize: 15)
    keys.text = command.keyText
    keys.font = .systemFont(ofSize: 15, weight: .medium)
    keys.textColor = .secondaryLabel
    keys.textAlignment = .right
    isAccessibilityElement = true
    accessibilityLabel = "\(command.shownTitle), \(command.spokenKeys)"
    addSubview(title)
    addSubview(keys)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(keys.intrinsicContentSize.width, bounds.width / 2)
    keys.frame = mirrored(
      CGRect(x: bounds.maxX - width, y: 0, width: width, height: bounds.height),
      in: bounds
    )
    title.frame = mirrored(
      CGRect(x: 0, y: 0, width: max(bounds.width - width - 12, 0), height: bounds.height),
      in: bounds
    )
  }
}
