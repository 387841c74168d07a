internal import QuartzCore

/// The card of an open menu with its rows, which scroll if there are too many.
final class MenuPanel: CardView {
  private(set) var rows: [MenuRow] = []
  /// The lines from above to below: the views of each, which share the width, and its height in
  /// points.
  private var bands: [(views: [UIView], height: CGFloat)] = []
  /// Called with the element of a row that is tapped; with nil for the row that leads back.
  var chosen: ((UIMenuElement?) -> Void)?

  init() {
    super.init(.systemMaterial, radius: MenuMetrics.cornerRadius)
    scroll.alwaysBounceVertical = false
    scroll.delaysContentTouches = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other rows; `parent` is the title of the menu to which the first row leads back.
  func show(_ content: MenuContent, back parent: String?) {
    for band in bands { for view in band.views { view.removeFromSuperview() } }
    rows = []
    bands = []
    if let parent {
      add([backRow(parent)], height: MenuMetrics.rowHeight)
      add([band(.systemFill)], height: MenuMetrics.gap)
    }
    if parent == nil, !content.title.isEmpty { addTitle(content.title) }
    for (index, section) in content.sections.enumerated() {
      if index > 0 { add([band(.systemFill)], height: MenuMetrics.gap) }
      if !section.title.isEmpty { addTitle(section.title) }
      add(section, hasMarks: content.hasMarks)
    }
    setNeedsLayout()
  }

  private func add(_ section: MenuContent.Section, hasMarks: Bool) {
    guard section.size == .large else { return addBeside(section) }
    for (index, element) in section.rows.enumerated() {
      if index > 0 { add([band(.separator)], height: 1 / max(traitCollection.displayScale, 1)) }
      let row = row(element, .line, hasMarks)
      row.titleLines = section.lines
      add([row], height: row.height)
    }
  }

  /// Small elements beside each other, up to four or three in a line.
  private func addBeside(_ section: MenuContent.Section) {
    let isSmall = section.size == .small
    let most = isSmall ? 4 : 3
    for start in stride(from: 0, to: section.rows.count, by: most) {
      let line = section.rows[start..<min(start + most, section.rows.count)]
      let made = line.map { row($0, isSmall ? .picture : .pictureAndTitle, false) }
      add(made, height: made.first?.height ?? 0)
    }
  }

  private func row(_ element: UIMenuElement, _ style: MenuRow.Style, _ hasMarks: Bool) -> MenuRow {
    let row = MenuRow(element, style, hasMarkRoom: hasMarks)
    row.addAction(UIAction { [weak self] _ in self?.chosen?(element) }, for: .touchUpInside)
    rows.append(row)
    return row
  }

  private func backRow(_ title: String) -> UIView {
    let back = UIAction(title: title, image: UIImage(systemName: "chevron.down")) { _ in }
    let row = MenuRow(back, .line, hasMarkRoom: false)
    row.addAction(UIAction { [weak self] _ in self?.chosen?(nil) }, for: .touchUpInside)
    rows.append(row)
    return row
  }

  private func addTitle(_ title: String) {
    let box = UIView()
    let label = UILabel(
      frame: CGRect(
        x: MenuMetrics.margin,
        y: 0,
        width: MenuMetrics.width - 2 * MenuMetrics.margin,
        height: MenuMetrics.titleHeight
      )
    )
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    box.addSubview(label)
    add([box], height: MenuMetrics.titleHeight)
  }

  private func band(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  private func add(_ views: [UIView], height: CGFloat) {
    for view in views { scroll.addSubview(view) }
    bands.append((views, height))
  }

  /// The height, in points, of all lines.
  var contentHeight: CGFloat { bands.reduce(0) { $0 + $1.height } }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for band in bands {
      let width = bounds.width / CGFloat(max(band.views.count, 1))
      for (index, view) in band.views.enumerated() {
        view.frame = CGRect(x: CGFloat(index) * width, y: y, width: width, height: band.height)
      }
      y += band.height
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
    scroll.isScrollEnabled = y > bounds.height + 0.5
  }
}
