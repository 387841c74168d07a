internal import QuartzCore

/// Items and sections that come, go and move.
extension UICollectionView: BatchedList {
  var knownCounts: [Int]? { currentCounts }

  func perform(_ batch: ListBatch) {
    let before = batch.before ?? []
    counts = nil
    indexTitles = nil
    let after = currentCounts
    if let objection = batch.updates.objection(.collection, before: before, after: after) {
      UIKitException.list(objection).raise()
    }
    let layout = collectionViewLayout
    layout.carryMeasurements(batch.updates)
    layout.invalidateLayout(with: layout.dataContext)
    layout.prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: Self.items(of: batch.updates))
    isUpdating = window != nil && UIView.areAnimationsEnabled
    adopt(batch.updates, before, after)
    let departing = departures
    departures = []
    settle(animated: true) { [weak self] in
      guard let self, window != nil else { return }
      for departure in departing { depart(departure) }
      moveToTarget()
      layoutIfNeeded()
      isUpdating = false
    } completion: { [weak self] finished in
      for departure in departing { self?.finish(departure) }
      layout.finalizeCollectionViewUpdates()
      batch.complete(finished)
    }
  }

  /// Gives cells and selection their new places, and drops those of items that are gone.
  private func adopt(_ updates: ListUpdates, _ before: [Int], _ after: [Int]) {
    coverRow()
    let map = PlaceMap(updates, before: before, after: after)
    carry(updates, over: map)
    let sections = updates.sectionMap(before: before.count, after: after.count)
    dragAndDrop?.carryPlaceholders(before: before, sections: sections) { map[$0] }
    let old = supplementary
    supplementary = [:]
    for (key, view) in old {
      if let path = place(of: key, updates, map, sections) {
        supplementary[SupplementaryKey(kind: key.kind, path: path)] = view
      } else {
        recycle(view, kind: key.kind)
      }
    }
    reconfigure(updates, over: map)
  }

  /// The new place of a supplementary view; nil for one that is gone or to be made anew.
  private func place(
    of key: SupplementaryKey,
    _ updates: ListUpdates,
    _ map: PlaceMap,
    _ sections: [Int?]
  ) -> IndexPath? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return nil
    }
    guard key.path.count == 2 else { return key.path }
    if layout.attaches(key.kind) { return map[key.path] }
    guard !updates.reloadedSections.contains(key.path.section),
      sections.indices.contains(key.path.section)
    else { return nil }
    return sections[key.path.section].map { IndexPath(item: key.path.item, section: $0) }
  }

  func drop(_ cell: UICollectionViewCell, at path: IndexPath) {
    if isUpdating, let departure = departure(of: cell, at: path) {
      return departures.append(departure)
    }
    takeAway(cell, at: path)
  }

  /// Puts a cell into the pool at once and tells the delegate.
  func takeAway(_ cell: UICollectionViewCell, at path: IndexPath) {
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
