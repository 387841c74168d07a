public import Foundation

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text that is spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The text with notes on how it sounds.
  public let attributedSpeechString: NSAttributedString
  /// Default nil, for the voice of the user's language; kept, and has no effect here.
  open var voice: AVSpeechSynthesisVoice?
  /// From 0 to 1; default `AVSpeechUtteranceDefaultSpeechRate`; kept, and has no effect here.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// From 0.5 to 2; default 1; kept, and has no effect here.
  open var pitchMultiplier: Float = 1
  /// From 0 to 1, the default; kept, and has no effect here.
  open var volume: Float = 1
  /// In seconds; default 0; kept, and has no effect here.
  open var preUtteranceDelay: TimeInterval = 0
  /// In seconds; default 0; kept, and has no effect here.
  open var postUtteranceDelay: TimeInterval = 0
  /// Default false; kept, and has no effect here.
  open var prefersAssistiveTechnologySettings = false

  /// Makes an utterance of a text.
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
    super.init()
  }
  /// Makes an utterance of a text with notes on how it sounds.
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
    super.init()
  }
}

/// The key of an attribute whose value, a string, says in the letters of the International Phonetic
/// Alphabet how its range is spoken.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

/// The identifier of a voice of Apple's devices, which is none of those here.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// The care that was taken with a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced = 2
  case premium = 3
}

/// The sex of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified = 0
  case male, female
}

/// A voice; none is heard here, and there is one for each language that is asked for.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language and the country, such as `en-US`.
  public let language: String
  /// The name that no other voice has.
  open var identifier: String { "portico.voice.\(language)" }
  /// The name that people read.
  open var name: String { "Silent" }
  /// Always `default`.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// Always `unspecified`.
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  /// Always none.
  open var audioFileSettings: [String: Any] { [:] }

  /// Makes a voice of a language; nil, as a language, is the user's.
  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
    super.init()
  }
  /// Makes a voice of its name; nil for names of iOS's voices, which are not here.
  public convenience init?(identifier: String) {
    guard identifier.hasPrefix("portico.voice.") else { return nil }
    self.init(language: String(identifier.dropFirst("portico.voice.".count)))
  }

  /// The voice of the user's language.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
  }
  /// The user's language and country, such as `en-US`.
  open class func currentLanguageCode() -> String {
    Locale.current.identifier(.bcp47)
  }

  /// True for a voice of the same language.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVSpeechSynthesisVoice)?.language == language
  }
  /// The same for voices of the same language.
  open override var hash: Int { language.hashValue }
}
