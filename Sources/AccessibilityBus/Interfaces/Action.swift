internal import AccessibilityTree

/// Something that can be done with an element, and how it is asked for.
struct ServedAction: Sendable {
  let name: String
  var description = ""
  var keys = ""
  let request: AccessibilityRequest
}

extension ServedTree {
  /// Activating first, then adjusting, the app's own actions, and the gestures of VoiceOver.
  func actions(of node: AccessibilityNode) -> [ServedAction] {
    let id = node.id
    guard node.isElement, !node.traits.contains(.notEnabled) else { return [] }
    var actions = [
      ServedAction(
        name: "activate",
        description: "What a double tap does.",
        keys: "Return",
        request: .activate(id)
      )
    ]
    if node.traits.contains(.adjustable) {
      actions.append(ServedAction(name: "increment", keys: "Up", request: .increment(id)))
      actions.append(ServedAction(name: "decrement", keys: "Down", request: .decrement(id)))
    }
    for (index, name) in node.actions.enumerated() {
      actions.append(ServedAction(name: name, request: .perform(id, action: index)))
    }
    actions.append(ServedAction(name: "escape", keys: "Escape", request: .escape(id)))
    actions.append(ServedAction(name: "magic tap", request: .magicTap(id)))
    for direction in AccessibilityDirection.allCases {
      actions.append(
        ServedAction(name: "scroll \(direction)", request: .scroll(id, direction))
      )
    }
    return actions
  }
}

extension Interface {
  /// The interface of an element's actions.
  static let action = Interface(
    "Action",
    applies: { node, _ in node.isElement },
    properties: [Property("NActions", "i") { .count($0.actions.count) }],
    methods: [
      Method("GetName", "i", "s") { .value(.string($0.action?.name ?? "")) },
      Method("GetLocalizedName", "i", "s") { .value(.string($0.action?.name ?? "")) },
      Method("GetDescription", "i", "s") { .value(.string($0.action?.description ?? "")) },
      Method("GetKeyBinding", "i", "s") { .value(.string($0.action?.keys ?? "")) },
      Method("GetActions", "", "a(sss)") { call in
        let rows = call.actions.map {
          BusValue.structure([.string($0.name), .string($0.description), .string($0.keys)])
        }
        return .value(.array(of: "(sss)", rows))
      },
      Method("DoAction", "i", "b") { $0.action.map { .request($0.request) } ?? .no },
    ]
  )
}

extension Call {
  fileprivate var actions: [ServedAction] { tree.actions(of: node) }

  /// The one that the first argument names by its number; nil for none.
  fileprivate var action: ServedAction? {
    let (all, index) = (actions, number(0))
    return all.indices.contains(index) ? all[index] : nil
  }
}
