import Testing
import UIKitTesting

@testable import UIKitCore

/// Snapshots of any types, as fetched results controllers hand them over.
@Suite struct `Snapshots of any types` {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test func `a snapshot is the same by as, there and back`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    snapshot.reloadItems([3])
    snapshot.reconfigureItems([1])
    snapshot.reloadSections(["a"])
    let reference = snapshot as NSDiffableDataSourceSnapshotReference
    #expect(reference.numberOfItems == 3 && reference.itemIdentifiers as? [Int] == [1, 2, 3])
    let again = reference as Snapshot
    #expect(again.sectionIdentifiers == ["a", "b"])
    #expect(again.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(again.reloadedItemIdentifiers == [3] && again.reconfiguredItemIdentifiers == [1])
    #expect(again.reloadedSectionIdentifiers == ["a"])
  }

  @Test func `identifiers of other types are left out`() {
    let reference = NSDiffableDataSourceSnapshotReference([("a", [1, "x"]), (7, [2])])
    #expect((reference as Snapshot).itemIdentifiers == [1])
  }
}
