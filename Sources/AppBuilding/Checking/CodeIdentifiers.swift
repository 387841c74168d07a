/// The identifiers of a source in order, keywords and digits with them, without comments and texts.
struct CodeIdentifiers: Sequence, IteratorProtocol {
  struct Identifier {
    let text: String
    /// True behind a dot.
    let isMember: Bool
    /// The first byte behind the word that is no blank: a line's end, too; zero at the end.
    let next: UInt8
    /// The superclass of a class of this name: the path behind a colon, parameters in angle brackets
    /// between them left out.
    let parent: String?

    /// True if only blanks, or a backtick, are between this one and the next.
    var isFollowedByAnother: Bool { CodeIdentifiers.isPart(next) || next == UInt8(ascii: "`") }

    /// True if what follows may end a case of an enumeration.
    var endsCase: Bool {
      [UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0]
        .contains(next)
    }
  }

  private let code: [UInt8]
  private var place = 0

  init(_ source: String) { code = Array(CodeText.code(of: source).utf8) }

  mutating func next() -> Identifier? {
    guard let start = code[place...].firstIndex(where: Self.isPart) else { return nil }
    let end = identifierEnd(from: start)
    place = end
    return Identifier(
      text: text(start..<end),
      isMember: start > 0 && code[start - 1] == UInt8(ascii: ".")
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(code[start]),
      next: byte(at: blanksEnd(from: end)),
      parent: parent(from: end)
    )
  }

  /// Letters, digits, underscores, and all of what is beyond ASCII.
  fileprivate static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func byte(at place: Int) -> UInt8 { place < code.count ? code[place] : 0 }

  private func text(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

  private func identifierEnd(from start: Int) -> Int {
    code[start...].firstIndex { !Self.isPart($0) } ?? code.count
  }

  private func blanksEnd(from start: Int) -> Int {
    code[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? code.count
  }

  private func parent(from end: Int) -> String? {
    var place = end
    if byte(at: place) == UInt8(ascii: "<") {
      let stops = [UInt8(ascii: ">"), UInt8(ascii: "{")]
      guard let stop = code[place...].firstIndex(where: stops.contains),
        code[stop] == UInt8(ascii: ">")
      else { return nil }
      place = stop + 1
    }
    place = blanksEnd(from: place)
    guard byte(at: place) == UInt8(ascii: ":") else { return nil }
    let start = blanksEnd(from: place + 1)
    let stop =
      code[start...].firstIndex { !Self.isPart($0) && $0 != UInt8(ascii: ".") } ?? code.count
    return start < stop ? text(start..<stop) : nil
  }
}
