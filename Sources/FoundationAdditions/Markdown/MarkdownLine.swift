internal import Foundation

/// Reads what Markdown writes in lines: emphasis, code, links, pictures, struck text and breaks, by
/// the rules of CommonMark and, for `~~`, of GitHub.
struct MarkdownLine {
  var keepsSpaces = false
  var readsExtended = false
  var base: URL?

  func text(of source: some StringProtocol) -> AttributedString {
    var reader = MarkdownLineReader(source: Array(source), rules: self)
    reader.readAll()
    var result = AttributedString()
    for piece in reader.finished() where !piece.text.isEmpty {
      var part = AttributedString(piece.text)
      if !piece.intent.isEmpty { part.inlinePresentationIntent = piece.intent }
      part.link = piece.link
      part.imageURL = piece.image
      result += part
    }
    return result
  }
}

/// A part of a line.
struct MarkdownPiece {
  var text: String
  var intent: InlinePresentationIntent = []
  var link: URL?
  var image: URL?
  /// A run of marks that may begin or end emphasis.
  var marks: Marks?
  /// A bracket that may begin a link.
  var bracket: Bracket?

  struct Marks {
    let character: Character
    let count: Int
    let opens: Bool
    let closes: Bool
  }

  enum Bracket { case link, image, extended }
}

/// The place in a line, and what was read before it.
struct MarkdownLineReader {
  let source: [Character]
  let rules: MarkdownLine
  var place = 0
  var pieces: [MarkdownPiece] = []

  init(source: [Character], rules: MarkdownLine) {
    self.source = source
    self.rules = rules
  }

  private var character: Character { source[place] }
  private func character(at offset: Int) -> Character? {
    source.indices.contains(place + offset) ? source[place + offset] : nil
  }

  mutating func readAll() { while place < source.count { readNext() } }

  private mutating func readNext() {
    switch character {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readMarks()
    case "!" where character(at: 1) == "[": open(.image, length: 2)
    case "^" where character(at: 1) == "[" && rules.readsExtended: open(.extended, length: 2)
    case "[": open(.link, length: 1)
    case "]": close()
    case "<": readAngle()
    case "&": readEntity()
    case "\n", "\r\n": readBreak()
    default: readText()
    }
  }

  mutating func add(_ text: String, _ intent: InlinePresentationIntent = []) {
    pieces.append(MarkdownPiece(text: text, intent: intent))
  }

  /// Letters up to the next mark; of several spaces one stays, unless all are to be kept.
  private mutating func readText() {
    var text = ""
    while place < source.count, !"\\`*_~![]^<&\n\r\n".contains(character) || text.isEmpty {
      if character != " " || rules.keepsSpaces || text.last != " " { text.append(character) }
      place += 1
    }
    add(text)
  }

  private mutating func readEscape() {
    guard let next = character(at: 1) else {
      place += 1
      return add("\\")
    }
    if next.isNewline {
      place += 2
      return add("\n", .lineBreak)
    }
    let isMark = next.isASCII && (next.isPunctuation || next.isSymbol)
    add(isMark ? String(next) : "\\")
    place += isMark ? 2 : 1
  }

  /// Two spaces in front of the end make a break of a line, and else it counts as a space.
  private mutating func readBreak() {
    let before = pieces.last?.text ?? ""
    place += 1
    if rules.keepsSpaces { return add("\n") }
    let isHard = place >= 3 && source[place - 2] == " " && source[place - 3] == " "
    if !pieces.isEmpty, pieces[pieces.count - 1].marks == nil {
      pieces[pieces.count - 1].text = String(before.reversed().drop { $0 == " " }.reversed())
    }
    while place < source.count, character == " " { place += 1 }
    isHard ? add("\n", .lineBreak) : add(" ", .softBreak)
  }

  private mutating func readCode() {
    let count = source[place...].prefix { $0 == "`" }.count
    var end = place + count
    while end < source.count {
      let run = source[end...].prefix { $0 == "`" }.count
      if run == count { break }
      end += max(run, 1)
    }
    guard end < source.count else {
      add(String(repeating: "`", count: count))
      return place += count
    }
    var code = String(source[(place + count)..<end]).replacing("\n", with: " ")
    if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    add(code, .code)
    place = end + count
  }

  /// A run of marks, with what CommonMark's rules about its neighbours let it do.
  private mutating func readMarks() {
    let mark = character
    let count = source[place...].prefix { $0 == mark }.count
    let before = place > 0 ? source[place - 1] : " "
    let after = character(at: count) ?? " "
    func isSign(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let goesRight =
      !after.isWhitespace && (!isSign(after) || before.isWhitespace || isSign(before))
    let goesLeft = !before.isWhitespace && (!isSign(before) || after.isWhitespace || isSign(after))
    let isUnderscore = mark == "_"
    var piece = MarkdownPiece(text: String(repeating: mark, count: count))
    if mark != "~" || count <= 2 {
      piece.marks = MarkdownPiece.Marks(
        character: mark,
        count: count,
        opens: goesRight && (!isUnderscore || !goesLeft || isSign(before)),
        closes: goesLeft && (!isUnderscore || !goesRight || isSign(after))
      )
    }
    pieces.append(piece)
    place += count
  }

  private mutating func open(_ bracket: MarkdownPiece.Bracket, length: Int) {
    var piece = MarkdownPiece(text: String(source[place..<place + length]))
    piece.bracket = bracket
    pieces.append(piece)
    place += length
  }

  /// An address or a mark of HTML in angle brackets.
  private mutating func readAngle() {
    guard let end = source[place...].firstIndex(of: ">") else { return addOne() }
    let inside = String(source[(place + 1)..<end])
    if inside.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]+:[^\s<]*/#) != nil {
      pieces.append(MarkdownPiece(text: inside, link: URL(string: inside)))
    } else if inside.wholeMatch(of: #/[^\s@<]+@[^\s@<]+\.[^\s@<]+/#) != nil {
      pieces.append(MarkdownPiece(text: inside, link: URL(string: "mailto:\(inside)")))
    } else if inside.wholeMatch(of: #/\/?[A-Za-z][^<]*|!--.*--/#) != nil {
      add("<\(inside)>", .inlineHTML)
    } else {
      return addOne()
    }
    place = end + 1
  }

  private mutating func readEntity() {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}"]
    guard let end = source[place...].prefix(10).firstIndex(of: ";") else { return addOne() }
    let name = String(source[(place + 1)..<end])
    let number =
      name.hasPrefix("#x") || name.hasPrefix("#X")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    guard let text = names[name] ?? number.flatMap(Unicode.Scalar.init).map({ String($0) }) else {
      return addOne()
    }
    add(text)
    place = end + 1
  }

  private mutating func addOne() {
    add(String(character))
    place += 1
  }

  // MARK: - Links

  /// Makes a link of what follows the last bracket that is open.
  private mutating func close() {
    guard let start = pieces.lastIndex(where: { $0.bracket != nil }) else { return addOne() }
    let bracket = pieces[start].bracket
    pieces[start].bracket = nil
    guard let (target, end) = target() else { return addOne() }
    MarkdownEmphasis.resolve(&pieces, from: start + 1)
    let url = URL(string: target, relativeTo: rules.base)
    for index in pieces.indices[(start + 1)...] {
      switch bracket {
      case .link: pieces[index].link = url
      case .image: pieces[index].image = url
      default: break
      }
    }
    pieces.remove(at: start)
    place = end
    guard bracket == .link else { return }
    // No link is in another.
    for index in pieces.indices where pieces[index].bracket == .link {
      pieces[index].bracket = nil
    }
  }

  /// The address in parentheses behind a bracket, and where they end; nil if none follows.
  private func target() -> (String, Int)? {
    guard character(at: 1) == "(" else { return nil }
    var depth = 1
    var end = place + 2
    while end < source.count {
      if source[end] == "\\" { end += 1 } else if source[end] == "(" { depth += 1 }
      if end < source.count, source[end] == ")" {
        depth -= 1
        if depth == 0 { break }
      }
      end += 1
    }
    guard end < source.count else { return nil }
    let inside = String(source[(place + 2)..<end]).trimmingCharacters(in: .whitespacesAndNewlines)
    // A title may follow the address; it is left out.
    let address = inside.firstMatch(of: #/^<([^>]*)>|^[^"'\s]+/#)
    return ((address?.1).map(String.init) ?? (address?.0).map(String.init) ?? "", end + 1)
  }

  mutating func finished() -> [MarkdownPiece] {
    MarkdownEmphasis.resolve(&pieces, from: 0)
    return pieces
  }
}
