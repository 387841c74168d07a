public import Foundation

/// Says of the parts of a text what they are: words or marks, their language and their letters;
/// classes, names and forms in dictionaries are not known here (L-271).
open class NLTagger: NSObject, @unchecked Sendable {
  /// The parts that are left out, and how they are joined.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Settings of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leaves words out.
    public static let omitWords = Options(rawValue: 1)
    /// Leaves marks out.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Leaves space out.
    public static let omitWhitespace = Options(rawValue: 4)
    /// Leaves all else out.
    public static let omitOther = Options(rawValue: 8)
    /// Takes names of several words as one; no names are known here.
    public static let joinNames = Options(rawValue: 16)
    /// Takes short forms as one with the word before.
    public static let joinContractions = Options(rawValue: 32)
  }

  /// The questions that the tagger is for.
  public let tagSchemes: [NLTagScheme]
  /// The text; nil, the default, for none.
  open var string: String?
  private var language: NLLanguage?

  /// Makes one for questions.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  /// The questions that can be asked of a kind of parts in a language.
  open class func availableTagSchemes(
    for unit: NLTokenUnit,
    language: NLLanguage
  ) -> [NLTagScheme] { unit == .word ? [.tokenType, .language, .script] : [.language, .script] }

  /// The language of the text; nil where it is not clear.
  open var dominantLanguage: NLLanguage? {
    language ?? string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) }
  }

  /// Sets the language of the text.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {
    self.language = language
  }

  /// The part at a place.
  open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    parts(unit).first { $0.contains(index) } ?? index..<index
  }

  /// The answer for the part at a place, and the part.
  open func tag(
    at index: String.Index,
    unit: NLTokenUnit,
    scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    let range = tokenRange(at: index, unit: unit)
    return (tag(range, unit, scheme), range)
  }

  /// The answers for all parts of a range.
  open func tags(
    in range: Range<String.Index>,
    unit: NLTokenUnit,
    scheme: NLTagScheme,
    options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    var answers: [(NLTag?, Range<String.Index>)] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) {
      answers.append(($0, $1))
      return true
    }
    return answers
  }

  /// Calls a closure with each answer for a part of a range, until it answers false.
  open func enumerateTags(
    in range: Range<String.Index>,
    unit: NLTokenUnit,
    scheme: NLTagScheme,
    options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for part in parts(unit) where part.overlaps(range) {
      if unit == .word, options.leavesOut(kind(part)) { continue }
      if !block(tag(part, unit, scheme), part) { return }
    }
  }

  /// The parts; of words also what is between them.
  private func parts(_ unit: NLTokenUnit) -> [Range<String.Index>] {
    guard let string else { return [] }
    let found = TextParts(string).ranges(of: unit)
    guard unit == .word else { return found }
    var (all, last) = ([Range<String.Index>](), string.startIndex)
    func fill(to end: String.Index) {
      while last < end {
        let start = last
        let isSpace = string[start].isWhitespace
        last = string.index(after: last)
        while isSpace, last < end, string[last].isWhitespace { last = string.index(after: last) }
        all.append(start..<last)
      }
    }
    for range in found {
      fill(to: range.lowerBound)
      all.append(range)
      last = range.upperBound
    }
    fill(to: string.endIndex)
    return all
  }

  private func kind(_ part: Range<String.Index>) -> NLTag {
    guard let string, let letter = string[part].first else { return .other }
    if letter.wordKind != nil { return letter.isEmoji ? .other : .word }
    return letter.isWhitespace ? .whitespace : letter.isPunctuation ? .punctuation : .other
  }

  private func tag(
    _ part: Range<String.Index>,
    _ unit: NLTokenUnit,
    _ scheme: NLTagScheme
  ) -> NLTag? {
    guard let string, !part.isEmpty else { return nil }
    let text = String(string[part])
    switch scheme {
    case .tokenType: return unit == .word ? kind(part) : nil
    case .lexicalClass, .nameType, .nameTypeOrLexicalClass:
      guard unit == .word else { return nil }
      return kind(part) == .word ? .otherWord : kind(part)
    case .language:
      let found = NLLanguageRecognizer.dominantLanguage(for: text) ?? dominantLanguage
      return found.map { NLTag($0.rawValue) }
    case .script: return NLTag(Self.script(text))
    case .sentimentScore: return NLTag("0.0")
    default: return nil
    }
  }

  /// The code of the letters of a text.
  private static func script(_ text: String) -> String {
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x0370...0x03FF: return "Grek"
      case 0x0400...0x052F: return "Cyrl"
      case 0x0590...0x05FF: return "Hebr"
      case 0x0600...0x06FF: return "Arab"
      case 0x0900...0x097F: return "Deva"
      case 0x0E00...0x0E7F: return "Thai"
      case 0x3040...0x30FF: return "Jpan"
      case 0x3400...0x9FFF: return "Hans"
      case 0xAC00...0xD7A3: return "Kore"
      case ...0x024F, 0x1E00...0x1EFF: return "Latn"
      default: return "Zyyy"
      }
    }
    return "Zyyy"
  }
}

extension NLTagger.Options {
  fileprivate func leavesOut(_ kind: NLTag) -> Bool {
    switch kind {
    case .word: contains(.omitWords)
    case .punctuation: contains(.omitPunctuation)
    case .whitespace: contains(.omitWhitespace)
    default: contains(.omitOther)
    }
  }
}
