internal import Foundation

/// The parts that a predicate's format is read from.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  case integer(Int)
  case sign(String)
  /// `%@`, `%d` and the like, which take the next argument.
  case argument
  /// `%K`, which takes the next argument as a key path.
  case path

  static func == (a: Self, b: Self) -> Bool { a.spelling == b.spelling }

  /// The token as it is compared; words don't differ by case.
  var spelling: String {
    switch self {
    case .word(let word): "w" + word.uppercased()
    case .text(let text): "t" + text
    case .number(let number): "n\(number)"
    case .integer(let number): "i\(number)"
    case .sign(let sign): "s" + sign
    case .argument: "a"
    case .path: "p"
    }
  }
}

/// Cuts a format into tokens.
struct PredicateScanner {
  private let characters: [Character]
  private var place = 0
  private(set) var tokens: [PredicateToken] = []

  /// Signs of several characters come first, since a part of one may be a sign itself.
  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", "=", "<", ">", "(", ")", "{", "}",
    ",",
    "[", "]", "!", "+", "-", "*", "/",
  ]

  /// Nil for a text that no token begins like.
  init?(_ format: String) {
    characters = Array(format)
    while skipBlanks() {
      guard let token = next() else { return nil }
      tokens.append(token)
    }
  }

  private mutating func skipBlanks() -> Bool {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    return place < characters.count
  }

  private mutating func next() -> PredicateToken? {
    let first = characters[place]
    if first == "\"" || first == "'" { return quoted(by: first) }
    if first == "%" { return argument() }
    if first.isNumber { return number() }
    if first.isLetter || "_@#$".contains(first) { return word() }
    // A path that follows a bracket, or a place for another path.
    if first == ".", place + 1 < characters.count,
      characters[place + 1].isLetter || characters[place + 1] == "@"
    {
      return word()
    }
    for sign in Self.signs where characters[place...].starts(with: sign) {
      place += sign.count
      return .sign(sign)
    }
    return nil
  }

  private mutating func quoted(by mark: Character) -> PredicateToken? {
    var text = ""
    place += 1
    while place < characters.count, characters[place] != mark {
      if characters[place] == "\\", place + 1 < characters.count { place += 1 }
      text.append(characters[place])
      place += 1
    }
    guard place < characters.count else { return nil }
    place += 1
    return .text(text)
  }

  /// `%` and what C writes after it for a number or an object.
  private mutating func argument() -> PredicateToken? {
    place += 1
    var letters = ""
    while place < characters.count, "0123456789.lhqzt".contains(characters[place]) { place += 1 }
    guard place < characters.count else { return nil }
    letters.append(characters[place])
    place += 1
    if letters == "K" { return .path }
    return "@diuxXofgGeEcCsS".contains(letters) ? .argument : nil
  }

  private mutating func number() -> PredicateToken? {
    let start = place
    while place < characters.count, characters[place].isNumber || characters[place] == "." {
      place += 1
    }
    let text = String(characters[start..<place])
    return Int(text).map { .integer($0) } ?? Double(text).map { .number($0) }
  }

  private mutating func word() -> PredicateToken {
    let start = place
    while place < characters.count,
      characters[place].isLetter || characters[place].isNumber
        || "_@#$.".contains(characters[place])
    { place += 1 }
    return .word(String(characters[start..<place]))
  }
}
