internal import Foundation

/// An outlet or action that a document makes and that no registered class takes yet.
package struct RecordedConnection {
  /// The kind of a connection.
  package enum Kind: Equatable {
    /// A property that wants one object.
    case outlet
    /// A property that wants a list of objects.
    case outletCollection
    /// A message that the source sends for a control event; nil for its usual one.
    case action(event: String?)
  }

  package let kind: Kind
  /// The property's name, or the action's selector.
  package let name: String
  /// The element id of the object at the other end.
  package let destinationID: String
  /// The object at the other end; not kept alive by the connection.
  package private(set) weak var destination: AnyObject?

  init(kind: Kind, name: String, destinationID: String, destination: AnyObject?) {
    self.kind = kind
    self.name = name
    self.destinationID = destinationID
    self.destination = destination
  }
}

/// The connections recorded for each living object, dropped with it.
package enum RecordedConnections {
  private struct Entry {
    weak var object: AnyObject?
    var connections: [RecordedConnection]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var sweepAt = 256

  /// The connections that were recorded for an object, in the document's order.
  package static func of(_ object: AnyObject) -> [RecordedConnection] {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return [] }
    return entry.connections
  }

  static func record(_ connection: RecordedConnection, for object: AnyObject) {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object {
      entries[key]?.connections.append(connection)
      return
    }
    sweepIfFull()
    entries[key] = Entry(object: object, connections: [connection])
  }

  private static func sweepIfFull() {
    guard entries.count >= sweepAt else { return }
    entries = entries.filter { $0.value.object != nil }
    sweepAt = max(256, entries.count * 2)
  }
}
