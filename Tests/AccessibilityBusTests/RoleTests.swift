import AccessibilityTree
import Testing

@testable import AccessibilityBus

/// Each row of the tables that say what an element is to AT-SPI.
@Suite struct `What an element is to AT-SPI` {
  struct Case: Sendable, CustomTestStringConvertible {
    let role: Role
    var traits: AccessibilityTraits = []
    var container = AccessibilityContainerKind.none
    var hasRange = false
    var isCounted = false
    var testDescription: String { "\(role) of \(traits.rawValue) in \(container)" }
  }

  static let elements: [Case] = [
    Case(role: .passwordText, traits: [.textEntry, .secureText]),
    Case(role: .text, traits: [.textEntry, .textArea]),
    Case(role: .entry, traits: .textEntry),
    Case(role: .entry, traits: .searchField),
    Case(role: .toggleButton, traits: [.button, .toggle]),
    Case(role: .slider, traits: .adjustable, hasRange: true),
    Case(role: .spinButton, traits: .adjustable),
    Case(role: .pageTab, traits: [.button, .tabItem]),
    Case(role: .pageTab, traits: .button, container: .tabBar),
    Case(role: .tableCell, container: .dataTable),
    Case(role: .heading, traits: [.staticText, .header]),
    Case(role: .link, traits: .link),
    Case(role: .radioButton, traits: .button, container: .group, isCounted: true),
    Case(role: .pushButton, traits: [.button, .backButton]),
    Case(role: .listItem, container: .cells),
    Case(role: .listItem, traits: .staticText, container: .list),
    Case(role: .toggleButton, traits: .toggle, container: .cells),
    Case(role: .pushButton, traits: .button),
    Case(role: .pushButton, traits: .keyboardKey),
    Case(role: .image, traits: .image),
    Case(role: .label, traits: .staticText),
    Case(role: .label),
  ]

  @Test(arguments: elements) func `traits and place decide about the role`(_ row: Case) throws {
    let (tree, node) = Trees.one { node, container in
      node.traits = row.traits
      container.kind = row.container
      if row.hasRange {
        node.range = AccessibilityRange(value: 1, minimum: 0, maximum: 2, step: 1)
      }
      if row.isCounted { node.context.place = .init(number: 1, count: 2) }
    }
    #expect(tree.role(of: node) == row.role)
  }

  @Test func `every rule has a row above`() {
    let rows = Set(Self.elements.map(\.role))
    #expect(RoleRule.elements.allSatisfy { rows.contains($0.role) })
  }

  static let containers: [(AccessibilityContainerKind, Role)] = [
    (.window, .frame), (.alert, .alert), (.bar, .toolBar), (.tabBar, .pageTabList),
    (.scrollArea, .scrollPane), (.cells, .list), (.list, .list), (.landmark, .landmark),
    (.dataTable, .table), (.group, .grouping), (.none, .panel),
  ]

  @Test(arguments: containers)
  func `what holds elements has a role`(_ kind: AccessibilityContainerKind, _ role: Role) {
    #expect(RoleRule.role(of: kind) == role)
  }

  struct StateCase: Sendable, CustomTestStringConvertible {
    let state: ElementState
    let isOn: Bool
    let change: @Sendable (inout AccessibilityNode) -> Void
    var testDescription: String { "\(state) \(isOn)" }

    init(
      _ state: ElementState,
      _ isOn: Bool,
      _ change: @escaping @Sendable (inout AccessibilityNode) -> Void
    ) {
      self.state = state
      self.isOn = isOn
      self.change = change
    }
  }

  static let states: [StateCase] = [
    StateCase(.enabled, true) { _ in },
    StateCase(.enabled, false) { $0.traits = .notEnabled },
    StateCase(.sensitive, false) { $0.traits = .notEnabled },
    StateCase(.visible, true) { _ in },
    StateCase(.showing, true) { $0.frame = .init(x: 10, y: 10, width: 10, height: 10) },
    StateCase(.showing, false) { $0.frame = .init(x: 10, y: 9000, width: 10, height: 10) },
    StateCase(.focusable, true) { _ in },
    StateCase(.focused, false) { _ in },
    StateCase(.selected, true) { $0.traits = [.button, .selected] },
    StateCase(.selectable, true) { $0.traits = [.button, .selected] },
    StateCase(.selectable, true) { $0.traits = .tabItem },
    StateCase(.selectable, false) { $0.traits = .button },
    StateCase(.checkable, true) { $0.traits = .toggle },
    StateCase(.checked, true) {
      $0.traits = .toggle
      $0.value = "1"
    },
    StateCase(.checked, false) {
      $0.traits = .toggle
      $0.value = "0"
    },
    StateCase(.indeterminate, true) {
      $0.traits = .toggle
      $0.value = "2"
    },
    StateCase(.checked, true) {
      $0.traits = [.button, .selected]
      $0.context.place = .init(number: 1, count: 2)
    },
    StateCase(.editable, true) { $0.text = Trees.words(editable: true) },
    StateCase(.editable, false) { $0.text = Trees.words(editable: false) },
    StateCase(.readOnly, true) { $0.text = Trees.words(editable: false) },
    StateCase(.multiLine, true) { $0.traits = [.textEntry, .textArea] },
    StateCase(.singleLine, true) { $0.traits = .textEntry },
    StateCase(.horizontal, true) {
      $0.traits = .adjustable
      $0.range = AccessibilityRange(value: 1, minimum: 0, maximum: 2, step: 1)
    },
  ]

  @Test(arguments: states) func `what an element is like decides about states`(_ row: StateCase) {
    let (tree, node) = Trees.one { node, _ in row.change(&node) }
    #expect((tree.states(of: node) & 1 << row.state.rawValue != 0) == row.isOn)
  }

  @Test func `an empty field without a label is called by its placeholder`() {
    let (tree, node) = Trees.one { node, _ in
      node.traits = .textEntry
      node.label = ""
      node.value = "Name"
      node.text = Trees.words("")
    }
    #expect(tree.name(of: node) == "Name")
    #expect(tree.attributes(of: node)["placeholder-text"] == "Name")
  }

  @Test func `a value stands in the name where it has no other place`() {
    let (tree, node) = Trees.one { node, _ in
      node.traits = .button
      node.value = "3 unread"
    }
    #expect(tree.name(of: node) == "Kiwi, 3 unread")
  }

  @Test func `the window in front is active, an alert modal, the cursor's element focused`() throws
  {
    var (tree, node) = Trees.one { _, container in container.kind = .alert }
    var snapshot = tree.snapshot
    snapshot.focus = node.id
    tree = ServedTree(snapshot)
    func has(_ state: ElementState, _ node: AccessibilityNode?) -> Bool {
      node.map { tree.states(of: $0) & 1 << state.rawValue != 0 } ?? false
    }
    #expect(has(.active, tree.window))
    #expect(has(.modal, tree.parent(of: node.id)))
    #expect(has(.focused, node))
  }
}

/// Small trees: an app, its window, a container in it, and one element.
enum Trees {
  static func one(
    _ change: (inout AccessibilityNode, inout AccessibilityNode) -> Void = { _, _ in }
  ) -> (tree: ServedTree, node: AccessibilityNode) {
    var app = AccessibilityNode(id: 1, isElement: false, label: "App")
    var window = AccessibilityNode(
      id: 2,
      isElement: false,
      label: "Screen",
      frame: .init(x: 0, y: 0, width: 400, height: 800)
    )
    window.kind = .window
    var container = AccessibilityNode(
      id: 3,
      isElement: false,
      frame: .init(x: 0, y: 100, width: 400, height: 600)
    )
    var node = AccessibilityNode(
      id: 4,
      label: "Kiwi",
      frame: .init(x: 20, y: 120, width: 100, height: 44)
    )
    change(&node, &container)
    app.children = [2]
    window.children = [3]
    container.children = [4]
    var snapshot = AccessibilitySnapshot(root: app)
    for other in [window, container, node] { snapshot.nodes[other.id] = other }
    return (ServedTree(snapshot), node)
  }

  static func words(_ text: String = "two words", editable: Bool = true) -> AccessibilityTextContent
  {
    AccessibilityTextContent(
      text,
      selection: text.unicodeScalars.count..<text.unicodeScalars.count,
      isEditable: editable
    )
  }
}
