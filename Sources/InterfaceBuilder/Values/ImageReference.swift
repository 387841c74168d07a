/// An image by name, with how it is to be drawn.
public struct ImageReference: Hashable, Sendable {
  /// The name in the asset catalogue, in the bundle, or among the system's symbols.
  public var name: String
  /// True if the system's symbols hold it.
  public var isSystem: Bool
  /// Such as `template` or `hierarchical-single`; nil for the image's own.
  public var renderingMode: String?
  /// The size and weight of a symbol; nil for the view's own.
  public var configuration: SymbolConfiguration?
  /// The part of a variable symbol that is filled, from 0 to 1.
  public var variableValue: Double?
  /// The colours of a symbol's layers, foremost first.
  public var colors: [Color]

  /// An image of a name.
  public init(name: String, isSystem: Bool = false) {
    self.name = name
    self.isSystem = isSystem
    colors = []
  }

  /// Reads the image of a role: an attribute with `catalog` beside it, or an `<imageReference>`.
  public init?(_ element: Element, attribute: String = "image") {
    if element.name == "imageReference" {
      self.init(reference: element)
    } else if let name = element[attribute] {
      self.init(name: name, isSystem: element["catalog"] == "system")
    } else if let child = element.child("imageReference", key: attribute) {
      self.init(reference: child)
    } else {
      return nil
    }
  }

  private init?(reference element: Element) {
    guard let name = element["image"] ?? element["name"] else { return nil }
    self.init(name: name, isSystem: element["catalog"] == "system")
    renderingMode = element["renderingMode"]
    configuration = SymbolConfiguration(element)
    variableValue = element.number("variableValue")
    colors =
      (element.child("hierarchicalColors") ?? element.child("paletteColors"))?
      .children.compactMap { Color($0) } ?? []
  }
}
