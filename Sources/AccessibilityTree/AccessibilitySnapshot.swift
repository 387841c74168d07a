/// All that assistive software is told of an app at one moment.
public struct AccessibilitySnapshot: Equatable, Sendable {
  public typealias ID = AccessibilityNode.ID

  /// The node that holds all others: the app.
  public var root: ID
  public var nodes: [ID: AccessibilityNode]
  /// Where the cursor is; nil where it is nowhere.
  public var focus: ID?

  public init(root: AccessibilityNode) {
    self.root = root.id
    nodes = [root.id: root]
  }

  public subscript(id: ID) -> AccessibilityNode? { nodes[id] }

  /// The elements in the order in which they are read.
  public var elements: [AccessibilityNode] {
    var found: [AccessibilityNode] = []
    visit(root) { if $0.isElement { found.append($0) } }
    return found
  }

  /// Who holds each node.
  public var parents: [ID: ID] {
    var parents: [ID: ID] = [:]
    for node in nodes.values { for child in node.children { parents[child] = node.id } }
    return parents
  }

  private func visit(_ id: ID, _ body: (AccessibilityNode) -> Void) {
    guard let node = nodes[id] else { return }
    body(node)
    for child in node.children { visit(child, body) }
  }

  /// What is there now that was not, and what was different in `old`.
  ///
  /// - Complexity: linear in the nodes of both.
  public func changes(since old: AccessibilitySnapshot) -> AccessibilityChanges {
    var changes = AccessibilityChanges()
    for (id, node) in nodes {
      guard let before = old.nodes[id] else {
        changes.added.append(id)
        continue
      }
      if before != node { changes.changed.append(id) }
    }
    changes.removed = old.nodes.keys.filter { nodes[$0] == nil }.sorted()
    changes.added.sort()
    changes.changed.sort()
    if focus != old.focus { changes.focus = .some(focus) }
    return changes
  }
}

/// How one snapshot differs from the one before, by the nodes' ids in ascending order.
public struct AccessibilityChanges: Equatable, Sendable {
  public var added: [AccessibilityNode.ID] = []
  public var removed: [AccessibilityNode.ID] = []
  public var changed: [AccessibilityNode.ID] = []
  /// The new focus, where it is another one.
  public var focus: AccessibilityNode.ID??

  public init() {}

  public var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && changed.isEmpty && focus == nil
  }
}

/// What assistive software asks of the app.
public enum AccessibilityRequest: Equatable, Sendable {
  case focus(AccessibilityNode.ID)
  case activate(AccessibilityNode.ID)
  case increment(AccessibilityNode.ID)
  case decrement(AccessibilityNode.ID)
  case escape(AccessibilityNode.ID)
  /// One of the node's own actions, by its place in `actions`.
  case perform(AccessibilityNode.ID, action: Int)
  case setValue(AccessibilityNode.ID, Double)
  case setText(AccessibilityNode.ID, String)
}
