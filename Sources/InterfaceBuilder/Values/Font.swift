/// A font as a document spells it.
public struct Font: Hashable, Sendable {
  /// The typeface: the system's, one by name, or one by text style.
  public enum Face: Hashable, Sendable {
    /// The system's face; the weight as spelled, such as `semibold`, nil for regular.
    case system(weight: String?)
    /// The system's bold face.
    case boldSystem
    /// The system's slanted face.
    case italicSystem
    /// A text style that follows the reader's size, such as `UICTFontTextStyleBody`.
    case textStyle(String)
    /// A face by its PostScript name, with the name of its font family when that was saved.
    case named(String, family: String?)
  }

  /// The face.
  public var face: Face
  /// In points; nil when the style or the system decides.
  public var size: Double?
  /// The width of the system's face, such as `condensed`; nil for its standard width.
  public var width: String?

  /// A font of a face and a size.
  public init(face: Face, size: Double? = nil, width: String? = nil) {
    self.face = face
    self.size = size
    self.width = width
  }

  /// Reads a `<fontDescription>` or an attributed string's `<font>`.
  public init?(_ element: Element) {
    size = element.number("pointSize") ?? element.number("size")
    width = element["width"]
    if let style = element["style"] {
      face = .textStyle(style)
    } else if let name = element["name"] {
      face = .named(name, family: element["family"])
    } else if let kind = element["type"] ?? element["metaFont"] {
      face = Font.face(kind, weight: element["weight"])
    } else if size != nil || element["weight"] != nil {
      face = .system(weight: element["weight"])
    } else {
      return nil
    }
    if size == nil, element["metaFont"] != nil || face == .system(weight: nil) {
      size = Font.standardSize(element["metaFont"] ?? element["type"] ?? "system")
    }
  }

  private static func face(_ kind: String, weight: String?) -> Face {
    switch kind {
    case "boldSystem", "systemBold", "smallSystemBold", "emphasizedSystem": .boldSystem
    case "italicSystem", "systemItalic": .italicSystem
    default: .system(weight: weight)
    }
  }

  /// The size of a face, in points, when the document leaves it out.
  private static func standardSize(_ kind: String) -> Double {
    switch kind {
    case "smallSystem", "smallSystemBold", "label": 12
    case "miniSystem": 9
    case "cellTitle", "message", "menu": 13
    default: 14
    }
  }
}
