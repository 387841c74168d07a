package import AccessibilityTree

extension UIScreen {
  /// The one who reads the screen aloud; nil while nobody does.
  package var voiceOver: VoiceOver? { screenReader as? VoiceOver }

  /// The tree for assistive software of the present content of the screen.
  package var accessibilitySnapshot: AccessibilitySnapshot {
    AccessibilityReading.run { snapshot(of: AccessibilityWalk.items(on: self)) }
  }

  func snapshot(of items: [AccessibleItem]) -> AccessibilitySnapshot {
    var app = AccessibilityNode(id: 1, isElement: false, label: ProcessInfo.processInfo.processName)
    var snapshot = AccessibilitySnapshot(root: app)
    app.children = items.map { Self.add($0, to: &snapshot) }
    snapshot.nodes[app.id] = app
    snapshot.focus = voiceOver?.cursor.map { AccessibleObject(object: $0).id }
    return snapshot
  }

  private static func add(_ item: AccessibleItem, to snapshot: inout AccessibilitySnapshot)
    -> AccessibilityNode.ID
  {
    var node = item.node
    node.children = item.children.map { add($0, to: &snapshot) }
    snapshot.nodes[node.id] = node
    return node.id
  }

  /// The sentences of all elements in reading order, with their boxes.
  package var spokenElements: [(spoken: SpokenElement, node: AccessibilityNode)] {
    AccessibilityReading.run {
      AccessibilityWalk.items(on: self).flatMap(\.elements).map { item in
        let node = item.node
        return (node.spoken, node)
      }
    }
  }
}
