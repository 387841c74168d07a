internal import AccessibilityTree

/// The relation of an element to others, by the numbers of AT-SPI's protocol.
enum Relation: UInt32, Sendable {
  case memberOf = 5
  case labelledBy = 2
}

extension ServedTree {
  /// The nodes that an element is related to.
  func relations(of node: AccessibilityNode) -> [(Relation, [ID])] {
    var found: [(Relation, [ID])] = []
    if node.context.place != nil, let group = parent(of: node.id) {
      found.append((.memberOf, group.children))
    }
    let headers = headers(of: node, row: true) + headers(of: node, row: false)
    if !headers.isEmpty { found.append((.labelledBy, headers)) }
    return found
  }

  /// The elements at the head of a cell's row or column, by what the cell says of them.
  func headers(of node: AccessibilityNode, row: Bool) -> [ID] {
    guard !node.context.headers.isEmpty, let table = parent(of: node.id), table.kind == .dataTable
    else { return [] }
    return table.children.filter { id in
      guard id != node.id, let other = self[id], node.context.headers.contains(other.label) else {
        return false
      }
      return row
        ? other.context.row == node.context.row : other.context.column == node.context.column
    }
  }
}
