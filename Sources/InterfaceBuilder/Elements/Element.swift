/// One element of a document with everything that stood in it.
///
/// Invariant: once the reader has handed the document over, nothing in the tree changes again.
public final class Element: @unchecked Sendable {
  /// The tag, such as `viewController`.
  public let name: String
  /// The attributes in the document's order.
  public let attributes: [Attribute]
  /// The position of the opening `<`.
  public let position: Position
  /// The number of elements of the document that open before this one; the root has 0.
  public let order: Int
  /// The elements directly inside, in the document's order.
  public internal(set) var children: [Element] = []
  /// The characters of an element without children; what `base64-UTF8` wraps is unwrapped.
  public internal(set) var text = ""

  /// The number of the tag, by which the vocabulary finds it.
  let number: Int

  init(name: String, number: Int, attributes: [Attribute], position: Position, order: Int) {
    self.name = name
    self.number = number
    self.attributes = attributes
    self.position = position
    self.order = order
  }
}

// MARK: - Attributes

extension Element {
  /// The value of an attribute; nil when the element does not have it.
  public subscript(_ attribute: String) -> String? {
    for candidate in attributes where candidate.name == attribute { return candidate.value }
    return nil
  }

  /// The identity that connections and constraints refer to.
  public var id: String? { self["id"] }

  /// The role that this element plays for its parent, such as `backgroundColor`.
  public var key: String? { self["key"] }

  /// An attribute as a number; nil when absent or not a number.
  public func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Number.init)?.value
  }

  /// An attribute of `YES` or `NO`; nil when absent or neither.
  public func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}

// MARK: - Children

extension Element {
  /// The children of that tag.
  public func children(_ name: String) -> [Element] {
    children.filter { $0.name == name }
  }

  /// The first child of that tag.
  public func child(_ name: String) -> Element? {
    for child in children where child.name == name { return child }
    return nil
  }

  /// The child that plays a role, whatever its tag.
  public func child(key: String) -> Element? {
    for child in children where child.key == key { return child }
    return nil
  }

  /// The child of that tag that plays a role.
  public func child(_ name: String, key: String) -> Element? {
    for child in children where child.name == name && child.key == key { return child }
    return nil
  }

  /// This element and everything inside it, in the document's order.
  ///
  /// - Complexity: O(*n*) in the elements visited.
  public func visit(_ body: (Element) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.visit(body) }
  }

  /// A text either in an attribute or in a child of the same key; nil when neither is there.
  public func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    guard let child = child(key: key) else { return nil }
    return child.name == "string" || child.name == "mutableString" ? child.text : nil
  }
}
