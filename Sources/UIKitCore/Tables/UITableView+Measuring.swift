package import QuartzCore

/// Asking for the numbers: sections, rows, heights.
extension UITableView {
  /// The supplier of the rows: the data source, or else the document.
  var rowSource: (any UITableViewDataSource)? { dataSource ?? documentRows }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The rules that lay the table out beside UIKit's own; nil in apps.
  var layoutRules: (any LayoutRules)? { UIScreen.main.layoutRules }

  package var metrics: TableMetrics {
    TableMetrics(
      screenWidth: window?.bounds.width ?? bounds.width,
      scale: traitCollection.displayScale
    )
  }

  /// The distance of rows from the sides: rounded groups keep a margin beside the safe area.
  private var sideInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let safe = insetFromSafeArea
    return UIEdgeInsets(
      top: 0,
      left: safe.left + metrics.margin,
      bottom: 0,
      right: safe.right + metrics.margin
    )
  }

  var rowX: CGFloat { sideInsets.left }

  package var rowWidth: CGFloat {
    let sides = sideInsets
    return max(bounds.width - sides.left - sides.right, 0)
  }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// The geometry for what the data source says now.
  var current: TableGeometry {
    measureIfNeeded()
    return geometry
  }

  func measureIfNeeded() {
    guard needsReload || geometryWidth != rowWidth else { return }
    if needsReload {
      dropViews()
      prefetched = []
    }
    needsReload = false
    geometryWidth = rowWidth
    measured = []
    let count = rowSource?.numberOfSections(in: self) ?? 0
    geometry = TableGeometry(
      sections: (0..<max(count, 0)).map(measuredSection),
      header: tableHeaderView?.bounds.height ?? 0,
      footer: tableFooterView?.bounds.height ?? 0
    )
    estimated = geometry
    contentSize = CGSize(width: bounds.width, height: geometry.contentHeight)
  }

  private func measuredSection(_ index: Int) -> TableGeometry.Section {
    var section = TableGeometry.Section()
    section.header = headerHeight(index)
    section.headerPadding = section.header > 0 ? headerPadding : 0
    section.footer = footerHeight(index)
    let count = rowSource?.tableView(self, numberOfRowsInSection: index) ?? 0
    section.rows = (0..<max(count, 0)).map { row in
      let path = IndexPath(row: row, section: index)
      let height = wantedHeight(path)
      return height >= 0 ? height : estimatedHeight(path)
    }
    layoutRules?.change(&section, at: index, of: self)
    return section
  }

  /// The height that delegate, document or table ask for; negative for automatic.
  func wantedHeight(_ path: IndexPath) -> CGFloat {
    if let tableDelegate { return tableDelegate.tableView(self, heightForRowAt: path) }
    return documentHeight(path) ?? rowHeight
  }

  private func estimatedHeight(_ path: IndexPath) -> CGFloat {
    let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path)
    let height = estimate ?? estimatedRowHeight
    return height > 0 ? height : TableMetrics.rowHeight
  }

  // MARK: Headers and footers

  package func headerTitle(_ section: Int) -> String? {
    rowSource?.tableView(self, titleForHeaderInSection: section)
  }

  package func footerTitle(_ section: Int) -> String? {
    rowSource?.tableView(self, titleForFooterInSection: section)
  }

  private var headerPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.plainHeaderPadding
  }

  /// Plain sections without header text have no header; grouped ones keep a gap (S-9).
  private func headerHeight(_ section: Int) -> CGFloat {
    let asked =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let title = headerTitle(section)
    let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    if let view { return asked >= 0 ? asked : fittingHeight(view) }
    if style == .plain {
      guard let title else { return asked == sectionHeaderHeight ? 0 : max(asked, 0) }
      return asked >= 0 ? asked : max(TableMetrics.plainHeader, titleHeight(title) + 10)
    }
    let first = hasFirstGap(section)
    if let title {
      let height = max(TableMetrics.groupedHeader, titleHeight(title) + 22)
      return max(asked, height + (first ? TableMetrics.firstGroupedHeader : 0))
    }
    if asked >= 0 { return asked }
    return first ? TableMetrics.firstGroupedGap : TableMetrics.groupedGap
  }

  /// True if a grouped section begins further down than the others: the first one does, unless a
  /// large title above it keeps the distance (S-17).
  package func hasFirstGap(_ section: Int) -> Bool {
    section == 0 && tableHeaderView == nil && !isBelowLargeTitle
  }

  /// True if the table is in a stack whose bar shows a large title.
  package var isBelowLargeTitle: Bool {
    let navigation = containingController?.navigationController
    guard let navigation, !navigation.isNavigationBarHidden else { return false }
    return navigation.navigationBar.showsLargeTitle
  }

  private var containingController: UIViewController? {
    var responder = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder as? UIViewController
  }

  /// The height of a header's text, broken into lines where the rows end.
  private func titleHeight(_ title: String) -> CGFloat {
    titleView(title, isHeader: true).titleHeight(width: rowWidth)
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let asked =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      return asked >= 0 ? asked : fittingHeight(view)
    }
    if let title = footerTitle(section) {
      if style == .plain { return asked >= 0 ? asked : TableMetrics.plainHeader }
      return max(asked, titleView(title, isHeader: false).fittingHeight(width: rowWidth))
    }
    if style == .plain { return asked == sectionFooterHeight ? 0 : max(asked, 0) }
    return asked >= 0 ? asked : TableMetrics.groupedGap
  }

  private func fittingHeight(_ view: UIView) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView {
      return view.fittingHeight(width: rowWidth)
    }
    return view.bounds.height
  }

  // MARK: Automatic rows

  /// Makes and measures the cells of automatic rows in a stretch; answers whether heights changed.
  func measureRows(from minY: CGFloat, to maxY: CGFloat) -> Bool {
    var heights: [IndexPath: CGFloat] = [:]
    for path in geometry.rows(from: minY, to: maxY) where !measured.contains(path) {
      measured.insert(path)
      guard wantedHeight(path) < 0 else { continue }
      heights[path] = measuredHeight(of: cell(at: path), at: path)
    }
    guard heights.contains(where: { geometry.row($0.key)?.height != $0.value }) else {
      return false
    }
    geometry.setHeights(heights)
    contentSize = CGSize(width: bounds.width, height: geometry.contentHeight)
    return true
  }

  private func measuredHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    layoutRules?.height(of: cell, at: path, in: self)
      ?? metrics.ceil(cell.fittingHeight(width: rowWidth))
  }
}
