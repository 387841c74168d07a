/// One attribute of an element, as the document spells it.
public struct Attribute: Hashable, Sendable {
  /// The name before the equals sign.
  public let name: String
  /// The value between the quotes, entities resolved.
  public let value: String

  /// An attribute of a name and a value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
