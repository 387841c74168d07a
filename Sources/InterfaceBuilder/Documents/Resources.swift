/// Images and colours that a document recorded when it was saved.
public struct Resources: Sendable {
  /// An image of an asset catalogue, of a bundle, or of the system.
  public struct Image: Hashable, Sendable {
    /// The name that views use.
    public let name: String
    /// In points; nil when the document does not tell.
    public let size: Size?
    /// True if it is one of the system's symbols.
    public let isSystem: Bool
  }

  /// The images by name, in the document's order.
  public let images: [Image]
  /// The values of asset catalogue colours when the document was saved.
  public let namedColors: [String: Color]
  /// The values of the system's colours when the document was saved.
  public let systemColors: [String: Color]
  /// The element of each entry, so that a problem can point at it.
  public let elements: [Element]

  init(_ element: Element?) {
    elements = element?.children ?? []
    var images: [Image] = []
    var named: [String: Color] = [:]
    var system: [String: Color] = [:]
    for entry in elements {
      guard let name = entry["name"] else { continue }
      switch entry.name {
      case "image":
        images.append(
          Image(name: name, size: Size(entry), isSystem: entry["catalog"] == "system")
        )
      case "namedColor": named[name] = entry.child("color").flatMap { Color($0) }
      case "systemColor": system[name] = entry.child("color").flatMap { Color($0) }
      default: break
      }
    }
    self.images = images
    namedColors = named
    systemColors = system
  }

  /// The recorded image of a name.
  public func image(named name: String) -> Image? { images.first { $0.name == name } }
}
