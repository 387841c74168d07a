internal import QuartzCore

/// Rows and sections that come, go and move.
extension UITableView: BatchedList {
  /// Rows that nobody asked for yet are simply as the data source says in the end.
  var knownCounts: [Int]? { needsReload ? nil : geometry.sections.map(\.rowCount) }

  /// Notes a change; alone it is a batch of its own.
  func change(_ animation: RowAnimation, _ note: (inout ListUpdates) -> Void) {
    change(animated: animation != .none, note)
  }

  func perform(_ batch: ListBatch) {
    guard let before = batch.before else {
      setNeedsReload()
      return afterPicture(batch.complete)
    }
    guard !batch.updates.isEmpty else {
      // An empty batch only measures anew.
      geometryWidth = -1
      return settle(animated: batch.isAnimated, completion: batch.complete)
    }
    let after = sourceCounts
    if let objection = batch.updates.objection(.table, before: before, after: after) {
      UIKitException.list(objection).raise()
    }
    adopt(batch.updates, before, after)
    settle(animated: batch.isAnimated, completion: batch.complete)
  }

  private var sourceCounts: [Int] {
    guard let rowSource else { return [] }
    return (0..<max(rowSource.numberOfSections(in: self), 0)).map {
      max(rowSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }

  /// Gives cells and selection their new places, and drops those of rows that are gone.
  private func adopt(_ updates: ListUpdates, _ before: [Int], _ after: [Int]) {
    coverRow()
    let map = PlaceMap(updates, before: before, after: after)
    carry(updates, over: map)
    let sections = updates.sectionMap(before: before.count, after: after.count)
    dragAndDrop?.carryPlaceholders(before: before, sections: sections) { map[$0] }
    for view in Array(headers.values) + Array(footers.values) { recycleHeader(view) }
    (headers, footers) = ([:], [:])
    if carryHeights(updates, before: before, after: after) {
      measureShownAnew()
    } else {
      geometryWidth = -1
    }
    reconfigure(updates, over: map)
  }

  func drop(_ cell: UITableViewCell, at path: IndexPath) {
    recycle(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func fillCell(at path: IndexPath) { _ = rowSource?.tableView(self, cellForRowAt: path) }

  func reuseIdentifier(of cell: UITableViewCell) -> String? { cell.reuseIdentifier }
}
