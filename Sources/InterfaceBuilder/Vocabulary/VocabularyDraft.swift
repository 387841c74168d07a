/// Reads the vocabulary's text; see `VocabularyText` for its form.
struct VocabularyDraft {
  private(set) var names = NameTable()
  /// By the number of the element's name: kinds by the number of the attribute's name.
  private(set) var elements: [Int: [Int: UInt8]] = [:]
  private(set) var choices: [Set<String>] = []
  /// The first means "no such attribute" and is never handed out.
  private(set) var kinds: [ValueKind] = [.text]
  /// Entries that make no sense; empty in a vocabulary that is written right.
  private(set) var mistakes: [String] = []

  private var groups: [Substring: [Int: UInt8]] = [:]
  private var places: [String: UInt8] = [:]

  init(_ texts: [String]) {
    let entries = texts.flatMap(VocabularyDraft.entries)
    for entry in entries where entry[0] == "enum" { addChoices(entry) }
    var open = entries.filter { $0[0] == "group" }
    while !open.isEmpty {
      let waiting = open.filter { !addGroup($0) }
      guard waiting.count < open.count else { break }
      open = waiting
    }
    mistakes += open.map { "group \($0[1])" }
    for entry in entries where entry[0] == "element" {
      elements[names.intern(entry[1])] = attributes(entry.dropFirst(2))
    }
  }

  /// The tokens of each line, continued lines joined.
  private static func entries(_ text: String) -> [[Substring]] {
    var entries: [[Substring]] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let tokens = line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
      if line.first == UInt8(ascii: " "), !entries.isEmpty {
        entries[entries.count - 1] += tokens
      } else if tokens.count > 1 {
        entries.append(tokens)
      }
    }
    return entries
  }

  private mutating func addChoices(_ entry: [Substring]) {
    choices.append(Set(entry.dropFirst(2).map(String.init)))
    kinds.append(.choice(choices.count - 1))
    places[String(entry[1])] = UInt8(kinds.count - 1)
  }

  /// False when a group that it takes over is not read yet.
  private mutating func addGroup(_ entry: [Substring]) -> Bool {
    let used = entry.filter { $0.first == "+" }.map { $0.dropFirst() }
    guard used.allSatisfy({ groups[$0] != nil }) else { return false }
    groups[entry[1]] = attributes(entry.dropFirst(2))
    return true
  }

  private mutating func attributes(_ tokens: some Sequence<Substring>) -> [Int: UInt8] {
    var attributes: [Int: UInt8] = [:]
    for word in tokens {
      if word.first == "+" {
        guard let group = groups[word.dropFirst()] else {
          mistakes.append(String(word))
          continue
        }
        attributes.merge(group) { own, _ in own }
      } else if let colon = word.lastIndex(of: ":"),
        let kind = kind(word[word.index(after: colon)...])
      {
        attributes[names.intern(word[..<colon])] = kind
      } else {
        mistakes.append(String(word))
      }
    }
    return attributes
  }

  private mutating func kind(_ name: Substring) -> UInt8? {
    if let place = places[String(name)] { return place }
    guard let kind = ValueKind(name: String(name)) else { return nil }
    kinds.append(kind)
    places[String(name)] = UInt8(kinds.count - 1)
    return UInt8(kinds.count - 1)
  }
}

extension NameTable {
  fileprivate mutating func intern(_ name: Substring) -> Int {
    var name = String(name)
    return name.withUTF8 { intern($0) }
  }
}
