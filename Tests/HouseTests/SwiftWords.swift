import Foundation

/// The words of a Swift file's code; what stands in comments and texts is none.
struct SwiftWords {
  /// Every identifier and keyword, each once.
  private(set) var all: Set<String> = []
  /// The types declared at the left edge that other files can name.
  private(set) var declared: [String] = []

  init(_ text: String) {
    for line in Self.code(of: text).split(separator: UInt8(ascii: "\n")) {
      let words = Self.words(of: line)
      all.formUnion(words)
      if line.first.map(Self.isSpace) == false, let name = Self.declaration(words) {
        declared.append(name)
      }
    }
  }

  private static let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "actor"]
  private static let notTypes: Set = ["import", "extension", "private", "fileprivate", "func"]

  /// The name that follows the first of the words for types.
  private static func declaration(_ words: [String]) -> String? {
    guard let kind = words.firstIndex(where: { kinds.contains($0) }), kind + 1 < words.count,
      !words[..<kind].contains(where: { notTypes.contains($0) })
    else { return nil }
    return words[kind + 1]
  }

  private static func words(of line: ArraySlice<UInt8>) -> [String] {
    line.split { !isLetter($0) }.filter { $0.first.map(isDigit) == false }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
  }

  /// The text without its comments and string literals.
  static func code(of text: String) -> [UInt8] {
    var (code, rest) = ([UInt8](), Array(text.utf8)[...])
    code.reserveCapacity(rest.count)
    while let byte = rest.first {
      if openers.contains(byte),
        let (opening, closing) = literals.first(where: { rest.starts(with: $0.0) })
      {
        rest = rest.dropFirst(opening.count)
        skip(to: closing, in: &rest)
        // What is left out still separates words, and a comment to the end of a line ends it.
        code.append(closing == [10] ? 10 : 32)
      } else {
        code.append(byte)
        rest = rest.dropFirst()
      }
    }
    return code
  }

  /// What opens a comment or a text, and what closes it; the longer openings first.
  private static let literals: [([UInt8], [UInt8])] = [
    ("\"\"\"", "\"\"\""), ("#\"", "\"#"), ("\"", "\""), ("//", "\n"), ("/*", "*/"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  private static let openers = Set(literals.compactMap(\.0.first))

  private static func skip(to closing: [UInt8], in rest: inout ArraySlice<UInt8>) {
    let escapes = closing.first == UInt8(ascii: "\"") && closing.last == UInt8(ascii: "\"")
    while !rest.isEmpty, !rest.starts(with: closing) {
      rest = rest.dropFirst(escapes && rest.first == UInt8(ascii: "\\") ? 2 : 1)
    }
    rest = rest.dropFirst(closing.count)
  }
}
