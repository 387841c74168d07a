import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitValues

@Suite struct `Changes of lists` {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// The new places of all rows that have one.
  private func places(
    _ updates: ListUpdates,
    before: [Int],
    after: [Int]
  ) -> [IndexPath: IndexPath] {
    let map = PlaceMap(updates, before: before, after: after)
    let rows = before.enumerated().flatMap { section, count in
      (0..<count).map { path(section, $0) }
    }
    return Dictionary(uniqueKeysWithValues: rows.compactMap { row in map[row].map { (row, $0) } })
  }

  /// The same row by row: what stays takes the places one after the other that nobody else takes.
  private func plainPlaces(
    _ updates: ListUpdates,
    before: [Int],
    after: [Int]
  ) -> [IndexPath: IndexPath] {
    let sections = updates.sectionMap(before: before.count, after: after.count)
    var map: [IndexPath: IndexPath] = [:]
    let gone = Set(updates.deleted).union(updates.moved.map(\.from))
    let taken = Set(updates.inserted).union(updates.moved.map(\.to))
    for (section, count) in before.enumerated() {
      guard let target = sections[section], !updates.reloadedSections.contains(section) else {
        continue
      }
      var free = (0..<after[target]).map { path(target, $0) }.filter { !taken.contains($0) }[...]
      for row in (0..<count).map({ path(section, $0) }) where !gone.contains(row) {
        map[row] = free.popFirst()
      }
    }
    for move in updates.moved { map[move.from] = move.to }
    return map
  }

  @Test func `a list is edited by places before and places afterwards`() {
    let list: ContiguousArray = ["a", "b", "c", "d"]
    let new = [(index: 0, element: "x"), (index: 3, element: "y"), (index: 4, element: "z")]
    #expect(Array(list.edited(removing: [1], inserting: new)) == ["x", "a", "c", "y", "z", "d"])
    #expect(Array(list.edited(removing: [0, 3], inserting: [])) == ["b", "c"])
  }

  @Test(.oracle("V-06")) func `what stays fills the places that are left`() {
    var updates = ListUpdates()
    updates.deleted = [path(0, 1)]
    updates.inserted = [path(0, 0), path(0, 3)]
    let map = places(updates, before: [4], after: [5])
    #expect(map == [path(0, 0): path(0, 1), path(0, 2): path(0, 2), path(0, 3): path(0, 4)])
    #expect(updates.objection(.table, before: [4], after: [5]) == nil)
  }

  @Test func `rows move between sections, and sections move`() {
    var updates = ListUpdates()
    updates.moved = [(path(0, 0), path(1, 1))]
    #expect(updates.objection(.table, before: [2, 1], after: [1, 2]) == nil)
    let map = places(updates, before: [2, 1], after: [1, 2])
    #expect(map == [path(0, 0): path(1, 1), path(0, 1): path(0, 0), path(1, 0): path(1, 0)])
    var sections = ListUpdates()
    sections.movedSections = [(0, 2)]
    sections.deletedSections = [1]
    sections.insertedSections = [0]
    #expect(sections.sectionMap(before: 3, after: 3) == [2, nil, 1])
  }

  @Test(.oracle("V-01")) func `counts that do not add up are told`() throws {
    var updates = ListUpdates()
    updates.deleted = [path(0, 3)]
    let rows = try #require(updates.objection(.table, before: [7], after: [7]))
    #expect(UIKitException.list(rows).name == "NSInternalInconsistencyException")
    #expect(
      rows.reason == """
        Invalid update: invalid number of rows in section 0.  The number of rows contained in an \
        existing section after the update (7) must be equal to the number of rows contained in \
        that section before the update (7), plus or minus the number of rows inserted or deleted \
        from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into \
        or out of that section (0 moved in, 0 moved out).
        """
    )
    var items = ListUpdates()
    items.inserted = [path(1, 0)]
    let words = items.objection(.collection, before: [1, 4], after: [1, 4])?.reason
    #expect(words?.hasPrefix("Invalid update: invalid number of items in section 1.  ") == true)
    #expect(
      ListUpdates().objection(.table, before: [], after: [0, 0])?.reason == """
        Invalid update: invalid number of sections.  The number of sections contained in the table \
        view after the update (2) must be equal to the number of sections contained in the table \
        view before the update (0), plus or minus the number of sections inserted or deleted \
        (0 inserted, 0 deleted).
        """
    )
  }

  @Test(.oracle("V-02")) func `places that are not there are told`() {
    func words(_ change: (inout ListUpdates) -> Void, after: [Int]) -> String? {
      var updates = ListUpdates()
      change(&updates)
      return updates.objection(.table, before: [1], after: after)?.reason
    }
    #expect(
      words({ $0.deleted = [path(0, 1)] }, after: [0])
        == "attempt to delete row 1 from section 0 which only contains 1 rows before the update"
    )
    #expect(
      words({ $0.inserted = [path(0, 2)] }, after: [2])
        == "attempt to insert row 2 into section 0, but there are only 2 rows in section 0 after "
        + "the update"
    )
    #expect(
      words({ $0.deletedSections = [3] }, after: [])
        == "attempt to delete section 3, but there are only 1 sections before the update"
    )
    #expect(
      words({ $0.insertedSections = [1] }, after: [1])
        == "attempt to insert section 1 but there are only 1 sections after the update"
    )
    #expect(
      words(
        {
          $0.deleted = [path(0, 0)]
          $0.reloaded = [path(0, 0)]
        },
        after: [0]
      ) == "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})"
    )
  }

  @Test func `the difference of two snapshots leads from one to the other`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Dice(seed: seed)
    for _ in 0..<300 {
      let old = snapshot(&random)
      let new = snapshot(&random)
      let updates = ListUpdates(from: old, to: new)
      let before = counts(old)
      let after = counts(new)
      #expect(
        updates.objection(.table, before: before, after: after)?.reason == nil,
        "seed \(seed)"
      )
      let map = places(updates, before: before, after: after)
      #expect(map == plainPlaces(updates, before: before, after: after), "seed \(seed)")
      for (from, to) in map {
        let was = old.itemIdentifiers(inSection: old.sectionIdentifiers[from.section])[from.row]
        let now = new.itemIdentifiers(inSection: new.sectionIdentifiers[to.section])[to.row]
        #expect(was == now, "seed \(seed)")
      }
    }
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func counts(_ snapshot: Snapshot) -> [Int] {
    snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  private func snapshot(_ random: inout Dice) -> Snapshot {
    var snapshot = Snapshot()
    let sections = ["a", "b", "c", "d"].shuffled(using: &random)
      .prefix(.random(in: 1...4, using: &random))
    snapshot.appendSections(Array(sections))
    for item in (0..<8).shuffled(using: &random).prefix(.random(in: 0...8, using: &random)) {
      snapshot.appendItems([item], toSection: sections.randomElement(using: &random))
    }
    return snapshot
  }

  @Test func `a snapshot keeps its items in order`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([9])
    snapshot.insertItems([7], afterItem: 1)
    snapshot.insertItems([8], beforeItem: 1)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [8, 1, 7, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 9) == "c")
    snapshot.moveItem(3, beforeItem: 9)
    snapshot.deleteItems([1, 100])
    snapshot.moveSection("a", afterSection: "c")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    #expect(snapshot.itemIdentifiers == [3, 9, 8, 7, 2])
    #expect(snapshot.indexOfItem(8) == 2)
    snapshot.deleteSections(["c"])
    #expect(snapshot.numberOfItems == 3)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test(.oracle("V-05")) func `an item twice ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 1])
      }
    }
  }
}
