/// Swift without its comments and literals of text: blanks stand in their place, so that lines
/// and columns stay.
///
/// It reads characters, not Swift; a literal that does not end on its line ends with it.
struct CodeText {
  private let source: [UInt8]
  private var result: [UInt8] = []
  private var place = 0

  /// The code of a source.
  static func code(of text: String) -> String {
    var reader = CodeText(text)
    reader.read()
    return String(decoding: reader.result, as: UTF8.self)
  }

  private init(_ text: String) {
    source = Array(text.utf8)
    result.reserveCapacity(source.count)
  }

  private mutating func read() {
    while place < source.count {
      if starts(with: "//") {
        blankLine()
      } else if starts(with: "/*") {
        blankComment()
      } else if source[place] == UInt8(ascii: "\"") || source[place] == UInt8(ascii: "#") {
        blankLiteral()
      } else {
        result.append(source[place])
        place += 1
      }
    }
  }

  private func starts(with word: StaticString) -> Bool {
    place + word.utf8CodeUnitCount <= source.count
      && (0..<word.utf8CodeUnitCount).allSatisfy { source[place + $0] == word.utf8Start[$0] }
  }

  private mutating func blank(_ count: Int) {
    for byte in source[place..<min(place + count, source.count)] {
      result.append(byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : 0x20)
    }
    place = min(place + count, source.count)
  }

  private var isAtLineEnd: Bool {
    place >= source.count || source[place] == UInt8(ascii: "\n")
      || source[place] == UInt8(ascii: "\r")
  }

  private mutating func blankLine() { while !isAtLineEnd { blank(1) } }

  /// Comments hold comments.
  private mutating func blankComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && place < source.count
  }

  /// A literal with as many number signs around its quotes, or slashes, as it begins with; a
  /// number sign before anything else is code.
  private mutating func blankLiteral() {
    let signs = source[place...].prefix { $0 == UInt8(ascii: "#") }.count
    let next = place + signs < source.count ? source[place + signs] : 0
    guard next == UInt8(ascii: "\"") || signs > 0 && next == UInt8(ascii: "/") else {
      result.append(contentsOf: source[place..<place + signs])
      place += signs
      return
    }
    let quotes = source[(place + signs)...].prefix { $0 == UInt8(ascii: "\"") }.count
    let isLong = quotes >= 3
    let end =
      Array(repeating: next, count: isLong ? 3 : 1)
      + Array(repeating: UInt8(ascii: "#"), count: signs)
    blank(signs + (isLong ? 3 : 1))
    while place < source.count, isLong || !isAtLineEnd {
      if source[place...].starts(with: end) { return blank(end.count) }
      blank(source[place] == UInt8(ascii: "\\") && signs == 0 ? 2 : 1)
    }
  }
}
