import AccessibilityTree
import Testing

@testable import AccessibilityBus

@Suite struct `What clients were not told` {
  private func tree(_ label: String) -> ServedTree {
    var snapshot = Trees.one().tree.snapshot
    snapshot.nodes[4]?.label = label
    return ServedTree(snapshot)
  }

  @Test func `is told once there is room, from where they were left`() {
    let identity = Identity()
    var telling = TreeTelling(tree("Kiwi"))
    #expect(telling.events(to: tree("Weka"), hasRoom: true, identity: identity)?.events.count == 1)
    #expect(telling.events(to: tree("Tui"), hasRoom: false, identity: identity) == nil)
    #expect(telling.isBehind)
    #expect(telling.events(to: tree("Owl"), hasRoom: false, identity: identity) == nil)
    let late = telling.events(to: tree("Owl"), hasRoom: true, identity: identity)
    #expect(late?.old[4]?.label == "Weka" && late?.new[4]?.label == "Owl")
    #expect(late?.events.count == 1 && !telling.isBehind)
    _ = telling.events(to: tree("Tui"), hasRoom: false, identity: identity)
    telling.forget(tree("Tui"))
    #expect(!telling.isBehind && telling.reported[4]?.label == "Tui")
  }
}
