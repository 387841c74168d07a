internal import Foundation

/// The words, sentences and paragraphs of a text, near the rules of Unicode's annex 29.
struct TextParts {
  private let text: String
  private typealias Index = String.Index

  init(_ text: String) { self.text = text }

  func ranges(of unit: NLTokenUnit) -> [Range<String.Index>] {
    switch unit {
    case .word: wordRanges
    case .sentence: paragraphs.flatMap(sentences)
    case .paragraph: paragraphs
    case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
    }
  }

  private var wordRanges: [Range<Index>] {
    var ranges: [Range<Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      let end = endOfWord(at: index)
      if end > index { ranges.append(index..<end) }
      index = end > index ? end : text.index(after: index)
    }
    return ranges
  }

  /// The end of the word that begins at a place; the place itself where none does.
  private func endOfWord(at start: Index) -> Index {
    let first = text[start]
    guard let kind = first.wordKind else { return start }
    var end = text.index(after: start)
    guard kind != .sign else { return end }
    while end < text.endIndex {
      let letter = text[end]
      if letter.wordKind == kind {
        end = text.index(after: end)
        continue
      }
      // A mark between two letters, or two digits, belongs to the word: don't, 3.14.
      let next = text.index(after: end)
      guard kind == .letters, next < text.endIndex, text[next].wordKind == .letters else { break }
      let before = text[text.index(before: end)]
      let joins =
        before.isNumber && text[next].isNumber
        ? ".,'".contains(letter)
        : "'’·.:".contains(letter) && before.isLetter && text[next].isLetter
      guard joins else { break }
      end = text.index(after: next)
    }
    return end
  }

  /// The paragraphs, each with what ends it.
  private var paragraphs: [Range<Index>] {
    var ranges: [Range<Index>] = []
    var start = text.startIndex
    for index in text.indices where text[index].isNewline {
      let end = text.index(after: index)
      ranges.append(start..<end)
      start = end
    }
    if start < text.endIndex { ranges.append(start..<text.endIndex) }
    return ranges
  }

  /// The sentences of a paragraph, each with the space behind it.
  private func sentences(_ paragraph: Range<Index>) -> [Range<Index>] {
    var ranges: [Range<Index>] = []
    var (start, index) = (paragraph.lowerBound, paragraph.lowerBound)
    while index < paragraph.upperBound {
      let letter = text[index]
      index = text.index(after: index)
      guard ".!?…。！？".contains(letter) else { continue }
      var end = index
      func skip(_ fits: (Character) -> Bool) {
        while end < paragraph.upperBound, fits(text[end]) { end = text.index(after: end) }
      }
      skip { ".!?…。！？\"'”’»)]".contains($0) }
      let mark = end
      skip(\.isWhitespace)
      let isWide = "。！？".contains(letter)
      guard isWide || end > mark || end == paragraph.upperBound else { continue }
      if letter == ".", end < paragraph.upperBound {
        if text[end].isLowercase || isShortForm(before: index, from: start) { continue }
      }
      ranges.append(start..<end)
      (start, index) = (end, end)
    }
    if start < paragraph.upperBound,
      !text[start..<paragraph.upperBound].allSatisfy(\.isWhitespace)
    {
      ranges.append(start..<paragraph.upperBound)
    }
    return ranges
  }

  /// True if the dot before a place ends a title or an initial and no sentence.
  private func isShortForm(before end: Index, from start: Index) -> Bool {
    let word = text[start..<text.index(before: end)].split(whereSeparator: \.isWhitespace).last
    guard let word else { return false }
    return word.count == 1 && word.allSatisfy(\.isUppercase)
      || ["Mr", "Mrs", "Ms", "Dr", "Prof", "St", "e.g", "i.e", "vs", "z.B", "Nr"]
        .contains(String(word))
  }
}

extension Character {
  /// The kinds of characters that words are made of; those of one kind stay together.
  enum WordKind { case letters, syllables, sounds, sign }

  /// The kind; nil for marks and spaces.
  var wordKind: WordKind? {
    guard let value = unicodeScalars.first?.value else { return nil }
    switch value {
    case 0x3041...0x309F: return .syllables
    case 0x30A1...0x30FF: return .sounds
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .sign
    default:
      if isEmoji { return .sign }
      return isLetter || isNumber || self == "_" ? .letters : nil
    }
  }

  /// True for pictures among texts.
  var isEmoji: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isEmojiPresentation
      || scalar.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
