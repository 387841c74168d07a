public import Foundation

/// Finds the language of a text by its letters and by short words that are common in it; nil where
/// these say nothing (L-271).
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  private var points: [NLLanguage: Double] = [:]
  /// The languages to choose from; none, the default, for all that are known.
  open var languageConstraints: [NLLanguage] = []
  /// The probabilities before anything is read; default none.
  open var languageHints: [NLLanguage: Double] = [:]

  /// Makes a recognizer that has read nothing.
  public override init() { super.init() }

  /// The language of a text; nil where it is not clear.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  /// Reads a text, after those before.
  open func processString(_ string: String) {
    points.merge(LanguageMarks.points(of: string)) { $0 + $1 }
  }

  /// Forgets what was read.
  open func reset() { points = [:] }

  /// The likeliest language; nil where it is not clear.
  open var dominantLanguage: NLLanguage? {
    languageHypotheses(withMaximum: 1).keys.first
  }

  /// The likeliest languages with their probabilities, at most so many.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    let weighed = points.filter {
      languageConstraints.isEmpty || languageConstraints.contains($0.key)
    }.map { ($0.key, $0.value * (languageHints.isEmpty ? 1 : 0.1 + (languageHints[$0.key] ?? 0))) }
    let sum = weighed.map(\.1).reduce(0, +)
    guard sum > 0 else { return [:] }
    let sorted = weighed.sorted { ($0.1, $1.0.rawValue) > ($1.1, $0.0.rawValue) }
    return Dictionary(
      uniqueKeysWithValues: sorted.prefix(max(0, maxHypotheses)).map { ($0.0, $0.1 / sum) }
    )
  }
}
