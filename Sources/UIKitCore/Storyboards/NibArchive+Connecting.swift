internal import Foundation
internal import InterfaceBuilder
internal import ObjectiveC

/// The steps once objects exist: connections, runtime attributes, `awakeFromNib`.
extension NibArchive {
  /// Connects, sets attributes on, and wakes the objects decoded since the last call (L-08, L-10).
  func finish() { wake(connect()) }

  /// Connects the objects decoded since the last call and sets attributes on them.
  func connect() -> [Decoded] {
    let connected = connectFresh()
    for decoded in connected { applyRuntimeAttributes(to: decoded) }
    return connected
  }

  /// Wakes objects that are connected.
  func wake(_ connected: [Decoded]) {
    for decoded in connected { awake(decoded) }
  }

  /// Connects until no connection brings in a new object; returns all that came in.
  private func connectFresh() -> [Decoded] {
    var connected: [Decoded] = []
    retryPostponed()
    while !fresh.isEmpty {
      let batch = fresh
      fresh.removeAll()
      for decoded in batch {
        connect(decoded.element, of: decoded.object)
        addConstraints(to: decoded)
      }
      connected += batch
    }
    setCollections()
    return connected
  }

  /// Makes the connections that an element lists, for the object made from it.
  func connect(_ element: Element, of object: AnyObject) {
    for connection in element.child("connections")?.children ?? [] {
      at(connection) { make(connection, of: object) }
    }
  }

  /// Does something about an element, whose line an exception names.
  private func at(_ element: Element, _ work: () -> Void) {
    let line = DocumentLine(file: source.document.file, line: element.position.line)
    UncaughtException.naming(line, work)
  }

  private func make(_ connection: Element, of object: AnyObject) {
    guard let id = connection["destination"] else { return }
    if connection.name == "segue" { return wireSegue(connection, of: object) }
    guard !deferred.contains(id) else {
      postponed.append(PostponedConnection(element: connection, source: object))
      return
    }
    switch connection.name {
    case "outlet": setOutlet(connection, of: object, to: id)
    case "outletCollection": collect(connection, of: object, id: id)
    case "action": addAction(connection, of: object, target: id)
    default: return
    }
    guard let listener = ConnectionWatch.listener else { return }
    let target = self.object(id: id).map { $0 as AnyObject }
    listener.didConnect(connection, in: source.document.file, of: object, to: target)
  }

  private func retryPostponed() {
    let waiting = postponed
    postponed.removeAll()
    for connection in waiting {
      guard let source = connection.source else { continue }
      at(connection.element) { make(connection.element, of: source) }
    }
  }

  // MARK: Outlets

  private func setOutlet(_ outlet: Element, of object: AnyObject, to id: String) {
    guard let property = outlet["property"], let destination = destination(id, of: outlet)
    else { return }
    set(property, of: object, to: destination, kind: .outlet, id: id)
  }

  /// The object that an outlet names; nil for one of another scene, which an outlet may go on naming
  /// after its view was moved there (L-63).
  private func destination(_ id: String, of outlet: Element) -> Any? {
    if let object = made(id) { return object }
    let document = source.document
    guard let element = document.element(id: id),
      document.scene(of: element)?.element === document.scene(of: outlet)?.element
    else { return nil }
    return object(id: id)
  }

  /// A collection is listed one member at a time and set once, complete.
  private func collect(_ member: Element, of object: AnyObject, id: String) {
    guard let property = member["property"], let destination = destination(id, of: member)
    else { return }
    let known = collections.firstIndex { $0.source === object && $0.property == property }
    guard let known else {
      collections.append(
        OutletCollection(source: object, property: property, members: [destination], lastID: id)
      )
      return
    }
    collections[known].members.append(destination)
    collections[known].lastID = id
  }

  private func setCollections() {
    for collection in collections {
      set(
        collection.property,
        of: collection.source,
        to: collection.members,
        kind: .outletCollection,
        id: collection.lastID
      )
    }
  }

  private func set(
    _ property: String,
    of object: AnyObject,
    to value: Any,
    kind: RecordedConnection.Kind,
    id: String
  ) {
    if object === ownerSubstitute {
      UIKitException.unknownKeySet(of: object, key: property).raise()
    }
    switch KeyValue.set(value, forKeyPath: property, of: object) {
    case .set: return
    case .undefined(let key, let culprit):
      guard let responder = culprit.object as? UIResponder else {
        UIKitException.unknownKeySet(of: culprit.object, key: key).raise()
      }
      return responder.setValue(value, forUndefinedKey: key)
    case .unknown: break
    }
    for member in value as? [Any] ?? [value] {
      let connection = RecordedConnection(
        kind: kind,
        name: property,
        destinationID: id,
        destination: member as AnyObject
      )
      RecordedConnections.record(connection, for: object)
    }
  }

  // MARK: Actions

  private func addAction(_ action: Element, of object: AnyObject, target id: String) {
    guard let selector = action["selector"] else { return }
    let event = action["eventType"]
    let target = self.object(id: id).map { $0 as AnyObject }
    guard !ActionWiring.wire(object, to: target, selector: selector, event: event) else { return }
    let connection = RecordedConnection(
      kind: .action(event: event),
      name: selector,
      destinationID: id,
      destination: target
    )
    RecordedConnections.record(connection, for: object)
  }

  // MARK: Attributes and waking

  private func applyRuntimeAttributes(to decoded: Decoded) {
    let attributes = decoded.element.child("userDefinedRuntimeAttributes")?.children ?? []
    for attribute in attributes {
      at(attribute) { RuntimeAttributes.apply(attribute, to: decoded.object, in: self) }
    }
  }

  private func awake(_ decoded: Decoded) {
    Awaking.awake(decoded.object)
    embedChildren(of: decoded)
  }
}
