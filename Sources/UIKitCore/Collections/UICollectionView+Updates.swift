internal import QuartzCore

/// A batch of changes that is under way.
struct CollectionBatch {
  var updates = ListUpdates()
  /// The items of each section when the batch began.
  var before: [Int]
  var depth = 0
  var completions: [(Bool) -> Void] = []
}

/// Items and sections that come, go and move.
extension UICollectionView {
  /// The duration, in seconds, in which items come and go.
  private static let updateDuration: TimeInterval = 0.3

  func openBatch() {
    if batch == nil { batch = CollectionBatch(before: currentCounts) }
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
  func change(_ note: (inout ListUpdates) -> Void) {
    openBatch()
    if var open = batch {
      note(&open.updates)
      batch = open
    }
    closeBatch()
  }

  private func perform(_ batch: CollectionBatch) {
    counts = nil
    let after = currentCounts
    if let objection = batch.updates.objection(.collection, before: batch.before, after: after) {
      UIKitException.list(objection).raise()
    }
    let map = batch.updates.pathMap(before: batch.before, after: after)
    adopt(batch.updates, map)
    collectionViewLayout.forgetMeasurements()
    collectionViewLayout.invalidateLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: Self.items(of: batch.updates))
    settle(batch)
  }

  private func adopt(_ updates: ListUpdates, _ map: [IndexPath: IndexPath]) {
    let stale = Set(updates.reloaded)
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let place = map[path], !stale.contains(path) {
        kept[place] = cell
      } else {
        recycle(cell, at: path)
        (delegate as? any UICollectionViewDelegate)?
          .collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    }
    cells = kept
    selection = selection.compactMap { map[$0] }
    for view in supplementary.values { view.removeFromSuperview() }
    supplementary = [:]
    for path in updates.reconfigured { reconfigure(map[path] ?? path) }
  }

  /// Lets the data source fill the cell that is there once more.
  private func reconfigure(_ path: IndexPath) {
    guard let cell = cells[path], let identifier = cell.reuseIdentifier else { return }
    reuse.lend(cell, as: .cell, identifier)
    _ = dataSource?.collectionView(self, cellForItemAt: path)
    reuse.endLending()
  }

  private func settle(_ batch: CollectionBatch) {
    setNeedsLayout()
    let finish = { [weak self] (finished: Bool) in
      self?.collectionViewLayout.finalizeCollectionViewUpdates()
      for completion in batch.completions { completion(finished) }
    }
    guard let window else { return finish(true) }
    guard UIView.areAnimationsEnabled else {
      layoutIfNeeded()
      return window.screen.frameLoop.afterNextPicture { finish(true) }
    }
    UIView.animate(withDuration: Self.updateDuration) {
      self.layoutIfNeeded()
    } completion: {
      finish($0)
    }
  }

  /// The changes in the form that layouts get.
  private static func items(of updates: ListUpdates) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    let deleted = updates.deletedSections.map(whole) + updates.deleted.sorted(by: >)
    let inserted = updates.insertedSections.map(whole) + updates.inserted.sorted()
    let reloaded = updates.reloadedSections.map(whole) + updates.reloaded.sorted()
    let moved =
      updates.movedSections.map { (from: whole($0.from), to: whole($0.to)) } + updates.moved
    return deleted.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + reloaded.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
      + inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
  }
}
