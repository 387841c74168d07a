/// A text as AT-SPI goes through it: by offsets of Unicode scalars, with units around each.
///
/// Every offset is taken, however wrong: it is brought to the nearest end.
struct ServedText {
  let scalars: [Unicode.Scalar]
  /// The offsets at which lines begin as they are drawn; nil where only line breaks end lines.
  private let lineStarts: Set<Int>?

  init(_ text: String, lines: [Range<Int>] = []) {
    scalars = Array(text.unicodeScalars)
    lineStarts = lines.isEmpty ? nil : Set(lines.map(\.lowerBound))
  }

  var count: Int { scalars.count }

  func clamped(_ offset: Int) -> Int { min(max(offset, 0), count) }

  /// The end of a range; -1 is the end of the text.
  func end(_ offset: Int) -> Int { offset < 0 ? count : clamped(offset) }

  subscript(range: Range<Int>) -> String {
    let inside = range.clamped(to: 0..<count)
    return String(String.UnicodeScalarView(scalars[inside]))
  }

  subscript(start: Int, end: Int) -> String {
    let (first, last) = (clamped(start), self.end(end))
    return first < last ? self[first..<last] : ""
  }
}

/// A unit into which text is divided.
enum TextUnit: Sendable {
  case character, wordStart, wordEnd, sentence, line

  /// By the numbers of `GetStringAtOffset`.
  init?(granularity: Int) {
    let units: [TextUnit] = [.character, .wordStart, .sentence, .line, .line]
    guard units.indices.contains(granularity) else { return nil }
    self = units[granularity]
  }

  /// By the numbers of `GetTextAtOffset`.
  init?(boundary: Int) {
    let units: [TextUnit] = [
      .character, .wordStart, .wordEnd, .sentence, .sentence, .line, .line,
    ]
    guard units.indices.contains(boundary) else { return nil }
    self = units[boundary]
  }
}

extension ServedText {
  /// The unit that an offset lies in; the end of the text lies in the last one.
  func range(of unit: TextUnit, at offset: Int) -> Range<Int> {
    let place = clamped(offset)
    if unit == .character { return place..<min(place + 1, count) }
    var start = min(place, max(count - 1, 0))
    while start > 0, !begins(unit, at: start) { start -= 1 }
    var end = min(start + 1, count)
    while end < count, !begins(unit, at: end) { end += 1 }
    // The line after a line break at the very end is empty.
    if unit == .line, place == count, scalars.last == "\n" { return count..<count }
    return start..<end
  }

  /// The unit before, or after, the one that an offset lies in; empty where there is none.
  func range(of unit: TextUnit, beside offset: Int, after: Bool) -> Range<Int> {
    let here = range(of: unit, at: offset)
    if after {
      return here.upperBound < count ? range(of: unit, at: here.upperBound) : count..<count
    }
    return here.lowerBound > 0 ? range(of: unit, at: here.lowerBound - 1) : 0..<0
  }

  private func begins(_ unit: TextUnit, at offset: Int) -> Bool {
    let (before, here) = (scalars[offset - 1], scalars[offset])
    switch unit {
    case .character: return true
    case .wordStart: return !before.isWord && here.isWord
    case .wordEnd: return before.isWord && !here.isWord
    case .sentence:
      if before == "\n" { return true }
      guard offset > 1, before.properties.isWhitespace else { return false }
      return ".!?…".unicodeScalars.contains(scalars[offset - 2])
    case .line: return lineStarts?.contains(offset) ?? (before == "\n")
    }
  }
}

extension Unicode.Scalar {
  /// True if it is part of a word.
  fileprivate var isWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}
