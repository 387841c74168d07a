/// A value that is set by key path once an object has been made.
public struct RuntimeAttribute: Hashable, Sendable {
  /// The value to set.
  public enum Value: Hashable, Sendable {
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction.
    case real(Double)
    /// A text; `isLocalizable` when the document's strings may replace it.
    case string(String, isLocalizable: Bool)
    /// A colour.
    case color(Color)
    /// The name of an image.
    case image(ImageReference)
    /// Two coordinates.
    case point(Point)
    /// Two extents.
    case size(Size)
    /// A rectangle.
    case rect(Rect)
    /// A run of characters.
    case range(location: Int, length: Int)
    /// Nothing.
    case none
  }

  /// The path of the property to set, such as `layer.cornerRadius`.
  public let keyPath: String
  /// The value to set.
  public let value: Value

  /// Reads a `<userDefinedRuntimeAttribute>`; nil when its value is not of its type.
  public init?(_ element: Element) {
    guard let keyPath = element["keyPath"], let value = Value(element) else { return nil }
    self.keyPath = keyPath
    self.value = value
  }
}

extension RuntimeAttribute.Value {
  init?(_ element: Element) {
    let child = element.child(key: "value")
    let value: Self? =
      switch element["type"] {
      case "boolean": element.bool("value").map(Self.bool)
      case "number": child.flatMap(Self.number)
      case "string":
        .string(element.string("value") ?? "", isLocalizable: element.bool("localized") ?? false)
      case "localizedString": .string(element.string("value") ?? "", isLocalizable: true)
      case "color": child.flatMap { Color($0) }.map(Self.color)
      case "image": ImageReference(element, attribute: "value").map(Self.image)
      case "point": child.flatMap { Point($0) }.map(Self.point)
      case "size": child.flatMap { Size($0) }.map(Self.size)
      case "rect": child.flatMap { Rect($0) }.map(Self.rect)
      case "range": child.flatMap(Self.range)
      case "nil": Self.none
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  private static func number(_ element: Element) -> Self? {
    guard let number = element.number("value") else { return nil }
    if element.name == "integer", let whole = Int(exactly: number) { return .integer(whole) }
    return .real(number)
  }

  private static func range(_ element: Element) -> Self? {
    guard let location = element.number("location").flatMap({ Int(exactly: $0) }),
      let length = element.number("length").flatMap({ Int(exactly: $0) })
    else { return nil }
    return .range(location: location, length: length)
  }
}

extension Element {
  /// The values that are set by key path on this object, in the document's order.
  public var runtimeAttributes: [RuntimeAttribute] {
    child("userDefinedRuntimeAttributes")?.children.compactMap { RuntimeAttribute($0) } ?? []
  }
}
