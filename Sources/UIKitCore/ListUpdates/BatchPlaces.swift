internal import Foundation

/// The places of entries before a batch, by those after it, and the other way round.
///
/// Asked for the few that are shown; the way back is computed when somebody first asks for it.
final class BatchPlaces {
  private let updates: ListUpdates
  private let map: PlaceMap
  private let counts: (before: [Int], after: [Int])
  private lazy var back = updates.reversed(
    before: counts.before.count,
    after: counts.after.count
  )
  private lazy var origins = PlaceMap(back, before: counts.after, after: counts.before)
  private lazy var renewed = Set(updates.reloaded)

  init(_ updates: ListUpdates, over map: PlaceMap, before: [Int], after: [Int]) {
    (self.updates, self.map) = (updates, map)
    counts = (before, after)
  }

  /// The new place of an entry; nil for one that is gone or made anew.
  func target(of old: IndexPath) -> IndexPath? {
    renewed.contains(old) ? nil : map[old]
  }

  /// The place that an entry had; nil for one that is new or made anew.
  func origin(of new: IndexPath) -> IndexPath? {
    guard let old = origins[new], !renewed.contains(old) else { return nil }
    return old
  }

  /// True for a section that is new or fetched anew, by its new index.
  func isNew(_ section: Int) -> Bool {
    updates.insertedSections.contains(section) || back.reloadedSections.contains(section)
  }

  /// True for a section that is gone or fetched anew, by its old index.
  func isGone(_ section: Int) -> Bool {
    updates.deletedSections.contains(section) || updates.reloadedSections.contains(section)
  }
}

extension ListUpdates {
  /// The changes that lead back.
  func reversed(before: Int, after: Int) -> ListUpdates {
    let map = sectionMap(before: before, after: after)
    var back = ListUpdates()
    (back.inserted, back.deleted) = (deleted, inserted)
    back.moved = moved.map { (from: $0.to, to: $0.from) }
    (back.insertedSections, back.deletedSections) = (deletedSections, insertedSections)
    back.movedSections = movedSections.map { (from: $0.to, to: $0.from) }
    for section in reloadedSections where map.indices.contains(section) {
      map[section].map { _ = back.reloadedSections.insert($0) }
    }
    return back
  }
}
