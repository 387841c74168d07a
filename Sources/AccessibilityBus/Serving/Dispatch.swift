internal import AccessibilityTree

/// A call as it came from the bus, with nothing about it believed yet.
struct IncomingCall {
  let path: String
  let interface: String
  let member: String
  /// Reads the arguments as they should be; nil for others.
  let arguments: (_ signature: String) -> [BusValue]?
  let signature: String
}

/// Finds what answers a call, and asks it only with the types that it takes.
struct Dispatch {
  let tree: ServedTree
  let identity: Identity

  static let properties = "org.freedesktop.DBus.Properties"
  static let introspection = "org.freedesktop.DBus.Introspectable"
  static let cache = "org.a11y.atspi.Cache"

  func answer(_ call: IncomingCall) -> Answer {
    if call.path == ServedTree.cachePath { return cacheAnswer(call) }
    guard let node = tree.node(at: call.path) else { return .failure(.noObject(call.path)) }
    let question = Call(tree: tree, node: node, identity: identity)
    switch call.interface {
    case Self.properties: return property(call, question)
    case Self.introspection where call.member == "Introspect":
      return .value(.string(Interface.introspection(tree.interfaces(of: node))))
    default: return method(call, question)
    }
  }

  private func method(_ call: IncomingCall, _ question: Call) -> Answer {
    guard let interface = found(call.interface, question.node) else {
      return .failure(.noInterface(call.interface))
    }
    guard let method = interface.methods[call.member] else {
      return .failure(.noMethod(call.member))
    }
    return with(method.takes, call, question, method.answer)
  }

  private func found(_ name: String, _ node: AccessibilityNode) -> Interface? {
    Interface.named[name].flatMap { $0.applies(node, tree) ? $0 : nil }
  }

  private func with(
    _ types: String,
    _ call: IncomingCall,
    _ question: Call,
    _ answer: (Call) -> Answer
  ) -> Answer {
    guard let arguments = call.arguments(types) else {
      return .failure(.wrongTypes(expected: types, found: call.signature))
    }
    return answer(
      Call(tree: tree, node: question.node, identity: identity, arguments: arguments)
    )
  }

  // MARK: - Properties

  private func property(_ call: IncomingCall, _ question: Call) -> Answer {
    switch call.member {
    case "Get": return with("ss", call, question, get)
    case "GetAll": return with("s", call, question, getAll)
    case "Set": return with("ssv", call, question, set)
    default: return .failure(.noMethod(call.member))
    }
  }

  private func get(_ call: Call) -> Answer {
    guard let interface = found(call.text(0), call.node) else {
      return .failure(.noInterface(call.text(0)))
    }
    guard let property = interface.property(call.text(1)) else {
      return .failure(.noProperty(call.text(1)))
    }
    return .value(.variant(property.value(call)))
  }

  private func getAll(_ call: Call) -> Answer {
    guard let interface = found(call.text(0), call.node) else {
      return .failure(.noInterface(call.text(0)))
    }
    let entries = interface.properties.map {
      BusValue.entry([.string($0.name), .variant($0.value(call))])
    }
    return .value(.array(of: "{sv}", entries))
  }

  private func set(_ call: Call) -> Answer {
    guard let interface = found(call.text(0), call.node) else {
      return .failure(.noInterface(call.text(0)))
    }
    guard let property = interface.property(call.text(1)) else {
      return .failure(.noProperty(call.text(1)))
    }
    guard let set = property.set else { return .failure(.readOnly(property.name)) }
    guard let value = call.arguments.last?.parts.first, value.signature == property.type else {
      let found = call.arguments.last?.parts.first?.signature ?? ""
      return .failure(.wrongTypes(expected: property.type, found: found))
    }
    return set(Call(tree: tree, node: call.node, identity: identity, arguments: [value]))
  }

  // MARK: - The cache

  private func cacheAnswer(_ call: IncomingCall) -> Answer {
    guard call.interface == Self.cache else { return .failure(.noInterface(call.interface)) }
    guard call.member == "GetItems" else { return .failure(.noMethod(call.member)) }
    guard call.arguments("") != nil else {
      return .failure(.wrongTypes(expected: "", found: call.signature))
    }
    return .value(tree.cacheItems(identity))
  }
}
