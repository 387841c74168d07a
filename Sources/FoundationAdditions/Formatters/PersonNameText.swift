internal import Foundation

/// The parts of a name, and the text of them.
struct PersonNameText {
  private let name: PersonNameComponents

  init(_ name: PersonNameComponents) { self.name = name }

  func text(_ style: PersonNameComponentsFormatter.Style) -> String {
    switch style {
    case .short:
      let shortest = name.nickname ?? name.givenName ?? name.familyName
      return shortest ?? joined([name.middleName])
    case .default, .medium: return joined(ordered)
    case .long:
      guard !isFamilyFirst else { return joined(ordered) }
      return joined([
        name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix,
      ])
    case .abbreviated:
      if isFamilyFirst { return name.familyName ?? name.givenName ?? "" }
      return [name.givenName, name.familyName].compactMap { $0?.first.map { String($0) } }
        .joined().uppercased()
    }
  }

  private var ordered: [String?] {
    isFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: isFamilyFirst ? "" : " ")
  }

  /// True for names in Chinese, Japanese or Korean letters.
  private var isFamilyFirst: Bool {
    let letters = [name.familyName, name.givenName].compactMap(\.self).joined()
    return !letters.isEmpty
      && letters.unicodeScalars.allSatisfy { scalar in
        (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
          || (0xAC00...0xD7AF).contains(scalar.value)
      }
  }

  private static let prefixes: Set = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir", "rev"]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

  /// Given name, others and family name, with titles at both ends; or the family name, a comma and
  /// the rest.
  static func components(of text: String) -> PersonNameComponents? {
    var parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard text.contains(where: \.isLetter) else { return nil }
    var name = PersonNameComponents()
    func plain(_ part: String) -> String { part.lowercased().filter(\.isLetter) }
    if parts.count > 1, prefixes.contains(plain(parts[0])) { name.namePrefix = parts.removeFirst() }
    if parts.count > 1, let last = parts.last, suffixes.contains(plain(last)) {
      name.nameSuffix = parts.removeLast()
      parts[parts.count - 1] = parts[parts.count - 1].trimmingCharacters(in: .punctuationCharacters)
    }
    if parts.count > 1, parts[0].hasSuffix(",") {
      name.familyName = String(parts.removeFirst().dropLast())
    } else if parts.count > 1 {
      name.familyName = parts.removeLast()
    }
    if !parts.isEmpty { name.givenName = parts.removeFirst() }
    if !parts.isEmpty { name.middleName = parts.joined(separator: " ") }
    return name
  }
}
