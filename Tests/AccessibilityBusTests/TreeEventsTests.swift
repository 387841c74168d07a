import AccessibilityTree
import Testing

@testable import AccessibilityBus

/// What clients hear when one tree takes the place of another.
@Suite struct `Events of a change` {
  private func lines(_ change: (inout AccessibilitySnapshot) -> Void) -> [String] {
    let old = Trees.one().tree
    var snapshot = old.snapshot
    change(&snapshot)
    let events = TreeEvents(from: old, to: ServedTree(snapshot), identity: Identity()).events
    return events.map { event in
      let name = event.path.split(separator: "/").last ?? ""
      return "\(name) \(event.member) \(event.detail) \(event.first)"
    }
  }

  @Test func `nothing new is nothing to tell`() { #expect(lines { _ in } == []) }

  @Test func `a name, a hint, a place`() {
    let said = lines {
      $0.nodes[4]?.label = "Weka"
      $0.nodes[4]?.hint = "A bird."
      $0.nodes[4]?.frame.origin.x += 1
    }
    #expect(
      said == [
        "4 PropertyChange accessible-name 0", "4 PropertyChange accessible-description 0",
        "4 BoundsChanged  0",
      ]
    )
  }

  @Test func `the focus leaves one and comes to another, last of all`() {
    let said = lines {
      $0.focus = 4
      $0.nodes[2]?.label = "Other screen"
    }
    #expect(said == ["2 PropertyChange accessible-name 0", "4 StateChanged focused 1"])
  }

  @Test func `elements come and go`() {
    let said = lines {
      $0.nodes[4] = nil
      $0.nodes[5] = AccessibilityNode(id: 5, label: "New")
      $0.nodes[3]?.children = [5]
    }
    #expect(
      said == [
        "3 ChildrenChanged remove 0", "3 ChildrenChanged add 0", "4 StateChanged defunct 1",
      ]
    )
  }

  @Test func `a window that comes is activated before anything else is told of it`() {
    let said = lines {
      var window = AccessibilityNode(id: 9, isElement: false, label: "Second")
      window.kind = .window
      window.frame = $0.nodes[2]?.frame ?? .zero
      $0.nodes[9] = window
      $0.nodes[1]?.children = [2, 9]
      $0.focus = 4
    }
    #expect(
      said == [
        "2 Deactivate  0", "2 StateChanged active 0", "root ChildrenChanged add 1",
        "9 Activate  0", "9 StateChanged active 1", "4 StateChanged focused 1",
      ]
    )
  }

  @Test func `what is typed is told with the caret`() {
    let before = Trees.one { node, _ in node.text = Trees.words("kiwi") }.tree
    let after = Trees.one { node, _ in node.text = Trees.words("kiwis") }.tree
    let events = TreeEvents(from: before, to: after, identity: Identity()).events
    #expect(events.map(\.member) == ["TextChanged", "TextCaretMoved"])
  }
}
