internal import AccessibilityTree

extension Interface {
  /// The interface of every element: its name and role, its parent and its children.
  static let accessible = Interface(
    "Accessible",
    applies: { _, _ in true },
    properties: [
      Property("Name", "s") { .string($0.tree.name(of: $0.node)) },
      Property("Description", "s") { .string($0.tree.description(of: $0.node)) },
      Property("Parent", "(so)") { $0.parent },
      Property("ChildCount", "i") { .count($0.tree.children(of: $0.node).count) },
      Property("Locale", "s") { .string($0.identity.locale) },
      Property("AccessibleId", "s") { .string($0.node.identifier) },
      Property("HelpText", "s") { .string($0.tree.description(of: $0.node)) },
    ],
    methods: [
      Method("GetChildAtIndex", "i", "(so)") { call in
        let children = call.tree.children(of: call.node)
        let index = call.number(0)
        return .value(call.reference(children.indices.contains(index) ? children[index] : nil))
      },
      Method("GetChildren", "", "a(so)") { .value($0.references($0.tree.children(of: $0.node))) },
      Method("GetIndexInParent", "", "i") { .value(.count($0.tree.index(of: $0.node.id))) },
      Method("GetRelationSet", "", "a(ua(so))") { call in
        let relations = call.tree.relations(of: call.node).map { relation, nodes in
          BusValue.structure([.unsigned(relation.rawValue), call.references(nodes)])
        }
        return .value(.array(of: "(ua(so))", relations))
      },
      Method("GetRole", "", "u") { .value(.unsigned($0.tree.role(of: $0.node).rawValue)) },
      Method("GetRoleName", "", "s") { .value(.string($0.tree.role(of: $0.node).name)) },
      Method("GetLocalizedRoleName", "", "s") { .value(.string($0.tree.role(of: $0.node).name)) },
      Method("GetState", "", "au") { .value($0.states) },
      Method("GetAttributes", "", "a{ss}") { .value(.table($0.tree.attributes(of: $0.node))) },
      Method("GetApplication", "", "(so)") { .value($0.reference($0.tree.snapshot.root)) },
      Method("GetInterfaces", "", "as") { .value(.strings($0.tree.interfaces(of: $0.node))) },
    ]
  )
}

extension Call {
  /// The app's parent is the desktop.
  var parent: BusValue {
    guard node.id == tree.snapshot.root else { return reference(tree.parent(of: node.id)?.id) }
    return .structure([.string(identity.desktop.name), .path(identity.desktop.path)])
  }

  /// The states in two halves.
  var states: BusValue {
    let bits = tree.states(of: node)
    return .array(
      of: "u",
      [.unsigned(UInt32(truncatingIfNeeded: bits)), .unsigned(UInt32(bits >> 32))]
    )
  }
}
