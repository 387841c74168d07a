/// One line that a document draws between two objects; it begins at the object around it.
public enum Connection: Sendable {
  /// Sets a property.
  case outlet(Outlet)
  /// Adds to a property that holds an array.
  case outletCollection(OutletCollection)
  /// Calls a method.
  case action(Action)
  /// Goes to another controller.
  case segue(Segue)

  /// A property that is set to another object.
  public struct Outlet: Sendable {
    /// Its own id.
    public let id: String
    /// The property of the object around it.
    public let property: String
    /// The id of the object that the property is set to.
    public let destination: String
  }

  /// A property that collects objects.
  public struct OutletCollection: Sendable {
    /// Its own id.
    public let id: String
    /// The property of the object around it.
    public let property: String
    /// The id of one of the objects in it.
    public let destination: String
    /// The class that holds them, such as `NSMutableArray`; nil for an array.
    public let collectionClass: String?
    /// True if the objects join those that the property already holds, as gesture recognizers do.
    public let appends: Bool
  }

  /// A method that is called when the object around it is used.
  public struct Action: Sendable {
    /// Its own id.
    public let id: String
    /// The method's selector, such as `save:`.
    public let selector: String
    /// The id of the target; nil, or First Responder's, asks the responder chain.
    public let destination: String?
    /// The control event, such as `touchUpInside`; nil for objects that have but one.
    public let eventType: String?
  }

  /// Reads a child of `<connections>`; nil for an element that is no connection.
  public init?(_ element: Element) {
    let id = element.id ?? ""
    let destination = element["destination"]
    switch element.name {
    case "outlet":
      guard let property = element["property"], let destination else { return nil }
      self = .outlet(Outlet(id: id, property: property, destination: destination))
    case "outletCollection":
      guard let property = element["property"], let destination else { return nil }
      self = .outletCollection(
        OutletCollection(
          id: id,
          property: property,
          destination: destination,
          collectionClass: element["collectionClass"],
          appends: element.bool("appends") ?? false
        )
      )
    case "action":
      guard let selector = element["selector"] else { return nil }
      self = .action(
        Action(
          id: id,
          selector: selector,
          destination: destination,
          eventType: element["eventType"]
        )
      )
    case "segue":
      guard let segue = Segue(element) else { return nil }
      self = .segue(segue)
    default: return nil
    }
  }
}

extension Element {
  /// The connections that begin at this object, in the document's order.
  public var connections: [Connection] {
    child("connections")?.children.compactMap { Connection($0) } ?? []
  }
}
