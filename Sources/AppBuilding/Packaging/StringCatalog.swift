internal import Foundation

/// The strings of one table in all languages, as Xcode 15 and later keep them.
struct StringCatalog {
  private let source: String
  private let strings: [String: Entry]

  init(contentsOf url: URL) throws(StringCatalogError) {
    do {
      let catalog = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
      source = catalog.sourceLanguage
      strings = catalog.strings
    } catch {
      throw StringCatalogError(reason: "it is no catalogue of strings")
    }
    // Folders have the names of languages.
    if let language = languages.first(where: { !$0.isFileName }) {
      throw StringCatalogError(reason: "'\(language)' is no language")
    }
  }

  /// The tables for the bundle: plain strings, and those that change with a number.
  func files(table: String) -> [(path: String, data: Data)] {
    languages.flatMap { language in
      [
        ("\(language).lproj/\(table).strings", plain(language) as [String: Any]),
        ("\(language).lproj/\(table).stringsdict", plurals(language)),
      ].compactMap { path, list in
        guard !list.isEmpty else { return nil }
        let data = try? PropertyListSerialization.data(
          fromPropertyList: list,
          format: .xml,
          options: 0
        )
        return data.map { (path, $0) }
      }
    }
  }

  private var languages: [String] {
    Set(strings.values.flatMap { ($0.localizations ?? [:]).keys } + [source]).sorted()
  }

  private func plain(_ language: String) -> [String: String] {
    var list: [String: String] = [:]
    for (key, entry) in strings {
      let localization = entry.localizations?[language]
      guard localization?.variations?.plural == nil else { continue }
      let unit = localization?.stringUnit ?? localization?.variations?.device?["other"]?.stringUnit
      // A key without a text of its own in the source language is its own text.
      if let value = unit?.value ?? (language == source ? key : nil) { list[key] = value }
    }
    return list
  }

  private func plurals(_ language: String) -> [String: Any] {
    var list: [String: Any] = [:]
    for (key, entry) in strings {
      guard let plural = entry.localizations?[language]?.variations?.plural else { continue }
      var rule: [String: String] = [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
        "NSStringFormatValueTypeKey": Self.numberFormat(in: key),
      ]
      for (category, variation) in plural { rule[category] = variation.stringUnit?.value }
      list[key] = ["NSStringLocalizedFormatKey": "%#@value@", "value": rule] as [String: Any]
    }
    return list
  }

  /// The format of the number in a key, such as `lld` in `%lld birds`.
  private static func numberFormat(in key: String) -> String {
    key.firstMatch(of: #/%(?:\d+\$)?((?:l|ll|h|hh|q|z)?[dDuUxXi])/#).map { String($0.1) } ?? "lld"
  }

  private struct File: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  private struct Variations: Decodable {
    let plural: [String: Variation]?
    let device: [String: Variation]?
  }

  private struct Variation: Decodable {
    let stringUnit: Unit?
  }

  private struct Unit: Decodable {
    let value: String
  }
}

/// Why a catalogue of strings can't be read.
struct StringCatalogError: Error {
  let reason: String
}
