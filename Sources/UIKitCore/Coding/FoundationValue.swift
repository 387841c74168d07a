internal import Foundation
internal import InterfaceBuilder

/// The values that a nib holds besides objects: strings, numbers, dates, data, arrays, null.
enum FoundationValue {
  /// The value of an element such as `<string>` or `<array>`; nil if it is not of this kind.
  static func decode(_ element: Element, in archive: NibArchive) -> Any? {
    switch element.name {
    case "string", "mutableString": element.text
    case "integer": element["value"].flatMap(Int.init)
    case "real", "float", "double": element["value"].flatMap(Double.init)
    case "bool", "boolean": element["value"].map { $0 == "YES" }
    case "date": date(element)
    case "data", "mutableData": data(element)
    case "array", "mutableArray": element.children.compactMap { archive.decode($0) }
    case "dictionary", "mutableDictionary": dictionary(element, in: archive)
    case "url": (element["string"] ?? element["value"]).flatMap(URL.init(string:))
    case "nil", "null": NSNull()
    default: nil
    }
  }

  private static func date(_ element: Element) -> Date? {
    element["timeIntervalSinceReferenceDate"].flatMap(Double.init)
      .map(Date.init(timeIntervalSinceReferenceDate:))
  }

  private static func data(_ element: Element) -> Data? {
    Data(base64Encoded: element.text.filter { !$0.isWhitespace })
  }

  private static func dictionary(_ element: Element, in archive: NibArchive) -> [String: Any] {
    var values: [String: Any] = [:]
    for child in element.children { child.key.map { values[$0] = archive.decode(child) } }
    return values
  }
}
