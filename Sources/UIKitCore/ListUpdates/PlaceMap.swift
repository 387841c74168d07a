internal import Foundation

/// The new places of entries after a batch, asked for the few that have cells: a list may be very
/// long.
struct PlaceMap {
  /// A section that stays.
  private struct Section {
    let target: Int
    /// The rows that go, in order.
    let gone: [Int]
    /// The rows at the new place that are taken by others, in order.
    let taken: [Int]
    let count: Int
    let room: Int
  }

  private let sections: [Section?]
  private let moved: [IndexPath: IndexPath]

  /// - Complexity: n log n in the changes, and linear in the sections.
  init(_ updates: ListUpdates, before: [Int], after: [Int]) {
    moved = Dictionary(updates.moved.map { ($0.from, $0.to) }) { $1 }
    let gone = Self.rows(of: updates.deleted + updates.moved.map(\.from))
    let taken = Self.rows(of: updates.inserted + updates.moved.map(\.to))
    let map = updates.sectionMap(before: before.count, after: after.count)
    sections = before.indices.map { section in
      guard let target = map[section], !updates.reloadedSections.contains(section),
        after.indices.contains(target)
      else { return nil }
      return Section(
        target: target,
        gone: gone[section] ?? [],
        taken: taken[target] ?? [],
        count: before[section],
        room: after[target]
      )
    }
  }

  /// The rows of each section, in order and each once.
  private static func rows(of paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: Set(paths), by: \.section).mapValues { $0.map(\.row).sorted() }
  }

  /// The new place of an entry; nil for one that is gone, or whose section is to be fetched anew.
  subscript(path: IndexPath) -> IndexPath? {
    if let place = moved[path] { return place }
    guard sections.indices.contains(path.section), let section = sections[path.section],
      path.row < section.count
    else { return nil }
    let before = section.gone.partitionIndex { $0 >= path.row }
    guard before == section.gone.count || section.gone[before] != path.row else { return nil }
    // What stays fills the places that are left, in order.
    let rank = path.row - before
    var (low, high) = (0, section.taken.count)
    while low < high {
      let middle = (low + high) / 2
      if section.taken[middle] - middle > rank { high = middle } else { low = middle + 1 }
    }
    let row = rank + low
    return row < section.room ? IndexPath(row: row, section: section.target) : nil
  }
}
