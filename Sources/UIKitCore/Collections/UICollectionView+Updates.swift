internal import QuartzCore

/// Items and sections that come, go and move.
extension UICollectionView: BatchedList {
  var knownCounts: [Int]? { currentCounts }

  func perform(_ batch: ListBatch) {
    let before = batch.before ?? []
    counts = nil
    let after = currentCounts
    if let objection = batch.updates.objection(.collection, before: before, after: after) {
      UIKitException.list(objection).raise()
    }
    adopt(batch.updates, batch.updates.pathMap(before: before, after: after))
    collectionViewLayout.carryMeasurements(batch.updates)
    collectionViewLayout.invalidateLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: Self.items(of: batch.updates))
    settle(animated: true) { [weak self] finished in
      self?.collectionViewLayout.finalizeCollectionViewUpdates()
      batch.complete(finished)
    }
  }

  /// Gives cells and selection their new places, and drops those of items that are gone.
  private func adopt(_ updates: ListUpdates, _ map: [IndexPath: IndexPath]) {
    coverRow()
    carry(updates, over: map)
    for view in supplementary.values { view.removeFromSuperview() }
    supplementary = [:]
    reconfigure(updates, over: map)
  }

  func drop(_ cell: UICollectionViewCell, at path: IndexPath) {
    recycle(cell, at: path)
    (delegate as? any UICollectionViewDelegate)?
      .collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func fillCell(at path: IndexPath) {
    _ = dataSource?.collectionView(self, cellForItemAt: path)
  }

  func reuseIdentifier(of cell: UICollectionViewCell) -> String? { cell.reuseIdentifier }

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
