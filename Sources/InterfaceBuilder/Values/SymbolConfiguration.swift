/// The size and weight at which a symbol is drawn.
public struct SymbolConfiguration: Hashable, Sendable {
  /// In points; nil for the text beside it.
  public var pointSize: Double?
  /// Such as `semibold`; nil for regular.
  public var weight: String?
  /// `small`, `medium` or `large`; nil for the default.
  public var scale: String?
  /// A text style such as `UICTFontTextStyleBody`, or a font, to which the symbol is sized.
  public var font: Font?

  /// Reads a `<preferredSymbolConfiguration>` or the same attributes of an image reference.
  public init?(_ element: Element) {
    pointSize = element.number("pointSize")
    weight = element["weight"].flatMap { $0 == "unspecified" ? nil : $0 }
    scale = (element["scale"] ?? element["symbolScale"]).flatMap { $0 == "default" ? nil : $0 }
    font = element.child("fontDescription").flatMap { Font($0) }
    if pointSize == nil && weight == nil && scale == nil && font == nil { return nil }
  }
}
