internal import AccessibilityTree

/// A state of an element, by the numbers of AT-SPI's protocol.
enum ElementState: UInt64, CaseIterable, Sendable {
  case active = 1
  case checked = 4
  case editable = 7
  case enabled = 8
  case focusable = 11
  case focused = 12
  case horizontal = 14
  case modal = 16
  case multiLine = 17
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case visible = 30
  case indeterminate = 32
  case checkable = 41
  case readOnly = 43

  /// The name that events give it.
  var name: String {
    switch self {
    case .multiLine: "multi-line"
    case .singleLine: "single-line"
    case .readOnly: "read-only"
    default: "\(self)"
    }
  }
}

/// A state and when a node has it.
struct StateRule: Sendable {
  let state: ElementState
  let holds: @Sendable (AccessibilityNode, Role, ServedTree) -> Bool

  init(
    _ state: ElementState,
    _ holds: @escaping @Sendable (AccessibilityNode, Role, ServedTree) -> Bool
  ) {
    self.state = state
    self.holds = holds
  }

  static let all: [StateRule] = [
    StateRule(.active) { node, role, tree in role == .frame && node.id == tree.window?.id },
    StateRule(.enabled) { node, _, _ in !node.traits.contains(.notEnabled) },
    StateRule(.sensitive) { node, _, _ in !node.traits.contains(.notEnabled) },
    StateRule(.visible) { _, _, _ in true },
    StateRule(.showing) { node, role, tree in
      role == .application || role == .notification || node.frame.intersects(tree.screen)
    },
    StateRule(.focusable) { node, _, _ in node.isElement },
    StateRule(.focused) { node, _, tree in node.id == tree.snapshot.focus },
    StateRule(.modal) { _, role, _ in role == .alert || role == .dialog },
    // A row that can be chosen but isn't would be called “not selected” each time.
    StateRule(.selectable) { node, role, _ in
      role == .pageTab || (role != .radioButton && node.traits.contains(.selected))
    },
    // A segment says it by being checked; twice it would be spoken twice.
    StateRule(.selected) { node, role, _ in
      role != .radioButton && node.traits.contains(.selected)
    },
    StateRule(.checkable) { _, role, _ in role == .toggleButton || role == .radioButton },
    StateRule(.checked) { node, role, _ in isOn(node, role) },
    StateRule(.indeterminate) { node, role, _ in role == .toggleButton && node.value == "2" },
    StateRule(.editable) { node, _, _ in node.text?.isEditable ?? false },
    // Nobody expects to type into a label, whose text is its name.
    StateRule(.readOnly) { node, _, _ in
      node.text.map { !$0.isEditable && $0.content != node.label } ?? false
    },
    StateRule(.multiLine) { _, role, _ in role == .text },
    StateRule(.singleLine) { _, role, _ in role == .entry || role == .passwordText },
    StateRule(.horizontal) { _, role, _ in role == .slider },
  ]

  private static func isOn(_ node: AccessibilityNode, _ role: Role) -> Bool {
    switch role {
    case .toggleButton: node.value == "1"
    case .radioButton: node.traits.contains(.selected)
    default: false
    }
  }
}

extension ServedTree {
  /// One bit to a state.
  func states(of node: AccessibilityNode) -> UInt64 {
    let role = role(of: node)
    return StateRule.all.reduce(0) { bits, rule in
      rule.holds(node, role, self) ? bits | 1 << rule.state.rawValue : bits
    }
  }
}
