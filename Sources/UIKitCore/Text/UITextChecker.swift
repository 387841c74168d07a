public import Foundation

/// Looks for misspelled words; there are no dictionaries here, so every word is right.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  public override init() {}

  /// The languages that can be checked: none.
  open class var availableLanguages: [String] { [] }

  /// Where the next misspelled word stands: nowhere.
  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// What a misspelled word may be; nil, as there are none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// How a word that was begun may go on; nil, as no words are known.
  open func completions(
    forPartialWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { nil }

  /// The words that are passed over, in any document.
  open var ignoredWords: [String]? = []
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// The words that all checkers take for right.
  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
