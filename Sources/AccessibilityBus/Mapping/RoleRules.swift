internal import AccessibilityTree

/// A rule that gives an element its role: the first one that fits decides.
struct RoleRule: Sendable {
  let role: Role
  /// All of these.
  var traits: AccessibilityTraits = []
  /// The kinds of containers around the element; empty for any.
  var inside: Set<AccessibilityContainerKind> = []
  /// True if its value is a number; nil for either.
  var hasRange: Bool?
  /// True if it is one of several that are counted, such as segments; nil for either.
  var isCounted: Bool?

  func fits(_ node: AccessibilityNode, in container: AccessibilityContainerKind) -> Bool {
    node.traits.isSuperset(of: traits)
      && (inside.isEmpty || inside.contains(container))
      && (hasRange.map { $0 == (node.range != nil) } ?? true)
      && (isCounted.map { $0 == (node.context.place != nil) } ?? true)
  }

  /// Elements, the more telling traits first.
  static let elements: [RoleRule] = [
    RoleRule(role: .passwordText, traits: .secureText),
    RoleRule(role: .text, traits: .textArea),
    RoleRule(role: .entry, traits: .textEntry),
    RoleRule(role: .entry, traits: .searchField),
    RoleRule(role: .toggleButton, traits: .toggle),
    RoleRule(role: .slider, traits: .adjustable, hasRange: true),
    RoleRule(role: .spinButton, traits: .adjustable),
    RoleRule(role: .pageTab, traits: .tabItem),
    RoleRule(role: .pageTab, inside: [.tabBar]),
    RoleRule(role: .tableCell, inside: [.dataTable]),
    RoleRule(role: .heading, traits: .header),
    RoleRule(role: .link, traits: .link),
    RoleRule(role: .radioButton, traits: .button, isCounted: true),
    RoleRule(role: .pushButton, traits: .backButton),
    RoleRule(role: .listItem, inside: [.cells, .list]),
    RoleRule(role: .pushButton, traits: .button),
    RoleRule(role: .pushButton, traits: .keyboardKey),
    RoleRule(role: .image, traits: .image),
    RoleRule(role: .label),
  ]

  /// The role of a container.
  static func role(of kind: AccessibilityContainerKind) -> Role {
    switch kind {
    case .window: .frame
    case .alert: .alert
    case .bar: .toolBar
    case .tabBar: .pageTabList
    case .scrollArea: .scrollPane
    case .cells, .list: .list
    case .landmark: .landmark
    case .dataTable: .table
    case .group: .grouping
    case .none: .panel
    }
  }
}

extension ServedTree {
  func role(of node: AccessibilityNode) -> Role {
    if node.id == snapshot.root { return .application }
    if node.id == notice?.id { return .notification }
    guard node.isElement else { return RoleRule.role(of: node.kind) }
    // An app's own row of tabs says so of each tab.
    if node.context.isTab { return .pageTab }
    let container = parent(of: node.id)?.kind ?? .none
    return RoleRule.elements.first { $0.fits(node, in: container) }?.role ?? .label
  }
}
