internal import Foundation

/// Reads `.xcstrings`: every language of a document's texts in one file.
struct StringCatalog {
  private let entries: [String: Any]

  init?(path: String) {
    guard let bytes = FileManager.default.contents(atPath: path),
      let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let entries = object["strings"] as? [String: Any]
    else { return nil }
    self.entries = entries
  }

  /// Every language that has a text.
  var languages: Set<String> {
    Set(entries.values.flatMap { StringCatalog.localizations($0).keys })
  }

  /// The texts of a language by their keys; a text that varies by plural or device is left out.
  func strings(_ language: String) -> [String: String] {
    entries.compactMapValues { entry in
      let localization = StringCatalog.localizations(entry)[language] as? [String: Any]
      return (localization?["stringUnit"] as? [String: Any])?["value"] as? String
    }
  }

  private static func localizations(_ entry: Any) -> [String: Any] {
    (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
  }
}
