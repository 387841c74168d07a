/// Everything that assistive software gets of an app at one moment.
public struct AccessibilitySnapshot: Equatable, Sendable {
  /// The id of a node.
  public typealias ID = AccessibilityNode.ID

  /// The node that holds all others: the app.
  public var root: ID
  /// All nodes by id, the root among them.
  public var nodes: [ID: AccessibilityNode]
  /// The node with the cursor; nil where it is nowhere.
  public var focus: ID?
  /// The window that has the keys, of several on a desktop; nil where the last one is in front.
  public var front: ID?

  /// Makes a snapshot of one node, without focus.
  public init(root: AccessibilityNode) {
    self.root = root.id
    nodes = [root.id: root]
  }

  /// The node of an id; nil if it is not there.
  public subscript(id: ID) -> AccessibilityNode? { nodes[id] }

  /// The elements in the order in which they are read.
  public var elements: [AccessibilityNode] {
    var found: [AccessibilityNode] = []
    visit(root) { if $0.isElement { found.append($0) } }
    return found
  }

  /// The node that holds each node; the root has none.
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

  /// The nodes that are there now and were not, are gone, or differ from those in `old`.
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

/// The differences of one snapshot from the one before, by the nodes' ids in ascending order.
public struct AccessibilityChanges: Equatable, Sendable {
  /// Nodes that were not there before.
  public var added: [AccessibilityNode.ID] = []
  /// Nodes that are gone.
  public var removed: [AccessibilityNode.ID] = []
  /// Nodes that are there in both and differ.
  public var changed: [AccessibilityNode.ID] = []
  /// The new focus, where it is another one.
  public var focus: AccessibilityNode.ID??

  /// Makes a record of no changes.
  public init() {}

  /// True if neither nodes nor focus changed.
  public var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && changed.isEmpty && focus == nil
  }
}
