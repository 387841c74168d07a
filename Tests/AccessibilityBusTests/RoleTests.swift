import AccessibilityTree
import Testing

@testable import AccessibilityBus

@Suite struct `Roles` {
  @Test func `a button is a push button`() {
    let node = AccessibilityNode(id: 2, label: "Save", traits: .button)
    #expect(ServedTree.empty("App").role(of: node) == .pushButton)
  }
}
