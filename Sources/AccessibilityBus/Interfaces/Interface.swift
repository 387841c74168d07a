internal import AccessibilityTree

/// A question about one node.
struct Call: Sendable {
  let tree: ServedTree
  let node: AccessibilityNode
  let identity: Identity
  /// As many and of the types as the method or property says.
  var arguments: [BusValue] = []

  func number(_ index: Int) -> Int {
    arguments.indices.contains(index) ? arguments[index].number ?? 0 : 0
  }

  func text(_ index: Int) -> String {
    arguments.indices.contains(index) ? arguments[index].text ?? "" : ""
  }

  /// A reference to a node for clients; nil is no node.
  func reference(_ id: AccessibilityNode.ID?) -> BusValue {
    .structure([
      .string(identity.name), .path(id.map(tree.path) ?? ServedTree.nullPath),
    ])
  }

  func references(_ ids: [AccessibilityNode.ID]) -> BusValue {
    .array(of: "(so)", ids.map(reference))
  }
}

/// The names of the server and of its registry.
struct Identity: Sendable, Equatable {
  /// The name of this end of the bus.
  var name = ""
  /// The desktop that the app was embedded into.
  var desktop = (name: "", path: ServedTree.nullPath)
  /// The number that the registry gave.
  var number: Int32 = 0
  var locale = "en_US"

  static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.desktop == second.desktop
      && first.number == second.number && first.locale == second.locale
  }
}

/// The outcome of a call.
enum Answer: Sendable {
  case values([BusValue])
  /// The app is asked, and whether it did is the answer.
  case request(AccessibilityRequest)
  /// The app is asked, and nothing is the answer.
  case order(AccessibilityRequest)
  case failure(BusFailure)
  /// The app is asked for the places of the node's characters, from which the answer follows.
  case places(@Sendable (AccessibilityTextPlaces?) -> [BusValue])

  static func value(_ value: BusValue) -> Answer { .values([value]) }
  static let no = Answer.values([.bool(false)])
}

/// One method of an interface: its name, the types it takes and gives, and what it answers.
struct Method: Sendable {
  let name: String
  let takes: String
  let gives: String
  let answer: @Sendable (Call) -> Answer

  init(
    _ name: String,
    _ takes: String,
    _ gives: String,
    _ answer: @escaping @Sendable (Call) -> Answer
  ) {
    self.name = name
    self.takes = takes
    self.gives = gives
    self.answer = answer
  }
}

/// One property: its name and type, its value, and what setting it asks for.
struct Property: Sendable {
  let name: String
  let type: String
  let value: @Sendable (Call) -> BusValue
  let set: (@Sendable (Call) -> Answer)?

  init(
    _ name: String,
    _ type: String,
    set: (@Sendable (Call) -> Answer)? = nil,
    _ value: @escaping @Sendable (Call) -> BusValue
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.set = set
  }
}

/// One interface of AT-SPI, and which nodes have it.
struct Interface: Sendable {
  let name: String
  let methods: [String: Method]
  let properties: [Property]
  let applies: @Sendable (AccessibilityNode, ServedTree) -> Bool

  init(
    _ name: String,
    applies: @escaping @Sendable (AccessibilityNode, ServedTree) -> Bool,
    properties: [Property] = [],
    methods: [Method]
  ) {
    self.name = "org.a11y.atspi." + name
    self.applies = applies
    self.properties = properties
    self.methods = Dictionary(methods.map { ($0.name, $0) }) { $1 }
  }

  static let all: [Interface] = [
    .accessible, .application, .component, .action, .value, .text, .editableText, .selection,
    .table, .tableCell,
  ]
  static let named = Dictionary(all.map { ($0.name, $0) }) { $1 }

  func property(_ name: String) -> Property? { properties.first { $0.name == name } }
}

extension ServedTree {
  func interfaces(of node: AccessibilityNode) -> [String] {
    Interface.all.filter { $0.applies(node, self) }.map(\.name)
  }
}
