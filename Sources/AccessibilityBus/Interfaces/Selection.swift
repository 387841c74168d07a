internal import AccessibilityTree

extension Interface {
  /// The chosen tabs, segments or cells; choosing is activating, since the app decides what
  /// that does.
  ///
  /// A list has none: its rows are opened rather than chosen, and Orca would call each row of a
  /// list with this interface “not selected”. A row that is selected says so by its state.
  static let selection = Interface(
    "Selection",
    applies: { node, _ in !node.isElement && kinds.contains(node.kind) },
    properties: [Property("NSelectedChildren", "i") { .count($0.selected.count) }],
    methods: [
      Method("GetSelectedChild", "i", "(so)") { call in
        let (selected, index) = (call.selected, call.number(0))
        return .value(call.reference(selected.indices.contains(index) ? selected[index].id : nil))
      },
      Method("IsChildSelected", "i", "b") { call in
        .value(.bool(call.child?.traits.contains(.selected) ?? false))
      },
      Method("SelectChild", "i", "b") { call in
        guard let child = call.child, child.isElement else { return .no }
        return child.traits.contains(.selected)
          ? .value(.bool(true)) : .request(.activate(child.id))
      },
      Method("DeselectSelectedChild", "i", "b") { _ in .no },
      Method("DeselectChild", "i", "b") { _ in .no },
      Method("SelectAll", "", "b") { _ in .no },
      Method("ClearSelection", "", "b") { _ in .no },
    ]
  )

  private static let kinds: Set<AccessibilityContainerKind> = [
    .tabBar, .group, .dataTable,
  ]
}

extension Call {
  fileprivate var selected: [AccessibilityNode] {
    node.children.compactMap { tree[$0] }.filter { $0.traits.contains(.selected) }
  }

  /// The child that the first argument names by its number; nil for none.
  fileprivate var child: AccessibilityNode? {
    let index = number(0)
    return node.children.indices.contains(index) ? tree[node.children[index]] : nil
  }
}
