internal import QuartzCore

/// Cells and headers for what is in sight.
extension UITableView {
  func setUpTable() {
    if backgroundColor == nil { backgroundColor = style.backgroundColor }
    alwaysBounceVertical = true
    clipsToBounds = true
    setUpSwipes()
    addGestureRecognizer(RangePan.following())
    contextMenuInteraction.map(addInteraction)
  }

  /// Forgets all cells; those of the same identifier are used again.
  func dropViews() {
    coverRow()
    for (_, cell) in cells { recycle(cell) }
    for (_, view) in headers { recycleHeader(view) }
    for (_, view) in footers { recycleHeader(view) }
    dragAndDrop?.dropPlaceholders()
    (cells, headers, footers) = ([:], [:], [:])
  }

  func layOutTable() {
    guard bounds.width > 0 else { return }
    measureIfNeeded()
    keepRowsWhileTurning()
    defer { resizing.isUnderWay = false }
    let isResized = measureResized()
    resizing.isUnderWay = true
    // Measured rows move others into sight; each round measures at least one more.
    while measureRows(from: shownStretch.lowerBound, to: shownStretch.upperBound) {}
    guard isResized else { return layOutParts() }
    UIView.animate(withDuration: ListMotion.duration) {
      self.layOutParts()
      for cell in self.cells.values { cell.layoutIfNeeded() }
    }
  }

  private func layOutParts() {
    layOutRows()
    layOutPlaceholders()
    layOutHeaders()
    layOutChrome()
    layOutFillers()
    layOutIndex()
    prefetchRows()
  }

  /// Names rows a screen ahead to the prefetching source, each once until the next reload.
  private func prefetchRows() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let reach = bounds.height
    let near = geometry.rows(from: bounds.minY - reach, to: bounds.maxY + reach)
      .filter { cells[$0] == nil }
    let change = prefetches.update(near: near, shown: cells.keys)
    if !change.cancelled.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: change.cancelled)
    }
    if !change.prefetched.isEmpty {
      source.tableView(self, prefetchRowsAt: change.prefetched)
    }
  }

  /// The part of the height that has cells: that in sight, and all of it where other rules hold.
  var shownStretch: ClosedRange<CGFloat> {
    let end = tableRules == nil ? bounds.maxY : max(bounds.maxY, geometry.contentHeight)
    guard let before = stretchBeforeTurn else { return bounds.minY...end }
    return min(bounds.minY, before.lowerBound)...max(end, before.upperBound)
  }

  /// Rows that a turn takes out of sight are seen until it is over.
  private func keepRowsWhileTurning() {
    guard stretchBeforeTurn == nil, let turn = ViewAnimation.current, !turn.movesNew,
      let before = layer.presentation()?.bounds, before.maxY > bounds.maxY,
      let loop = window?.screen.frameLoop
    else { return }
    stretchBeforeTurn = before.minY...before.maxY
    loop.schedule(after: turn.duration) { [weak self] in
      self?.stretchBeforeTurn = nil
      self?.setNeedsLayout()
    }
  }

  private func layOutRows() {
    let gap = dragAndDrop?.gap
    let reach = (gap.map { abs(gapLength($0)) } ?? 0) + placeholderHeight
    let stretch = shownStretch.lowerBound - reach...shownStretch.upperBound + reach
    hideDragged(gap?.source.flatMap { cells[$0] })
    recycleRows(outside: stretch)
    withRows(from: stretch.lowerBound, to: stretch.upperBound) { path in
      let cell = self.cell(at: path)
      let isNew = cell.superview !== self
      let frame = shownRect(ofRow: path)
      guard isNew else {
        cell.frame = frame
        return prepare(cell, at: path)
      }
      // New views appear in their final places, unless they come in with a batch.
      bringIn(cell, from: changes?.start(of: path, frame), to: frame) {
        prepare(cell, at: path)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      }
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  private func recycleRows(outside stretch: ClosedRange<CGFloat>) {
    func isShown(_ path: IndexPath) -> Bool { geometry.reaches(path, into: stretch) }
    // Most frames take no row out of sight, and looking for one asks for no memory.
    guard cells.contains(where: { !isShown($0.key) }) else { return }
    withPaths { gone in
      for path in cells.keys where !isShown(path) { gone.append(path) }
      for path in gone {
        guard let cell = cells.removeValue(forKey: path) else { continue }
        // A row that a batch moves out of sight is seen on its way.
        if let old = changes?.places.origin(of: path) {
          let target = OutsidePlace(frame: shownRect(ofRow: path), alpha: 1)
          if sendOff(.row(cell, old), to: target) { continue }
        }
        takeAway(cell, at: path)
      }
    }
  }

  /// Calls `body` with each row that a stretch touches, from top to bottom, without asking for
  /// memory in each frame.
  func withRows(from minY: CGFloat, to maxY: CGFloat, _ body: (IndexPath) -> Void) {
    withPaths { paths in
      geometry.collectRows(from: minY, to: maxY, into: &paths)
      for index in paths.indices { body(paths[index]) }
    }
  }

  /// Lends an empty list, whose memory the table keeps between passes.
  private func withPaths(_ body: (inout [IndexPath]) -> Void) {
    var paths: [IndexPath] = []
    swap(&paths, &spareRows)
    body(&paths)
    paths.removeAll(keepingCapacity: true)
    swap(&paths, &spareRows)
  }

  /// The cell of a row, made if there is none yet.
  func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = cells[path] { return cell }
    let cell = UIView.withoutAnimation {
      rowSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
    }
    changes?.keep(cell)
    cells[path] = cell
    cell.table = self
    cell.hasLaidOut = false
    if let tableDelegate {
      let level = tableDelegate.tableView(self, indentationLevelForRowAt: path)
      if level != cell.indentationLevel { cell.indentationLevel = level }
    }
    prepare(cell, at: path)
    return cell
  }

  private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    place(cell, at: path)
    cell.isSelected = selection.contains(path)
    prepareEditing(cell, at: path)
  }

  /// Gives a cell its margins and separators.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard geometry.sections.indices.contains(path.section) else { return }
    let rows = geometry.sections[path.section].rowCount
    var metrics = metrics
    tableRules?.change(&metrics, at: path, of: self)
    cell.place = TableRowPlace(
      style: style,
      isFirst: path.row == 0,
      isLast: path.row == rows - 1,
      metrics: metrics,
      separatorColor: separatorStyle == .none ? nil : separatorColor,
      separatorInset: ownSeparatorInset,
      separatorInsetReference: separatorInsetReference
    )
  }

  func rect(_ band: TableGeometry.Band?) -> CGRect {
    guard let band else { return .zero }
    return CGRect(x: rowX, y: band.y, width: rowWidth, height: band.height)
  }

  // MARK: Headers and footers

  private func layOutHeaders() {
    let shown = geometry.sections(from: bounds.minY - placeholderHeight, to: bounds.maxY)
    for (section, view) in headers where !shown.contains(section) {
      headers[section] = nil
      recycleHeader(view)
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    for (section, view) in footers where !shown.contains(section) {
      footers[section] = nil
      recycleHeader(view)
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    for section in shown {
      layOutHeader(section)
      layOutFooter(section)
    }
  }

  private func layOutHeader(_ section: Int) {
    guard let band = geometry.header(section), band.height > 0 else { return }
    guard let view = headers[section] ?? newHeader(section) else { return }
    let shift = gapShift { $0.shift(ofHeader: section) }
    var frame = rectBelowPlaceholders(ofHeader: section).offsetBy(dx: 0, dy: shift)
    let pinnedY = stickyY(band, in: section)
    let isPinned = style == .plain && pinnedY > frame.minY
    if isPinned { frame.origin.y = pinnedY }
    (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
    guard headers[section] == nil else { return view.frame = frame }
    headers[section] = view
    changes?.keep(view)
    bringIn(view, from: start(ofSection: section, frame), to: frame) { addSubview(view) }
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
  }

  /// Headers of plain tables stay at the top until the next section pushes them away.
  private func stickyY(_ band: TableGeometry.Band, in section: Int) -> CGFloat {
    let end = rectBelowPlaceholders(ofSection: section).maxY
    return min(bounds.minY + adjustedContentInset.top, end - band.height)
  }

  private func layOutFooter(_ section: Int) {
    guard let band = geometry.footer(section), band.height > 0 else { return }
    guard let view = footers[section] ?? newFooter(section) else { return }
    let shift = gapShift { $0.shift(ofFooter: section) }
    let frame = rectBelowPlaceholders(ofFooter: section).offsetBy(dx: 0, dy: shift)
    guard footers[section] == nil else { return view.frame = frame }
    footers[section] = view
    changes?.keep(view)
    bringIn(view, from: start(ofSection: section, frame), to: frame) { addSubview(view) }
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
  }

  private func newHeader(_ section: Int) -> UIView? {
    UIView.withoutAnimation {
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
        ?? headerTitle(section).map { titleView($0, isHeader: true) }
    }
  }

  private func newFooter(_ section: Int) -> UIView? {
    UIView.withoutAnimation {
      tableDelegate?.tableView(self, viewForFooterInSection: section)
        ?? footerTitle(section).map { titleView($0, isHeader: false) }
    }
  }

  func titleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.show(title, style: style, isHeader: isHeader, metrics: metrics)
    return view
  }

  // MARK: Background and views above and below

  private func layOutChrome() {
    backgroundView?.frame = bounds
    // A search takes its bar out of the header for a while.
    if let view = tableHeaderView, view.superview === self {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.headerHeight)
    }
    if let view = tableFooterView {
      let band = geometry.footer
      view.frame = CGRect(
        x: 0,
        y: band.y + placeholderHeight,
        width: bounds.width,
        height: band.height
      )
    }
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  func replaceAccessoryView(_ old: UIView?) {
    if old !== tableHeaderView, old !== tableFooterView { old?.removeFromSuperview() }
    if let tableHeaderView { addSubview(tableHeaderView) }
    if let tableFooterView { addSubview(tableFooterView) }
    setNeedsReload()
  }

  /// Plain tables draw lines where rows could be, unless a footer view says that they end.
  private func layOutFillers() {
    let lines = fillerLines
    while fillers.count > lines.count { fillers.popLast()?.removeFromSuperview() }
    while fillers.count < lines.count {
      let line = TableSeparator(color: separatorColor)
      insertSubview(line, at: backgroundView == nil ? 0 : 1)
      fillers.append(line)
    }
    for (filler, frame) in zip(fillers, lines) {
      filler.backgroundColor = separatorColor
      filler.frame = frame
    }
  }

  /// However thin the rows or tall the table, no more lines than this are drawn.
  private static let fillerLimit = 500

  private var fillerLines: [CGRect] {
    let draws = style == .plain && separatorStyle != .none && tableFooterView == nil
    let height =
      fillerRowHeight >= 0 ? fillerRowHeight : rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
    guard draws, height > 0 else { return [] }
    let inset =
      ownSeparatorInset?.separators(over: automaticSeparatorInset, separatorInsetReference)
      ?? automaticSeparatorInset
    let x = inset.left + insetFromSafeArea.left
    let width = bounds.width - x - inset.right
    // Bars are clear over the end of the content: a line below them would cross their items.
    let bottom = bounds.maxY - adjustedContentInset.bottom
    let ends = stride(
      from: geometry.bodyMaxY + placeholderHeight + height,
      through: bottom,
      by: height
    )
    return ends.prefix(Self.fillerLimit).map { y in
      CGRect(x: x, y: y - metrics.pixel, width: max(width, 0), height: metrics.pixel)
    }
  }

  var insetFromSafeArea: UIEdgeInsets {
    insetsContentViewsToSafeArea ? safeAreaInsets : .zero
  }
}

extension UITableView.Style {
  var backgroundColor: UIColor { self == .plain ? .systemBackground : .systemGroupedBackground }

  var cellBackgroundColor: UIColor {
    self == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }
}
