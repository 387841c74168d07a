/// An event of an element, as it is sent to all clients that listen.
struct Event: Equatable, Sendable {
  /// The kinds of events: the last part of the interface's name.
  enum Kind: String, Sendable {
    case object = "Object"
    case window = "Window"
  }

  let path: String
  var kind = Kind.object
  /// The signal, such as `StateChanged`.
  let member: String
  /// The state, property or part of it that changed.
  var detail = ""
  var first: Int32 = 0
  var second: Int32 = 0
  var value = BusValue.int(0)

  var interface: String { "org.a11y.atspi.Event." + kind.rawValue }

  var values: [BusValue] {
    [
      .string(detail), .int(first), .int(second), .variant(value), .array(of: "{sv}", []),
    ]
  }
}

extension Event {
  static func state(_ path: String, _ state: String, _ isOn: Bool) -> Event {
    Event(path: path, member: "StateChanged", detail: state, first: isOn ? 1 : 0)
  }

  static func property(_ path: String, _ name: String, _ value: BusValue) -> Event {
    Event(path: path, member: "PropertyChange", detail: name, value: value)
  }

  static func child(_ path: String, isNew: Bool, _ index: Int, _ reference: BusValue) -> Event {
    Event(
      path: path,
      member: "ChildrenChanged",
      detail: isNew ? "add" : "remove",
      first: Int32(clamping: index),
      value: reference
    )
  }

  static func window(_ path: String, _ member: String, _ name: String) -> Event {
    Event(path: path, kind: .window, member: member, value: .string(name))
  }
}
