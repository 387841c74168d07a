/// A text whose parts have different attributes.
public struct AttributedString: Hashable, Sendable {
  /// A part with one set of attributes.
  public struct Fragment: Hashable, Sendable {
    /// The characters.
    public var content: String
    /// The font.
    public var font: Font?
    /// The paragraph around the part.
    public var paragraph: ParagraphStyle?
    /// Colours by attribute, such as `NSColor` and `NSBackgroundColor`.
    public var colors: [String: Color]
    /// Numbers by attribute, such as `NSKern` and `NSUnderline`.
    public var numbers: [String: Double]
    /// Texts by attribute, such as the address of `NSLink`.
    public var strings: [String: String]
  }

  /// The parts in reading order.
  public var fragments: [Fragment]

  /// The characters of all parts.
  public var string: String { fragments.map(\.content).joined() }

  /// Reads an `<attributedString>`.
  public init?(_ element: Element) {
    guard element.name == "attributedString" else { return nil }
    let parts = element.child("fragments") ?? element
    fragments = parts.children("fragment").map { Fragment($0) }
  }
}

extension AttributedString.Fragment {
  init(_ element: Element) {
    content = element.string("content") ?? ""
    colors = [:]
    numbers = [:]
    strings = [:]
    for attribute in element.child("attributes")?.children ?? [] {
      guard let key = attribute.key else { continue }
      switch attribute.name {
      case "font": if key == "NSFont" { font = Font(attribute) }
      case "color": colors[key] = Color(attribute)
      case "paragraphStyle": paragraph = ParagraphStyle(attribute)
      case "real", "integer": numbers[key] = attribute.number("value")
      case "string", "mutableString": strings[key] = attribute.text
      case "url": strings[key] = attribute["string"]
      default: break
      }
    }
  }
}
