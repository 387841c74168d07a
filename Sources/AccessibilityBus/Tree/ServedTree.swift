internal import AccessibilityTree
internal import Foundation

/// The tree that is served: the app's last snapshot, with the parent of each node.
///
/// Every question costs the same whatever the number of elements, but those about children.
struct ServedTree {
  typealias ID = AccessibilityNode.ID

  let snapshot: AccessibilitySnapshot
  /// The parent of each node, and its index there.
  private let places: [ID: (parent: ID, index: Int)]
  /// The text of an announcement, shown as a last child of the window in place of an event.
  var notice: AccessibilityNode?

  init(_ snapshot: AccessibilitySnapshot) {
    self.snapshot = snapshot
    var places: [ID: (parent: ID, index: Int)] = [:]
    places.reserveCapacity(snapshot.nodes.count)
    for node in snapshot.nodes.values {
      for (index, child) in node.children.enumerated() { places[child] = (node.id, index) }
    }
    self.places = places
  }

  /// The tree that is served before the app has published one.
  static func empty(_ name: String) -> ServedTree {
    ServedTree(AccessibilitySnapshot(root: AccessibilityNode(id: 1, isElement: false, label: name)))
  }

  var root: AccessibilityNode {
    snapshot.nodes[snapshot.root] ?? AccessibilityNode(id: snapshot.root, isElement: false)
  }

  subscript(id: ID) -> AccessibilityNode? { id == notice?.id ? notice : snapshot.nodes[id] }

  func parent(of id: ID) -> AccessibilityNode? {
    if id == notice?.id { return window }
    return places[id].flatMap { snapshot.nodes[$0.parent] }
  }

  /// The index of a node in its parent; -1 for the app.
  func index(of id: ID) -> Int {
    if id == notice?.id { return (window?.children.count ?? 0) }
    return places[id]?.index ?? -1
  }

  func children(of node: AccessibilityNode) -> [ID] {
    guard let notice, node.id == window?.id else { return node.children }
    return node.children + [notice.id]
  }

  /// The window that is in front, or that has the keys.
  var window: AccessibilityNode? {
    if let front = snapshot.front.flatMap({ snapshot.nodes[$0] }) { return front }
    return frontmost
  }

  private var frontmost: AccessibilityNode? {
    root.children.reversed().lazy.compactMap { snapshot.nodes[$0] }.first { $0.kind == .window }
  }

  /// The rectangle to which a window's content is clipped.
  var screen: CGRect { window?.frame ?? .infinite }

  /// The nodes that are wanted, and all inside of them.
  func visit(_ id: ID, _ body: (AccessibilityNode) -> Void) {
    guard let node = self[id] else { return }
    body(node)
    for child in children(of: node) { visit(child, body) }
  }
}

// MARK: - Names on the bus

extension ServedTree {
  static let rootPath = "/org/a11y/atspi/accessible/root"
  static let nullPath = "/org/a11y/atspi/null"
  static let cachePath = "/org/a11y/atspi/cache"
  private static let prefix = "/org/a11y/atspi/accessible/"

  func path(_ id: ID) -> String { id == snapshot.root ? Self.rootPath : Self.prefix + "\(id)" }

  /// The node at a path; nil for one that is gone or never was.
  func node(at path: String) -> AccessibilityNode? {
    if path == Self.rootPath { return root }
    guard path.hasPrefix(Self.prefix), let id = ID(path.dropFirst(Self.prefix.count)),
      id != snapshot.root
    else { return nil }
    return self[id]
  }
}
