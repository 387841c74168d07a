internal import Foundation
internal import InterfaceBuilder

extension Localization {
  /// The translations of a document: the `.strings` file of the first language that has one.
  static func beside(_ document: URL, languages: [String]) -> Localization? {
    let folder = document.deletingLastPathComponent()
    // Only a document in `Base.lproj` is translated; one in `fr.lproj` is French already.
    guard folder.lastPathComponent == "Base.lproj" else { return nil }
    let name = document.deletingPathExtension().lastPathComponent
    for language in languages.flatMap({ Self.candidates($0) }) {
      let file = folder.deletingLastPathComponent()
        .appendingPathComponent("\(language).lproj/\(name).strings")
      if let strings = read(file) { return Localization(language: language, strings: strings) }
    }
    return nil
  }

  /// `fr-CA` may be served by `fr`.
  private static func candidates(_ language: String) -> [String] {
    let short = language.split(separator: "-").first.map(String.init) ?? language
    return short == language ? [language] : [language, short]
  }

  private static func read(_ file: URL) -> [String: String]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: String]
  }
}
