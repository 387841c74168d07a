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
    isUpdating = window != nil && UIView.areAnimationsEnabled
    let map = PlaceMap(batch.updates, before: before, after: after)
    if isUpdating {
      let places = BatchPlaces(batch.updates, over: map, before: before, after: after)
      layout.changes = LayoutChanges(places, before: attributesBefore)
    }
    layout.carryMeasurements(batch.updates)
    layout.invalidateLayout(with: layout.dataContext)
    layout.prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: Self.items(of: batch.updates))
    adopt(batch.updates, before, after, map)
    var departing: [Departure] = []
    settle(animated: true) { [weak self] in
      defer {
        layout.changes = nil
        self?.isUpdating = false
      }
      guard let self else { return }
      departing += depart()
      // A view that left its window meanwhile is laid out when it is in one again.
      guard window != nil else { return }
      moveToTarget()
      layoutIfNeeded()
      // Laying out has sent off what left the rectangle in sight.
      departing += depart()
    } completion: { [weak self] finished in
      for departure in departing { self?.finish(departure) }
      layout.finalizeCollectionViewUpdates()
      batch.complete(finished)
    }
  }

  /// The places in sight, or up to its length away where the layout knows them, for what moves in.
  private var attributesBefore: [UICollectionViewLayoutAttributes] {
    let room = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let known = collectionViewLayout.knownAttributes(in: mirrored(room))
    return known.isEmpty ? shownAttributes : known
  }

  /// Gives cells and selection their new places, and drops those of items that are gone.
  private func adopt(_ updates: ListUpdates, _ before: [Int], _ after: [Int], _ map: PlaceMap) {
    coverRow()
    carry(updates, over: map)
    let sections = updates.sectionMap(before: before.count, after: after.count)
    dragAndDrop?.carryPlaceholders(before: before, sections: sections) { map[$0] }
    let old = supplementary
    supplementary = [:]
    for (key, view) in old {
      if !isDeleted(key), let path = place(of: key, updates, map, sections) {
        supplementary[SupplementaryKey(kind: key.kind, path: path)] = view
      } else {
        drop(view, key)
      }
    }
    renewExtras()
    reconfigure(updates, over: map)
  }

  /// True for a view that the layout has go with the batch.
  private func isDeleted(_ key: SupplementaryKey) -> Bool {
    collectionViewLayout.indexPathsToDeleteForSupplementaryView(ofKind: key.kind)
      .contains(key.path)
  }

  /// Drops what the layout has made anew or go with the batch.
  private func renewExtras() {
    let layout = collectionViewLayout
    for kind in Set(supplementary.keys.map(\.kind)) {
      for path in layout.indexPathsToInsertForSupplementaryView(ofKind: kind) {
        let key = SupplementaryKey(kind: kind, path: path)
        supplementary.removeValue(forKey: key).map { takeAway($0, key) }
      }
    }
    for kind in Set(decorations.keys.map(\.kind)) {
      let gone = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
      for path in gone + layout.indexPathsToInsertForDecorationView(ofKind: kind) {
        let key = SupplementaryKey(kind: kind, path: path)
        guard let view = decorations[key] else { continue }
        if !sendOff(view, .decoration) { view.removeFromSuperview() }
        decorations[key] = nil
      }
    }
  }

  private func drop(_ view: UICollectionReusableView, _ key: SupplementaryKey) {
    if !sendOff(view, .extra(key)) { takeAway(view, key) }
  }

  /// The new place of a supplementary view; nil for one that is gone or to be made anew.
  private func place(
    of key: SupplementaryKey,
    _ updates: ListUpdates,
    _ map: PlaceMap,
    _ sections: [Int?]
  ) -> IndexPath? {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let isFlow = collectionViewLayout is UICollectionViewFlowLayout
    guard layout != nil || isFlow && UICollectionViewFlowLayout.Extra(kind: key.kind) != nil else {
      return nil
    }
    guard key.path.count == 2 else { return key.path }
    if let layout, layout.attaches(key.kind) { return map[key.path] }
    guard !updates.reloadedSections.contains(key.path.section),
      sections.indices.contains(key.path.section)
    else { return nil }
    return sections[key.path.section].map { IndexPath(item: key.path.item, section: $0) }
  }

  func drop(_ cell: UICollectionViewCell, at path: IndexPath) {
    if !sendOff(cell, .item(path)) { takeAway(cell, at: path) }
  }

  /// Puts a cell into the pool at once and tells the delegate.
  func takeAway(_ cell: UICollectionViewCell, at path: IndexPath) {
    recycle(cell, at: path)
    (delegate as? any UICollectionViewDelegate)?
      .collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  /// Puts a supplementary view into the pool at once and tells the delegate.
  func takeAway(_ view: UICollectionReusableView, _ key: SupplementaryKey) {
    recycle(view, kind: key.kind)
    (delegate as? any UICollectionViewDelegate)?.collectionView(
      self,
      didEndDisplayingSupplementaryView: view,
      forElementOfKind: key.kind,
      at: key.path
    )
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
