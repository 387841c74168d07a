internal import QuartzCore

/// Heights that go with their rows when these move.
extension UITableView {
  /// Gives the rows of a batch the heights that are known of them; false where the delegate is to
  /// be asked about each row, as UIKit does when it answers that question.
  func carryHeights(_ updates: ListUpdates, before: [Int], after: [Int]) -> Bool {
    guard tableRules == nil, !needsReload, geometryWidth == rowWidth else { return false }
    var origins = [Int?](repeating: nil, count: after.count)
    let map = updates.sectionMap(before: before.count, after: after.count)
    for (section, target) in map.enumerated() where !updates.reloadedSections.contains(section) {
      if let target, origins.indices.contains(target) { origins[target] = section }
    }
    var carried: [TableGeometry.Section] = []
    for (index, count) in after.enumerated() {
      guard let common = commonRowHeight(index, count: count) else { return false }
      let rows =
        origins[index].map { origin in
          carriedRows(geometry.sections[origin].rows, from: origin, to: index, updates, common)
        } ?? RowHeights(ExtentTree(count: count, length: common))
      guard rows.heights.count == count else { return false }
      carried.append(measuredSection(index, rows: rows))
    }
    adopt(carried)
    return true
  }

  private func carriedRows(
    _ old: RowHeights,
    from origin: Int,
    to section: Int,
    _ updates: ListUpdates,
    _ common: CGFloat
  ) -> RowHeights {
    let gone = (updates.deleted + updates.moved.map(\.from)).filter { $0.section == origin }
    let inserted = updates.inserted.filter { $0.section == section }
      .map { RowHeights.Arrival(row: $0.row, height: common, isMeasured: false) }
    let moved = updates.moved.filter { $0.to.section == section }.map { move in
      let known = geometry.contains(move.from) ? geometry.sections[move.from.section].rows : nil
      return RowHeights.Arrival(
        row: move.to.row,
        height: known?.heights[move.from.row] ?? common,
        isMeasured: known?.isMeasured[move.from.row] ?? false
      )
    }
    var old = old
    for path in updates.reloaded where path.section == origin {
      old.note(path.row, isMeasured: false)
    }
    old.edit(
      removing: Set(gone.map(\.row)).sorted(),
      inserting: (inserted + moved).sorted { $0.row < $1.row }
    )
    return old
  }

  /// Has the rows in sight measured once more, since their cells may be filled otherwise.
  func measureShownAnew() {
    for path in cells.keys { geometry.note(path, isMeasured: false) }
  }
}
