public import Foundation

extension NSString {
  /// The ways to go through a text that the library for all Unix systems lacks: by words and
  /// sentences (L-216).
  ///
  /// A literal such as `.byWords` or `[.byWords, .localized]` is of this type by itself.
  public struct WordOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words, by Unicode's rules, without what is between them.
    public static let byWords = Self(rawValue: 3)
    /// Sentences, with the spaces behind them.
    public static let bySentences = Self(rawValue: 4)
    /// The last comes first.
    public static let reverse = Self(rawValue: 1 << 8)
    /// The text of each may be left out; it is given all the same.
    public static let substringNotRequired = Self(rawValue: 1 << 9)
    /// The user's language counts; Unicode's rules are those of all languages here.
    public static let localized = Self(rawValue: 1 << 10)
  }

  /// Calls a closure with each word or sentence of a range, with its place, and with its place and
  /// what is up to the next.
  @_disfavoredOverload
  public func enumerateSubstrings(
    in range: NSRange,
    options: WordOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for part in WordPlaces(self as String, range, options).parts {
      block(substring(with: part.place), part.place, part.enclosing, &stop)
      if stop.boolValue { return }
    }
  }
}

extension StringProtocol where Index == String.Index {
  /// Calls a closure with each word or sentence of a range, with its place, and with its place and
  /// what is up to the next (L-216).
  @_disfavoredOverload
  public func enumerateSubstrings<Places: RangeExpression>(
    in range: Places,
    options: NSString.WordOptions,
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where Places.Bound == Index {
    let text = String(self[range.relative(to: self)])
    let start = range.relative(to: self).lowerBound
    var stop = false
    let all = NSRange(text.startIndex..., in: text)
    for part in WordPlaces(text, all, options).parts {
      let places = [part.place, part.enclosing].map { place in
        utf16.index(
          start,
          offsetBy: place.location
        )..<utf16.index(start, offsetBy: place.location + place.length)
      }
      body(String(self[places[0]]), places[0], places[1], &stop)
      if stop { return }
    }
  }
}

/// The places of words or sentences in a text.
private struct WordPlaces {
  var parts: [(place: NSRange, enclosing: NSRange)] = []

  init(_ text: String, _ range: NSRange, _ options: NSString.WordOptions) {
    let isEachWord = options.rawValue & 0xFF == NSString.WordOptions.byWords.rawValue
    let places = isEachWord ? Self.boundedParts(text, range) : Self.sentences(text, range)
    var end = range.location
    for (number, place) in places.enumerated() {
      let next = number + 1 < places.count ? places[number + 1].location : NSMaxRange(range)
      parts.append((place, NSRange(location: end, length: next - end)))
      end = next
    }
    if options.contains(.reverse) { parts.reverse() }
  }

  /// The text between two boundaries of words that has a letter or digit.
  private static func boundedParts(_ text: String, _ range: NSRange) -> [NSRange] {
    let boundary = try? NSRegularExpression(pattern: "\\b", options: .useUnicodeWordBoundaries)
    let found = boundary?.matches(in: text, range: range).map(\.range.location) ?? []
    let bounds = [range.location] + found + [NSMaxRange(range)]
    return zip(bounds, bounds.dropFirst()).compactMap { start, end in
      let place = NSRange(location: start, length: end - start)
      let word = (text as NSString).substring(with: place)
      return word.contains { $0.isLetter || $0.isNumber } ? place : nil
    }
  }

  /// Text up to a mark that ends a sentence and has a space behind it.
  private static func sentences(_ text: String, _ range: NSRange) -> [NSRange] {
    let sentence = try? NSRegularExpression(
      pattern: "\\S.*?(?:[.!?…]+[\"'”’)]*(?:\\s+|$)|[。！？]|\\n+|$)",
      options: .dotMatchesLineSeparators
    )
    return sentence?.matches(in: text, range: range).map(\.range) ?? []
  }
}
