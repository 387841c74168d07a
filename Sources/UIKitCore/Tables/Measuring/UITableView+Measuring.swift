internal import QuartzCore

/// Asking for the numbers: sections, rows, heights.
extension UITableView {
  /// True if rows have the heights saved in their document, for the text size it is drawn with.
  var keepsSavedHeights: Bool {
    let size = traitCollection.preferredContentSizeCategory
    return showsPrototypes && (size == .large || size == .unspecified)
  }

  /// The supplier of the rows: the data source, or else the document.
  var rowSource: (any UITableViewDataSource)? { dataSource ?? documentRows }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The rules that lay the table out beside UIKit's own; nil in apps.
  var layoutRules: (any LayoutRules)? { UIScreen.main.layoutRules }
  var tableRules: (any TableRules)? { layoutRules.flatMap { $0 as? any TableRules } }

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

  func textSizeMayHaveChanged(since before: UITraitCollection?) {
    guard let before,
      before.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    geometryWidth = -1
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
      prefetches = PrefetchList()
    }
    needsReload = false
    geometryWidth = rowWidth
    let count = rowSource?.numberOfSections(in: self) ?? 0
    adopt((0..<max(count, 0)).map { measuredSection($0, rows: RowHeights(rowHeights($0))) })
  }

  /// Shows sections of these heights.
  func adopt(_ sections: [TableGeometry.Section]) {
    geometry = TableGeometry(
      sections: sections,
      header: tableHeaderView?.bounds.height ?? 0,
      footer: tableFooterView?.bounds.height ?? 0
    )
    // Nobody else asks, and two of them would be copied when a row is measured.
    estimated = tableRules == nil ? TableGeometry() : geometry
    contentSize = CGSize(width: bounds.width, height: geometry.contentHeight)
  }

  func measuredSection(_ index: Int, rows: RowHeights) -> TableGeometry.Section {
    let measure = TableMeasure(isPlain: style == .plain, headerTopPadding: sectionHeaderTopPadding)
    var section = measure.section(
      header: headerEdge(index),
      footer: footerEdge(index),
      rows: rows,
      hasFirstGap: hasFirstGap(index)
    )
    tableRules?.change(&section, at: index, of: self)
    return section
  }

  private func rowHeights(_ section: Int) -> ExtentTree {
    let count = max(rowSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
    if let common = commonRowHeight(section, count: count) {
      return ExtentTree(count: count, length: common)
    }
    let heights = (0..<count).lazy.map { self.height(IndexPath(row: $0, section: section)) }
    return ExtentTree(ContiguousArray(heights))
  }

  /// The height of a row before it is measured.
  private func height(_ path: IndexPath) -> CGFloat {
    let height = wantedHeight(path)
    return height >= 0 ? height : estimatedHeight(path)
  }

  /// The height of all rows of a section before they are measured; nil where delegate or document
  /// are to be asked about each.
  func commonRowHeight(_ section: Int, count: Int) -> CGFloat? {
    guard staticRows == nil else { return nil }
    let first = IndexPath(row: 0, section: section)
    guard let tableDelegate, count > 0 else {
      return rowHeight >= 0 ? rowHeight : TableMeasure.estimate(estimatedRowHeight)
    }
    leavesHeights = false
    let height = tableDelegate.tableView(self, heightForRowAt: first)
    guard leavesHeights else { return nil }
    guard height < 0 else { return height }
    leavesHeights = false
    let estimate = tableDelegate.tableView(self, estimatedHeightForRowAt: first)
    return leavesHeights ? TableMeasure.estimate(estimate) : nil
  }

  /// The height that a delegate leaves to the protocol's default, and so for all rows.
  ///
  /// Other objects may be asked by a delegate that has an answer of its own.
  func height(_ height: CGFloat, leftBy delegate: any UITableViewDelegate) -> CGFloat {
    if delegate === self.delegate { leavesHeights = true }
    return height
  }

  /// The height that delegate, document or table ask for; negative for automatic.
  func wantedHeight(_ path: IndexPath) -> CGFloat {
    if let tableDelegate { return tableDelegate.tableView(self, heightForRowAt: path) }
    return documentHeight(path) ?? rowHeight
  }

  private func estimatedHeight(_ path: IndexPath) -> CGFloat {
    let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path)
    return TableMeasure.estimate(estimate ?? estimatedRowHeight)
  }

  // MARK: Headers and footers

  package func headerTitle(_ section: Int) -> String? {
    rowSource?.tableView(self, titleForHeaderInSection: section)
  }

  package func footerTitle(_ section: Int) -> String? {
    rowSource?.tableView(self, titleForFooterInSection: section)
  }

  private func headerEdge(_ section: Int) -> TableMeasure.Edge {
    edge(
      asked: tableDelegate?.tableView(self, heightForHeaderInSection: section)
        ?? sectionHeaderHeight,
      common: sectionHeaderHeight,
      title: headerTitle(section),
      view: tableDelegate?.tableView(self, viewForHeaderInSection: section),
      titleHeight: titleHeight
    )
  }

  private func footerEdge(_ section: Int) -> TableMeasure.Edge {
    edge(
      asked: tableDelegate?.tableView(self, heightForFooterInSection: section)
        ?? sectionFooterHeight,
      common: sectionFooterHeight,
      title: footerTitle(section),
      view: tableDelegate?.tableView(self, viewForFooterInSection: section),
      titleHeight: { self.titleView($0, isHeader: false).fittingHeight(width: self.rowWidth) }
    )
  }

  /// Views and texts are measured only where their height counts.
  private func edge(
    asked: CGFloat,
    common: CGFloat,
    title: String?,
    view: UIView?,
    titleHeight: (String) -> CGFloat
  ) -> TableMeasure.Edge {
    // A plain title is as high as asked; only an automatic one is as high as its text.
    let countsText = style != .plain || asked < 0
    return TableMeasure.Edge(
      asked: asked,
      common: common,
      view: view.map { asked >= 0 ? asked : fittingHeight($0) },
      title: view == nil ? title.map { countsText ? titleHeight($0) : 0 } : nil
    )
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
    withRows(from: minY, to: maxY) { path in
      guard !geometry.isMeasured(path) else { return }
      geometry.note(path, isMeasured: true)
      guard wantedHeight(path) < 0 else { return }
      measuredRow = path
      defer { measuredRow = nil }
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
    tableRules?.height(of: cell, at: path, in: self)
      ?? metrics.ceil(cell.fittingHeight(width: rowWidth))
  }
}
