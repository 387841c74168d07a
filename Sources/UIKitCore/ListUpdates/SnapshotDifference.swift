/// From one snapshot to the next as the changes of a batch.
extension ListUpdates {
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.init()
    let oldSections = old.sectionIdentifiers
    let newSections = new.sectionIdentifiers
    let steps = newSections.difference(from: oldSections).inferringMoves()
    for step in steps {
      switch step {
      case .remove(let place, let section, let target):
        if target == nil || !newSections.contains(section) { deletedSections.insert(place) }
      case .insert(let place, _, let origin):
        if let origin {
          movedSections.append((origin, place))
        } else {
          insertedSections.insert(place)
        }
      }
    }
    compareItems(old, new)
  }

  private mutating func compareItems<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let oldPlaces = Self.places(old)
    let newPlaces = Self.places(new)
    for (item, path) in oldPlaces.list where newPlaces.paths[item] == nil {
      if !deletedSections.contains(path.section) { deleted.append(path) }
    }
    for (item, path) in newPlaces.list {
      guard let origin = oldPlaces.paths[item] else {
        if !insertedSections.contains(path.section) { inserted.append(path) }
        continue
      }
      let stays = old.sectionIdentifiers[origin.section] == new.sectionIdentifiers[path.section]
      if !stays { move(from: origin, to: path) }
    }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      guard let before = old.indexOfSection(section) else { continue }
      reorder(
        old.itemIdentifiers(inSection: section).filter {
          newPlaces.paths[$0]?.section == index
        },
        new.itemIdentifiers(inSection: section).filter {
          oldPlaces.paths[$0]?.section == before
        },
        oldPlaces.paths,
        newPlaces.paths
      )
    }
    reloaded = new.reloadedItemIdentifiers.compactMap { oldPlaces.paths[$0] }
      .filter { !deleted.contains($0) }
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { oldPlaces.paths[$0] }
    for section in new.reloadedSectionIdentifiers {
      old.indexOfSection(section).map { _ = reloadedSections.insert($0) }
    }
  }

  /// An item that comes from a section which goes, or goes to one that comes, cannot move.
  private mutating func move(from origin: IndexPath, to path: IndexPath) {
    switch (deletedSections.contains(origin.section), insertedSections.contains(path.section)) {
    case (true, true): break
    case (true, false): inserted.append(path)
    case (false, true): deleted.append(origin)
    case (false, false): moved.append((origin, path))
    }
  }

  /// Items that stay in a section and change places there.
  private mutating func reorder<Item: Hashable>(
    _ before: [Item],
    _ after: [Item],
    _ oldPaths: [Item: IndexPath],
    _ newPaths: [Item: IndexPath]
  ) {
    guard before != after else { return }
    for step in after.difference(from: before) {
      guard case .insert(_, let item, _) = step, let from = oldPaths[item],
        let to = newPaths[item]
      else { continue }
      moved.append((from, to))
    }
  }

  private static func places<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> (list: [(Item, IndexPath)], paths: [Item: IndexPath]) {
    var list: [(Item, IndexPath)] = []
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        list.append((item, IndexPath(row: row, section: index)))
      }
    }
    return (list, Dictionary(list) { first, _ in first })
  }
}
