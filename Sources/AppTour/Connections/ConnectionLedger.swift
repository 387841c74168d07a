internal import InterfaceBuilder
internal import UIKitCore

/// Watches connections while an app runs: what decoding connects, and which actions are sent.
///
/// It keeps nothing alive, so that what it watches lives as it would without.
final class ConnectionLedger: ConnectionListener {
  /// A place in a document.
  struct Place: Hashable {
    let file: String
    let position: Position
  }

  /// A connection of a living object.
  struct Wire {
    let place: Place
    let element: Element
    weak var source: AnyObject?
    weak var target: AnyObject?
  }

  private(set) var wires: [Wire] = []
  private var working: Set<Place> = []
  /// Called when a connection is first seen to work.
  private let report: (Place) -> Void

  init(report: @escaping (Place) -> Void) { self.report = report }

  /// Notes what a document connects.
  func didConnect(_ element: Element, in file: String, of source: AnyObject, to target: AnyObject?)
  {
    let place = Place(file: file, position: element.position)
    wires.append(Wire(place: place, element: element, source: source, target: target))
  }

  /// Notes an action that somebody took.
  func didSend(_ action: Selector, by sender: Any?) {
    let sender = sender.map { $0 as AnyObject }
    for wire in wires where wire.source === sender && wire.element.name == "action" {
      if wire.element["selector"] == "\(action)" { mark(wire.place) }
    }
  }

  /// Checks which properties hold what the documents connect them to, and forgets objects that are
  /// gone.
  func examine() {
    wires.removeAll { $0.source == nil }
    for wire in wires where wire.element.name != "action" && wire.shortcoming == nil {
      mark(wire.place)
    }
  }

  /// Why the connection at a place doesn't work, as far as the wires tell.
  func shortcoming(at place: Place) -> String? {
    if working.contains(place) { return nil }
    guard let wire = wires.last(where: { $0.place == place && $0.source != nil }) else {
      return "what it begins at isn't made"
    }
    return wire.shortcoming
  }

  private func mark(_ place: Place) {
    if working.insert(place).inserted { report(place) }
  }
}

extension ConnectionLedger.Wire {
  /// Why the property doesn't hold what the document says, or nobody takes the action.
  var shortcoming: String? {
    guard let source else { return "what it begins at is gone" }
    switch element.name {
    case "action": return actionShortcoming
    default: return outletShortcoming(of: source)
    }
  }

  private func outletShortcoming(of source: AnyObject) -> String? {
    var key = element["property"] ?? ""
    guard ClassTable.takes(key, of: source) else {
      return "\(type(of: source)) has no such property"
    }
    if !ClassTable.holds(key, of: source) { key = key.withOtherFirstCase }
    guard let value = ClassTable.value(forKey: key, of: source) else {
      return target == nil ? "what it leads to isn't there" : "the property is empty"
    }
    guard element.name == "outletCollection" else { return nil }
    let members = value as? [Any] ?? []
    return members.contains { $0 as AnyObject === target } ? nil : "the collection lacks it"
  }

  private var actionShortcoming: String {
    guard let target, !(target is NSNull) else { return "nobody takes it" }
    let action = Selector(element["selector"] ?? "")
    return ClassTable.responds(target, to: action)
      ? "it wasn't sent" : "\(type(of: target)) has no such method"
  }
}
