/// One attribute of an element, as the document spells it.
public struct Attribute: Hashable, Sendable {
  /// The name before the equals sign.
  public let name: String
  /// The value between the quotes, entities resolved.
  public let value: String
  /// The number of the name, by which the vocabulary finds it.
  let number: Int32

  init(name: String, value: String, number: Int) {
    self.name = name
    self.value = value
    self.number = Int32(truncatingIfNeeded: number)
  }
}
