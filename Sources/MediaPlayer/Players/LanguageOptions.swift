public import Foundation

/// The kind of a language that can be chosen.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
  case audible = 0
  case legible
}

/// A language to hear or to read.
open class MPNowPlayingInfoLanguageOption: NSObject, @unchecked Sendable {
  /// The kind.
  public let languageOptionType: MPNowPlayingInfoLanguageOptionType
  /// The language's code; nil for none.
  public let languageTag: String?
  /// The names of what marks it; nil for none.
  public let languageOptionCharacteristics: [String]?
  /// The name for people; nil for none.
  public let displayName: String?
  /// The app's own name for it; nil for none.
  public let identifier: String?

  /// Makes a language.
  public init(
    type languageOptionType: MPNowPlayingInfoLanguageOptionType,
    languageTag: String,
    characteristics languageOptionCharacteristics: [String]?,
    displayName: String,
    identifier: String
  ) {
    self.languageOptionType = languageOptionType
    self.languageTag = languageTag
    self.languageOptionCharacteristics = languageOptionCharacteristics
    self.displayName = displayName
    self.identifier = identifier
  }

  /// Always false: nothing is chosen for the user.
  open func isAutomaticLegibleLanguageOption() -> Bool { false }
  /// Always false: nothing is chosen for the user.
  open func isAutomaticAudibleLanguageOption() -> Bool { false }
}

/// Languages of which one can be chosen.
open class MPNowPlayingInfoLanguageOptionGroup: NSObject, @unchecked Sendable {
  /// The languages.
  public let languageOptions: [MPNowPlayingInfoLanguageOption]
  /// The one that is chosen first; nil for none.
  public let defaultLanguageOption: MPNowPlayingInfoLanguageOption?
  /// True if none may be chosen.
  public let allowEmptySelection: Bool

  /// Makes a group.
  public init(
    languageOptions: [MPNowPlayingInfoLanguageOption],
    defaultLanguageOption: MPNowPlayingInfoLanguageOption?,
    allowEmptySelection: Bool
  ) {
    self.languageOptions = languageOptions
    self.defaultLanguageOption = defaultLanguageOption
    self.allowEmptySelection = allowEmptySelection
  }
}
