internal import Foundation

/// The changes of one batch: what goes and what changes by its place before, what comes by its
/// place afterwards.
package struct ListUpdates {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  var isEmpty: Bool {
    inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && moved.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && reconfigured.isEmpty
  }

  /// The reason why the changes cannot be made; nil when the counts add up.
  func objection(
    _ kind: ListException.Kind,
    before: [Int],
    after: [Int]
  ) -> ListException? {
    misplaced(kind, before: before, after: after) ?? doubled(kind)
      ?? miscounted(kind, before: before, after: after)
  }

  /// The new index of each section; nil for one that is gone.
  func sectionMap(before: Int, after: Int) -> [Int?] {
    var map = [Int?](repeating: nil, count: before)
    var taken = insertedSections
    for move in movedSections where map.indices.contains(move.from) {
      map[move.from] = move.to
      taken.insert(move.to)
    }
    let goners = deletedSections.union(IndexSet(movedSections.map(\.from)))
    var free = (0..<after).lazy.filter { !taken.contains($0) }.makeIterator()
    for section in 0..<before where !goners.contains(section) { map[section] = free.next() }
    return map
  }

  // MARK: Checks

  private func misplaced(
    _ kind: ListException.Kind,
    before: [Int],
    after: [Int]
  ) -> ListException? {
    func missing(_ verb: String, _ paths: [IndexPath]) -> ListException? {
      for path in paths {
        guard before.indices.contains(path.section) else {
          return .missingSection(verb: verb, path.section, count: before.count)
        }
        guard path.row < before[path.section] else {
          return .missingEntry(kind, verb: verb, path, count: before[path.section])
        }
      }
      return nil
    }
    func missing(_ verb: String, _ sections: [Int]) -> ListException? {
      sections.first { $0 >= before.count }
        .map { .missingSection(verb: verb, $0, count: before.count) }
    }
    let gone =
      missing("delete", Array(deletedSections)) ?? missing("reload", Array(reloadedSections))
      ?? missing("move", movedSections.map(\.from)) ?? missing("delete", deleted)
      ?? missing("reload", reloaded) ?? missing("move", moved.map(\.from))
    if let gone { return gone }
    for section in Array(insertedSections) + movedSections.map(\.to)
    where section >= after.count { return .sectionPastEnd(section, count: after.count) }
    for path in inserted + moved.map(\.to) {
      guard after.indices.contains(path.section) else {
        return .sectionPastEnd(path.section, count: after.count)
      }
      guard path.row < after[path.section] else {
        return .entryPastEnd(kind, path, count: after[path.section])
      }
    }
    return nil
  }

  private func doubled(_ kind: ListException.Kind) -> ListException? {
    func notation(_ path: IndexPath) -> String {
      "{length = 2, path = \(path.section) - \(path.row)}"
    }
    let gone = Set(deleted)
    if let path = reloaded.first(where: gone.contains) {
      return .changedTwice("attempt to delete and reload the same index path (\(notation(path)))")
    }
    if let path = moved.map(\.from).first(where: gone.contains) {
      return .changedTwice("attempt to delete and move the same index path (\(notation(path)))")
    }
    if gone.count < deleted.count,
      let path = deleted.first(where: { path in
        deleted.count { $0 == path } > 1
      })
    {
      return .changedTwice("attempt to delete the same index path twice (\(notation(path)))")
    }
    return nil
  }

  private func miscounted(
    _ kind: ListException.Kind,
    before: [Int],
    after: [Int]
  ) -> ListException? {
    guard after.count == before.count + insertedSections.count - deletedSections.count else {
      return .sectionCount(
        kind,
        before: before.count,
        after: after.count,
        inserted: insertedSections.count,
        deleted: deletedSections.count
      )
    }
    let map = sectionMap(before: before.count, after: after.count)
    let tallies = tallies(over: map)
    for (section, count) in before.enumerated() where !reloadedSections.contains(section) {
      guard let target = map[section], after.indices.contains(target) else { continue }
      let tally = tallies[section]
      guard after[target] == count + tally.difference else {
        return .entryCount(kind, section: section, before: count, after: after[target], tally)
      }
    }
    return nil
  }

  /// The changes of each section that stays, by its index before.
  private func tallies(over map: [Int?]) -> [ListTally] {
    var tallies = map.map { _ in ListTally(inserted: 0, deleted: 0, movedIn: 0, movedOut: 0) }
    var origins: [Int: Int] = [:]
    for (section, target) in map.enumerated() { target.map { origins[$0] = section } }
    for path in deleted where tallies.indices.contains(path.section) {
      tallies[path.section].deleted += 1
    }
    for path in inserted { origins[path.section].map { tallies[$0].inserted += 1 } }
    for move in moved {
      if let origin = origins[move.to.section], origin != move.from.section {
        tallies[origin].movedIn += 1
      }
      if map.indices.contains(move.from.section), map[move.from.section] != move.to.section {
        tallies[move.from.section].movedOut += 1
      }
    }
    return tallies
  }
}
