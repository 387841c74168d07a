/// The kind of a part of a text.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A word.
  public static let word = NLTag("Word")
  /// A mark between words.
  public static let punctuation = NLTag("Punctuation")
  /// Space.
  public static let whitespace = NLTag("Whitespace")
  /// Anything else.
  public static let other = NLTag("Other")
  /// A noun.
  public static let noun = NLTag("Noun")
  /// A verb.
  public static let verb = NLTag("Verb")
  /// An adjective.
  public static let adjective = NLTag("Adjective")
  /// An adverb.
  public static let adverb = NLTag("Adverb")
  /// A pronoun.
  public static let pronoun = NLTag("Pronoun")
  /// An article or the like.
  public static let determiner = NLTag("Determiner")
  /// A particle.
  public static let particle = NLTag("Particle")
  /// A preposition.
  public static let preposition = NLTag("Preposition")
  /// A number.
  public static let number = NLTag("Number")
  /// A conjunction.
  public static let conjunction = NLTag("Conjunction")
  /// An exclamation.
  public static let interjection = NLTag("Interjection")
  /// A word that counts.
  public static let classifier = NLTag("Classifier")
  /// A saying.
  public static let idiom = NLTag("Idiom")
  /// A word of another class, or of one that is not known, as always here.
  public static let otherWord = NLTag("OtherWord")
  /// The end of a sentence.
  public static let sentenceTerminator = NLTag("SentenceTerminator")
  /// A quote that opens.
  public static let openQuote = NLTag("OpenQuote")
  /// A quote that closes.
  public static let closeQuote = NLTag("CloseQuote")
  /// A parenthesis that opens.
  public static let openParenthesis = NLTag("OpenParenthesis")
  /// A parenthesis that closes.
  public static let closeParenthesis = NLTag("CloseParenthesis")
  /// A mark that joins words.
  public static let wordJoiner = NLTag("WordJoiner")
  /// A dash.
  public static let dash = NLTag("Dash")
  /// Another mark.
  public static let otherPunctuation = NLTag("Punctuation")
  /// The end of a paragraph.
  public static let paragraphBreak = NLTag("ParagraphBreak")
  /// Other space.
  public static let otherWhitespace = NLTag("Whitespace")
  /// The name of a person.
  public static let personalName = NLTag("PersonalName")
  /// The name of a place.
  public static let placeName = NLTag("PlaceName")
  /// The name of an organization.
  public static let organizationName = NLTag("OrganizationName")
}

/// The question that a tagger answers.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A question by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A question by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Word, mark or space.
  public static let tokenType = NLTagScheme("TokenType")
  /// Noun, verb and the like; not known here.
  public static let lexicalClass = NLTagScheme("LexicalClass")
  /// Names of persons, places and organizations; not known here.
  public static let nameType = NLTagScheme("NameType")
  /// Names, else classes; not known here.
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  /// The form of a word in a dictionary; not known here.
  public static let lemma = NLTagScheme("Lemma")
  /// The language.
  public static let language = NLTagScheme("Language")
  /// The letters.
  public static let script = NLTagScheme("Script")
  /// From −1 for bad to 1 for good; always 0 here.
  public static let sentimentScore = NLTagScheme("SentimentScore")
}
