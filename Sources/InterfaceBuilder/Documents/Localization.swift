internal import Foundation

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

// MARK: - Files

extension Localization {
  /// Reads the texts that lie beside a document: `fr.lproj/Main.strings` beside
  /// `Base.lproj/Main.storyboard`, or `Main.xcstrings`; nil when it has none in the language.
  ///
  /// A document in `fr.lproj` is French already and has none.
  public init?(of document: String, language: String) {
    guard let place = Place(document) else { return nil }
    for language in [language, String(language.prefix { $0 != "-" && $0 != "_" })] {
      let table = "\(place.project)/\(language).lproj/\(place.name).strings"
      if let bytes = FileManager.default.contents(atPath: table) {
        self.init(language: language, strings: StringsTable.read(Array(bytes)))
        return
      }
      let strings = place.catalogs.lazy.compactMap { StringCatalog(path: $0)?.strings(language) }
      if let strings = strings.first(where: { !$0.isEmpty }) {
        self.init(language: language, strings: strings)
        return
      }
    }
    return nil
  }

  /// The languages in which texts lie beside a document, in alphabetical order.
  public static func languages(of document: String) -> [String] {
    guard let place = Place(document) else { return [] }
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: place.project)) ?? []
    let tables = folders.filter { folder in
      folder.hasSuffix(".lproj")
        && FileManager.default.fileExists(
          atPath: "\(place.project)/\(folder)/\(place.name).strings"
        )
    }
    let catalogs = place.catalogs.compactMap { StringCatalog(path: $0) }.flatMap(\.languages)
    return Set(tables.map { String($0.dropLast(6)) } + catalogs).sorted()
  }

  /// The place of a document's texts in one language.
  private struct Place {
    let project: String
    let name: String

    init?(_ document: String) {
      let url = URL(fileURLWithPath: document)
      let folder = url.deletingLastPathComponent()
      let isTranslation =
        folder.pathExtension == "lproj" && folder.lastPathComponent != "Base.lproj"
      guard !isTranslation else { return nil }
      name = url.deletingPathExtension().lastPathComponent
      project =
        folder.pathExtension == "lproj" ? folder.deletingLastPathComponent().path : folder.path
    }

    var catalogs: [String] {
      ["mul.lproj/\(name)", name, "Base.lproj/\(name)"].map { "\(project)/\($0).xcstrings" }
    }
  }
}
