public import Foundation

/// The parts of a text.
public enum NLTokenUnit: Int, Sendable {
  case word = 0
  case sentence, paragraph, document
}

/// Takes texts apart into words, sentences or paragraphs, by rules that know no dictionary (L-270).
open class NLTokenizer: NSObject, @unchecked Sendable {
  /// The marks of a part.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Marks of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has digits.
    public static let numeric = Attributes(rawValue: 1)
    /// It has symbols.
    public static let symbolic = Attributes(rawValue: 2)
    /// It has emoji.
    public static let emoji = Attributes(rawValue: 4)
  }

  /// The kind of parts.
  public let unit: NLTokenUnit
  /// The text; nil, the default, for none.
  open var string: String? { didSet { found = nil } }
  private var found: [Range<String.Index>]?

  /// Makes one for a kind of parts.
  public init(unit: NLTokenUnit) { self.unit = unit }

  /// Does nothing: the rules are the same for all languages.
  open func setLanguage(_ language: NLLanguage) {}

  /// The part with the character at a place; empty where there is none.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    all.first { $0.contains(index) } ?? index..<index
  }

  /// The smallest range of whole parts around a range.
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    let touched = all.filter { $0.overlaps(range) }
    guard let first = touched.first, let last = touched.last else { return range }
    return first.lowerBound..<last.upperBound
  }

  /// The parts that a range has something of.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    all.filter { $0.overlaps(range) }
  }

  /// Calls a closure with each part of a range, until it answers false.
  open func enumerateTokens(
    in range: Range<String.Index>,
    using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) where !block(token, Self.attributes(string[token])) { return }
  }

  private var all: [Range<String.Index>] {
    if let found { return found }
    let ranges = string.map { TextParts($0).ranges(of: unit) } ?? []
    found = ranges
    return ranges
  }

  private static func attributes(_ text: Substring) -> Attributes {
    var attributes: Attributes = []
    for letter in text {
      if letter.isNumber { attributes.insert(.numeric) }
      if letter.isEmoji {
        attributes.insert(.emoji)
      } else if letter.isSymbol {
        attributes.insert(.symbolic)
      }
    }
    return attributes
  }
}
