/// The texts of a document in one language, by object id and property.
public struct Localization: Hashable, Sendable {
  /// Such as `fr`.
  public let language: String
  /// Texts by `objectID.property`, such as `iN0-l3-epB.text`.
  public let strings: [String: String]

  /// Texts of a language.
  public init(language: String, strings: [String: String]) {
    self.language = language
    self.strings = strings
  }

  /// The text that a property of an object has in this language; nil when not translated.
  public func string(_ property: String, of id: String) -> String? {
    strings["\(id).\(property)"]
  }
}
