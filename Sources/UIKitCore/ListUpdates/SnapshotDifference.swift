internal import Foundation

/// From one snapshot to the next as the changes of a batch.
///
/// Each item is looked at a fixed number of times; only finding out which ones stay where they are
/// takes n log n comparisons of integers.
extension ListUpdates {
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.init()
    let before = SnapshotPlaces(old)
    let after = SnapshotPlaces(new)
    compareSections(before, after)
    compareItems(before, after)
    reorder(before, after)
    noteReloads(of: new, before)
  }

  private mutating func compareSections<Section, Item>(
    _ before: SnapshotPlaces<Section, Item>,
    _ after: SnapshotPlaces<Section, Item>
  ) {
    for (index, section) in before.sections.enumerated() where after.indices[section] == nil {
      deletedSections.insert(index)
    }
    var stays: [(old: Int, new: Int)] = []
    for (index, section) in after.sections.enumerated() {
      if let origin = before.indices[section] {
        stays.append((origin, index))
      } else {
        insertedSections.insert(index)
      }
    }
    let isInPlace = longestRisingRun(of: stays.map(\.old))
    for (place, stays) in zip(isInPlace, stays) where !place {
      movedSections.append((stays.old, stays.new))
    }
  }

  private mutating func compareItems<Section, Item>(
    _ before: SnapshotPlaces<Section, Item>,
    _ after: SnapshotPlaces<Section, Item>
  ) {
    for (item, path) in before.list where after.paths[item] == nil {
      if !deletedSections.contains(path.section) { deleted.append(path) }
    }
    for (item, path) in after.list {
      guard let origin = before.paths[item] else {
        if !insertedSections.contains(path.section) { inserted.append(path) }
        continue
      }
      let stays = before.sections[origin.section] == after.sections[path.section]
      if !stays { move(from: origin, to: path) }
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
  private mutating func reorder<Section, Item>(
    _ before: SnapshotPlaces<Section, Item>,
    _ after: SnapshotPlaces<Section, Item>
  ) {
    var stays: [[(old: IndexPath, new: IndexPath)]] = after.sections.map { _ in [] }
    for (item, path) in after.list {
      guard let origin = before.paths[item],
        before.indices[after.sections[path.section]] == origin.section
      else { continue }
      stays[path.section].append((origin, path))
    }
    for section in stays {
      let isInPlace = longestRisingRun(of: section.map(\.old.row))
      for (place, item) in zip(isInPlace, section) where !place {
        moved.append((item.old, item.new))
      }
    }
  }

  private mutating func noteReloads<Section, Item>(
    of new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ before: SnapshotPlaces<Section, Item>
  ) {
    let gone = Set(deleted)
    reloaded = new.reloadedItemIdentifiers.compactMap { before.paths[$0] }
      .filter { !gone.contains($0) }
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { before.paths[$0] }
    for section in new.reloadedSectionIdentifiers {
      before.indices[section].map { _ = reloadedSections.insert($0) }
    }
  }
}

/// The places of a snapshot's sections and items, by their identifiers.
@MainActor
private struct SnapshotPlaces<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  let sections: [Section]
  let indices: [Section: Int]
  private(set) var list: [(item: Item, path: IndexPath)] = []
  private(set) var paths: [Item: IndexPath] = [:]

  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    sections = snapshot.sectionIdentifiers
    indices = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1, $0) })
    list.reserveCapacity(snapshot.numberOfItems)
    paths.reserveCapacity(snapshot.numberOfItems)
    for (index, section) in sections.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        let path = IndexPath(row: row, section: index)
        list.append((item, path))
        paths[item] = path
      }
    }
  }
}
