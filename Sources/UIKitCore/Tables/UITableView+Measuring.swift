internal import QuartzCore

/// Asking for the numbers: sections, rows, heights.
extension UITableView {
  /// Who supplies the rows: the data source, or else the document.
  var rowSource: (any UITableViewDataSource)? { dataSource ?? documentRows }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  var metrics: TableMetrics {
    TableMetrics(
      screenWidth: window?.bounds.width ?? bounds.width,
      scale: traitCollection.displayScale
    )
  }

  /// How far rows stand from the sides: rounded groups keep a margin beside the safe area.
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

  var rowWidth: CGFloat {
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
    if let canvas = canvasHeader(index) {
      section.header = canvas
      section.headerPadding = 0
    }
    if section.header > 0, section.header != sectionHeaderHeight {
      section.header += LayoutEngine.unsavedStretch
    }
    if index == 0 { section.headerPadding += canvasShift }
    section.footer = footerHeight(index)
    let count = rowSource?.tableView(self, numberOfRowsInSection: index) ?? 0
    section.rows = (0..<max(count, 0)).map { row in
      let path = IndexPath(row: row, section: index)
      let height = wantedHeight(path)
      return height >= 0 ? height : estimatedHeight(path)
    }
    return section
  }

  /// What older canvases moved rows down by, below the bars of their controller.
  private var canvasShift: CGFloat {
    guard let canvas, canvas.version < CanvasVersion.unscrolled,
      isControllerContent,
      let controller = next as? UIViewController ?? superview?.next as? UIViewController,
      controller.automaticallyAdjustsScrollViewInsets,
      let navigation = controller.navigationController, !navigation.isNavigationBarHidden
    else { return 0 }
    return navigation.navigationBar.frame.maxY
  }

  /// What delegate, document or table ask for; negative for automatic.
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

  func headerTitle(_ section: Int) -> String? {
    rowSource?.tableView(self, titleForHeaderInSection: section)
  }

  func footerTitle(_ section: Int) -> String? {
    rowSource?.tableView(self, titleForFooterInSection: section)
  }

  private var headerPadding: CGFloat {
    guard style == .plain else { return 0 }
    if let canvas, canvas.version < CanvasVersion.headerPadding { return 0 }
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
    let first = section == 0 && tableHeaderView == nil
    if let canvas { return canvasTitle(section, title: title, asked: asked, in: canvas) }
    if let title {
      let height = max(TableMetrics.groupedHeader, titleHeight(title) + 22)
      return max(asked, height + (first ? TableMetrics.firstGroupedHeader : 0))
    }
    if asked >= 0 { return asked }
    return first ? TableMetrics.firstGroupedGap : TableMetrics.groupedGap
  }

  /// The height of a grouped section's header on Xcode's canvas.
  private func canvasTitle(
    _ section: Int,
    title: String?,
    asked: CGFloat,
    in canvas: CanvasTable
  ) -> CGFloat {
    let isFirst = section == 0 && tableHeaderView == nil
    guard let title else {
      let gap = isFirst ? TableMetrics.firstGroupedGap : TableMetrics.groupedGap
      return canvas.gapHeight(isFirst: isFirst, asked: asked) ?? (asked >= 0 ? asked : gap)
    }
    let height = canvas.titleHeight(
      isFirst: isFirst,
      hasFooter: footerTitle(section) != nil,
      line: titleHeight(title),
      metrics
    )
    return max(asked, height)
  }

  /// The height of a header's words, broken into lines where the rows end.
  private func titleHeight(_ title: String) -> CGFloat {
    titleView(title, isHeader: true).titleHeight(width: rowWidth)
  }

  /// The room that Xcode's canvas keeps for a title above prototypes, and in newer plain tables
  /// above every section.
  private func canvasHeader(_ section: Int) -> CGFloat? {
    guard let canvas, showsPrototypes, staticRows != nil else { return nil }
    guard style == .plain else {
      guard !prototypes.isEmpty, section == 0 else { return nil }
      return canvas.titleHeight(isFirst: true, hasFooter: false, line: titleHeight(" "), metrics)
    }
    let isTitled = headerTitle(section)?.isEmpty == false
    let isBare = prototypes.isEmpty && canvas.version < CanvasVersion.bareHeaders
    guard !isTitled, !isBare else { return nil }
    let plain = sectionHeaderHeight > 1 ? sectionHeaderHeight : TableMetrics.plainHeader
    switch canvas.version {
    case ..<CanvasVersion.plainHeaders: return plain
    case ..<CanvasVersion.headerPadding: return metrics.ceil(24.33)
    case ..<CanvasVersion.settledHeaders:
      return metrics.ceil(22.33 + TableMetrics.plainHeaderPadding)
    default: return TableMetrics.plainHeader + TableMetrics.plainHeaderPadding
    }
  }

  /// The room that newer canvases keep for a title below each section of a plain table.
  private var canvasFooter: CGFloat? {
    guard let canvas, showsPrototypes, staticRows != nil,
      canvas.version >= CanvasVersion.bareHeaders
    else { return nil }
    return sectionFooterHeight > 1 ? sectionFooterHeight : TableMetrics.plainHeader
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let asked =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      return asked >= 0 ? asked : fittingHeight(view)
    }
    if let title = footerTitle(section) {
      if style == .plain { return asked >= 0 ? asked : TableMetrics.plainHeader }
      let footer = titleView(title, isHeader: false)
      if let canvas, !title.isEmpty {
        return max(
          asked,
          footer.titleHeight(width: rowWidth + canvas.footerSpread(metrics))
            + canvas.footerRoom(metrics)
        )
      }
      if canvas != nil { return asked >= 0 ? asked : TableMetrics.groupedGap }
      return max(asked, footer.fittingHeight(width: rowWidth))
    }
    if style == .plain {
      if let canvas = canvasFooter { return canvas }
      return asked == sectionFooterHeight ? 0 : max(asked, 0)
    }
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
      if let canvas, let row = estimated.row(path), canvas.leavesUnmeasured(row, in: self) {
        continue
      }
      heights[path] = metrics.ceil(cell(at: path).fittingHeight(width: rowWidth))
    }
    guard heights.contains(where: { geometry.row($0.key)?.height != $0.value }) else {
      return false
    }
    geometry.setHeights(heights)
    contentSize = CGSize(width: bounds.width, height: geometry.contentHeight)
    return true
  }
}
