/// The values an attribute may have.
enum ValueKind: Hashable, Sendable {
  /// Anything.
  case text
  /// The object's own id.
  case id
  /// The id of another object.
  case reference
  /// `YES` or `NO`.
  case bool
  /// A number.
  case number
  /// A whole number.
  case integer
  /// A number from 0 to 1.
  case unit
  /// A number, or `infinite`.
  case extent
  /// A number, or `system` for the size that the system gives such a font.
  case fontSize
  /// A number, or two with a colon or a slash between them.
  case ratio
  /// Numbers with dots between them.
  case version
  /// The name of a class or a module: no white space.
  case className
  /// `target`, or nothing.
  case moduleProvider
  /// `default`, or traits such as `heightClass=compact-widthClass=regular`.
  case traits
  /// One of a list; the number is its place in the vocabulary.
  case choice(Int)

  init?(name: String) {
    switch name {
    case "text", "image", "arrayKey": self = .text
    case "id": self = .id
    case "ref": self = .reference
    case "bool": self = .bool
    case "number", "component": self = .number
    case "integer": self = .integer
    case "unit": self = .unit
    case "extent": self = .extent
    case "fontSize": self = .fontSize
    case "moduleProvider": self = .moduleProvider
    case "ratio": self = .ratio
    case "version": self = .version
    case "className", "moduleName": self = .className
    case "variationKey": self = .traits
    default: return nil
    }
  }

  /// The expected value, for a sentence.
  var expectation: String {
    switch self {
    case .text: "any text"
    case .id, .reference: "an id"
    case .bool: "YES or NO"
    case .number: "a number"
    case .integer: "a whole number"
    case .unit: "a number from 0 to 1"
    case .extent: "a number or “infinite”"
    case .fontSize: "a number or “system”"
    case .moduleProvider: "“target” or nothing"
    case .ratio: "a number or a ratio such as 16:9"
    case .version: "a version number"
    case .className: "a name without spaces"
    case .traits: "“default” or traits such as heightClass=compact"
    case .choice: "one of a list"
    }
  }
}
