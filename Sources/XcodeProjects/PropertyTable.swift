internal import Foundation

/// One object of a project file: a table of strings, lists and tables under an id.
struct PropertyTable {
  let id: String
  private let values: [String: Any]

  init(id: String, _ values: [String: Any]) {
    self.id = id
    self.values = values
  }

  /// The kind of the object, such as `PBXGroup`.
  var isa: String { string("isa") ?? "" }

  func string(_ key: String) -> String? { values[key] as? String }
  func strings(_ key: String) -> [String] { values[key] as? [String] ?? [] }
  func table(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }
}
