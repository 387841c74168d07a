public import Foundation

/// Searches for misspelled words; there are no dictionaries here, so every word is right.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  public override init() {}

  /// The languages that can be checked: none.
  open class var availableLanguages: [String] { [] }

  /// Returns no range, as no word is misspelled; its location is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns nil: there are no suggestions without dictionaries.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// Returns nil: there are no completions without dictionaries.
  open func completions(
    forPartialWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { nil }

  /// The words to pass over; default empty.
  ///
  /// Kept, as nothing is checked.
  open var ignoredWords: [String]? = []
  /// Adds a word to `ignoredWords`.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Adds a word to those that all checkers of this run of the app accept.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Returns true if the word was learned in this run of the app.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
