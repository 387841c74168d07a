internal import QuartzCore

/// A list with letters beside its entries.
protocol IndexedList: UIScrollView {
  /// A letter was touched.
  func indexChosen(_ title: String, at index: Int)
}

/// The letters beside the rows; touching one goes to its section.
final class TableIndexView: UIControl {
  static let width: CGFloat = 15
  let titles: [String]
  private let labels: [UILabel]
  private weak var list: (any IndexedList)?

  init(
    _ titles: [String],
    list: any IndexedList,
    color: UIColor? = nil,
    background: UIColor? = nil
  ) {
    self.titles = titles
    self.list = list
    labels = titles.map { title in
      let label = UILabel()
      label.text = title == UITableView.indexSearch ? "⌕" : title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.textColor = color ?? list.tintColor
      return label
    }
    super.init(frame: .zero)
    backgroundColor = background
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  private var lineHeight: CGFloat {
    titles.isEmpty ? 0 : min(14, bounds.height / CGFloat(titles.count))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = (bounds.height - lineHeight * CGFloat(titles.count)) / 2
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0,
        y: top + CGFloat(index) * lineHeight,
        width: bounds.width,
        height: lineHeight
      )
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    go(to: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    go(to: touch)
    return true
  }

  private func go(to touch: UITouch) {
    let y = touch.location(in: self).y
    let index = labels.lastIndex { $0.frame.minY <= y } ?? 0
    guard titles.indices.contains(index) else { return }
    list?.indexChosen(titles[index], at: index)
  }

  override var accessibilityDefaults: AccessibilityDefaults { indexAccessibility }
}

extension UITableView: IndexedList {
  /// Shows the data source's letters, where there are rows enough for them.
  func layOutIndex() {
    let titles = wantedIndexTitles
    if indexView?.titles ?? [] != titles {
      indexView?.removeFromSuperview()
      indexView =
        titles.isEmpty
        ? nil
        : TableIndexView(
          titles,
          list: self,
          color: sectionIndexColor,
          background: sectionIndexBackgroundColor
        )
      indexView.map(addSubview)
    }
    guard let indexView else { return }
    let inset = adjustedContentInset
    indexView.frame = CGRect(
      x: bounds.maxX - insetFromSafeArea.right - TableIndexView.width,
      y: bounds.minY + inset.top,
      width: TableIndexView.width,
      height: max(0, bounds.height - inset.top - inset.bottom)
    )
    if subviews.last !== indexView { bringSubviewToFront(indexView) }
  }

  private var wantedIndexTitles: [String] {
    guard style == .plain, geometry.hasRows(max(sectionIndexMinimumDisplayRowCount, 1)) else {
      return []
    }
    return rowSource?.sectionIndexTitles(for: self) ?? []
  }

  func indexChosen(_ title: String, at index: Int) {
    let answer = rowSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
    guard current.section(answer) != nil else { return }
    let top = rectBelowPlaceholders(ofSection: answer).minY
    let offset = CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)
    setContentOffset(clamped(offset), animated: false)
  }
}
