internal import QuartzCore

/// A cell that a list shows for data that are still on their way; its data source knows nothing of it
/// (G-08).
final class ListPlaceholder {
  /// The place of the entry behind it, as the data source counts.
  fileprivate(set) var path: IndexPath
  let cell: UIView
  /// The height, in points; 0 for that of the layout.
  let height: CGFloat

  fileprivate init(_ path: IndexPath, _ cell: UIView, _ height: CGFloat) {
    (self.path, self.cell, self.height) = (path, cell, height)
  }
}

/// The placeholders of a list, in the order in which they are shown.
struct ListPlaceholders {
  private(set) var all: [ListPlaceholder] = []

  var isEmpty: Bool { all.isEmpty }

  /// The number of placeholders that an entry's section shows before it.
  func count(before path: IndexPath) -> Int {
    all.count { $0.path.section == path.section && $0.path <= path }
  }

  /// The height of those before an entry of a column.
  func height(before path: IndexPath) -> CGFloat {
    all.reduce(0) { $0 + ($1.path <= path ? $1.height : 0) }
  }

  /// The height of those in sections before one.
  func height(beforeSection section: Int) -> CGFloat {
    all.reduce(0) { $0 + ($1.path.section < section ? $1.height : 0) }
  }

  /// The place of a placeholder among all that its section shows.
  func shownRow(of index: Int) -> Int {
    let own = all[index]
    return own.path.row + all[..<index].count { $0.path.section == own.path.section }
  }

  /// Adds a cell at a place that counts the placeholders before it.
  mutating func add(_ cell: UIView, at shown: IndexPath, height: CGFloat) -> ListPlaceholder {
    let before = all.indices.filter { index in
      let section = all[index].path.section
      return section == shown.section ? shownRow(of: index) < shown.row : section < shown.section
    }
    let inSection = before.count { all[$0].path.section == shown.section }
    let path = IndexPath(row: max(shown.row - inSection, 0), section: shown.section)
    let new = ListPlaceholder(path, cell, height)
    all.insert(new, at: before.count)
    return new
  }

  /// Takes a placeholder away; nil if it is gone, else those that are shown before it at the same place.
  mutating func remove(_ placeholder: ListPlaceholder) -> [ListPlaceholder]? {
    guard let index = all.firstIndex(where: { $0 === placeholder }) else { return nil }
    all.remove(at: index)
    placeholder.cell.removeFromSuperview()
    return all[..<index].filter { $0.path == placeholder.path }
  }

  /// Placeholders that stay where they are though an entry comes in behind them.
  var held: [ListPlaceholder] = []

  mutating func removeAll() {
    for placeholder in all { placeholder.cell.removeFromSuperview() }
    all = []
  }

  /// Follows the entries after a batch: each stays before the entry that it was before, or behind the
  /// one that it was behind; one whose section is gone goes.
  ///
  /// `sections` has the new place of each section, and `map` answers that of an entry; nil is for what
  /// is gone.
  mutating func carry(
    before: [Int],
    sections: [Int?],
    over map: @escaping (IndexPath) -> IndexPath?
  ) {
    for placeholder in all where !held.contains(where: { $0 === placeholder }) {
      let (row, section) = (placeholder.path.row, placeholder.path.section)
      let count = before.indices.contains(section) ? before[section] : 0
      guard sections.indices.contains(section), let target = sections[section] else {
        _ = remove(placeholder)
        continue
      }
      func place(_ row: Int) -> IndexPath? { map(IndexPath(row: row, section: section)) }
      if let next = (min(row, count)..<count).lazy.compactMap(place).first {
        placeholder.path = next
      } else if let last = (0..<min(row, count)).reversed().lazy.compactMap(place).first {
        placeholder.path = IndexPath(row: last.row + 1, section: last.section)
      } else {
        placeholder.path = IndexPath(row: 0, section: target)
      }
    }
    // Sections that changed places took theirs along; those at one place stay in order.
    let order = all.enumerated().sorted {
      ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
    }
    all = order.map(\.element)
  }
}
