public import Foundation

/// A text in glyphs, from which lines are made.
public final class CTTypesetter: NSObject, @unchecked Sendable {
  let text: TypesetText
  let source: AttributedRuns
  /// The place of the text in all of the text, in UTF-16 units.
  let start: Int

  init(_ string: NSAttributedString, in range: NSRange, readsRightToLeft: Bool? = nil) {
    source = AttributedRuns(string, in: range)
    text = TypesetText(source.runs, readsRightToLeft: readsRightToLeft)
    start = range.location
  }

  /// The line of some UTF-16 units of all of the text.
  func line(_ range: Range<Int>, tabs: [ParagraphAttributes.Tab] = []) -> CTLine {
    CTLine(
      text.line(range.lowerBound - start..<range.upperBound - start, tabs: tabs),
      attributes: source.attributes,
      plainRuns: source.plainRuns,
      start: start
    )
  }

  /// The number of UTF-16 units that have room in a line.
  func count(from index: Int, width: Double, byCharacters: Bool) -> Int {
    let first = min(max(index - start, 0), text.length)
    return text.end(ofLineFrom: first, width: CGFloat(width), byCharacters: byCharacters) - first
  }
}

/// A typesetter of a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string, in: NSRange(location: 0, length: string.length))
}

/// A typesetter of a text; the options change nothing here.
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: CFAttributedString,
  _ options: CFDictionary?
) -> CTTypesetter? {
  CTTypesetterCreateWithAttributedString(string)
}

/// A line of some characters; a length of 0 means all from the location on.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let length = typesetter.text.length
  let lower = min(max(stringRange.location, 0), length)
  let upper = stringRange.length == 0 ? length : min(lower + max(stringRange.length, 0), length)
  return typesetter.line(lower..<upper)
}

/// A line of some characters; the offset would move tabs, which it does not here.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter,
  _ stringRange: CFRange,
  _ offset: Double
) -> CTLine {
  CTTypesetterCreateLine(typesetter, stringRange)
}

/// The number of characters from a place on that have room in a width, broken between words.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter,
  _ startIndex: CFIndex,
  _ width: Double
) -> CFIndex {
  typesetter.count(from: startIndex, width: width, byCharacters: false)
}

/// The number of characters from a place on that have room in what an offset leaves of a width.
public func CTTypesetterSuggestLineBreakWithOffset(
  _ typesetter: CTTypesetter,
  _ startIndex: CFIndex,
  _ width: Double,
  _ offset: Double
) -> CFIndex {
  CTTypesetterSuggestLineBreak(typesetter, startIndex, width)
}

/// The number of characters from a place on that have room in a width, broken anywhere.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter,
  _ startIndex: CFIndex,
  _ width: Double
) -> CFIndex {
  typesetter.count(from: startIndex, width: width, byCharacters: true)
}

/// The number of characters from a place on that have room in what an offset leaves of a width.
public func CTTypesetterSuggestClusterBreakWithOffset(
  _ typesetter: CTTypesetter,
  _ startIndex: CFIndex,
  _ width: Double,
  _ offset: Double
) -> CFIndex {
  CTTypesetterSuggestClusterBreak(typesetter, startIndex, width)
}
