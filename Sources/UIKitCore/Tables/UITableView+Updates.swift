internal import QuartzCore

/// A batch of changes that is under way.
struct TableBatch {
  var updates = ListUpdates()
  /// The rows of each section when the batch began; nil when nobody had asked for them yet.
  var before: [Int]?
  var depth = 0
  var isAnimated = false
  var completions: [(Bool) -> Void] = []
}

/// Rows and sections that come, go and move.
extension UITableView {
  /// The duration, in seconds, in which rows come and go.
  private static let updateDuration: TimeInterval = 0.3

  func openBatch() {
    if batch == nil {
      // Rows that nobody asked for yet are simply as the data source says in the end.
      batch = TableBatch(before: needsReload ? nil : geometry.sections.map(\.rows.count))
    }
    batch?.depth += 1
  }

  func closeBatch() {
    guard batch != nil else { return }
    batch?.depth -= 1
    guard let done = batch, done.depth == 0 else { return }
    batch = nil
    perform(done)
  }

  /// Notes a change; alone it is a batch of its own.
  func change(_ animation: RowAnimation = .none, _ note: (inout ListUpdates) -> Void) {
    openBatch()
    if var open = batch {
      note(&open.updates)
      if animation != .none { open.isAnimated = true }
      batch = open
    }
    closeBatch()
  }

  private func perform(_ batch: TableBatch) {
    guard let before = batch.before else {
      setNeedsReload()
      return finish(batch)
    }
    guard !batch.updates.isEmpty else {
      // An empty batch only measures anew.
      geometryWidth = -1
      return settle(batch)
    }
    let after = sourceCounts
    if let objection = batch.updates.objection(.table, before: before, after: after) {
      UIKitException.list(objection).raise()
    }
    adopt(batch.updates, before: before, after: after)
    settle(batch)
  }

  private var sourceCounts: [Int] {
    guard let rowSource else { return [] }
    return (0..<max(rowSource.numberOfSections(in: self), 0)).map {
      max(rowSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }

  /// Gives cells and selection their new places, and drops those of rows that are gone.
  private func adopt(_ updates: ListUpdates, before: [Int], after: [Int]) {
    coverRow()
    let map = updates.pathMap(before: before, after: after)
    let stale = Set(updates.reloaded)
    var kept: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let place = map[path], !stale.contains(path) {
        kept[place] = cell
      } else {
        recycle(cell)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    cells = kept
    selection = selection.compactMap { map[$0] }
    for view in Array(headers.values) + Array(footers.values) { recycleHeader(view) }
    (headers, footers) = ([:], [:])
    geometryWidth = -1
    for path in updates.reconfigured { reconfigure(map[path] ?? path) }
  }

  /// Lets the data source fill the cell that is there once more.
  private func reconfigure(_ path: IndexPath) {
    guard let cell = cells[path], let identifier = cell.reuseIdentifier else { return }
    reuse.lend(cell, as: .cell, identifier)
    _ = rowSource?.tableView(self, cellForRowAt: path)
    reuse.endLending()
  }

  private func settle(_ batch: TableBatch) {
    setNeedsLayout()
    guard window != nil else { return finish(batch) }
    guard batch.isAnimated, UIView.areAnimationsEnabled else {
      layoutIfNeeded()
      return finish(batch)
    }
    UIView.animate(withDuration: Self.updateDuration) {
      self.layoutIfNeeded()
    } completion: { finished in
      for completion in batch.completions { completion(finished) }
    }
  }

  private func finish(_ batch: TableBatch) {
    for completion in batch.completions {
      if let window {
        window.screen.frameLoop.afterNextPicture { completion(true) }
      } else {
        completion(true)
      }
    }
  }
}
