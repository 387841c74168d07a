internal import AccessibilityTree

/// All nodes at once, so that a client walks the tree without asking each.
extension ServedTree {
  static let cacheSignature = "((so)(so)(so)iiassusau)"

  /// Only what is loaded; a table of ten thousand rows has as many items as are on the screen.
  func cacheItems(_ identity: Identity) -> BusValue {
    var items: [BusValue] = []
    visit(snapshot.root) { items.append(cacheItem($0, identity)) }
    return .array(of: Self.cacheSignature, items)
  }

  func cacheItem(_ node: AccessibilityNode, _ identity: Identity) -> BusValue {
    let call = Call(tree: self, node: node, identity: identity)
    return .structure([
      call.reference(node.id), call.reference(snapshot.root), call.parent,
      .count(index(of: node.id)), .count(children(of: node).count),
      .strings(interfaces(of: node)), .string(name(of: node)),
      .unsigned(role(of: node).rawValue), .string(description(of: node)), call.states,
    ])
  }
}
