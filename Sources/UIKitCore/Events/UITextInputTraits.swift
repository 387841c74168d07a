internal import ObjectiveC

/// The properties of a text field for the keyboard and the text that it takes.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that are typed as capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Correction of words while they are typed.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Marks under unknown words.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Replacement of straight quotes by curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Replacement of hyphens by dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Adjustment of spaces around text that is pasted or cut.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keys that a keyboard offers.
  var keyboardType: UIKeyboardType { get set }
  /// Light or dark keys.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// `true` if the return key works only when there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// `true` if dots are to replace the characters; text fields alone do so.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, for suggestions; nil for none.
  var textContentType: UITextContentType? { get set }
}

/// A responder that takes text from a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// `true` if there is text to delete.
  var hasText: Bool { get }
  /// Puts text at the end or in place of the selection.
  func insertText(_ text: String)
  /// Takes the last character or the selection away.
  func deleteBackward()
}

/// The letters that are typed as capitals; nothing acts on it here.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Correction of words while they are typed; nothing acts on it here.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Marks under unknown words; nothing acts on it here.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Replacement of straight quotes by curly ones; nothing acts on it here.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Replacement of hyphens by dashes; nothing acts on it here.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Adjustment of spaces around text that is pasted or cut; nothing acts on it here.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// The keys that a keyboard offers; nothing acts on it here.
nonisolated public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// Another name for `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Light or dark keys; nothing acts on it here.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// Another name for `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The label of the return key; nothing acts on it here.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The meaning of a text, for suggestions; nothing is suggested here; most raw values are autofill
/// names of HTML.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type, as in documents.
  public let rawValue: String
  /// A type from its name; any text is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's whole name; raw value `name`.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name; raw value `name-prefix`.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A first name; raw value `given-name`.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name; raw value `middle-name`.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A last name; raw value `family-name`.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix such as "Jr."; raw value `name-suffix`.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname; raw value `nickname`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A position in an organization; raw value `organization-title`.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organization; raw value `organization`.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, possibly with an address; raw value `location`.
  public static let location = UITextContentType(rawValue: "location")
  /// A street address on several lines; raw value `street-address`.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address; raw value `address-line1`.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address; raw value `address-line2`.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town; raw value `address-level2`.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province; raw value `address-level1`.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country; raw value `country-name`.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code; raw value `postal-code`.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number; raw value `tel`.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address; raw value `email`.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address; raw value `url`.
  public static let URL = UITextContentType(rawValue: "url")
  /// A card number; raw value `cc-number`.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account; raw value `username`.
  public static let username = UITextContentType(rawValue: "username")
  /// The present password of an account; raw value `password`.
  public static let password = UITextContentType(rawValue: "password")
  /// A password about to be chosen; raw value `new-password`.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once to sign in; raw value `one-time-code`.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date, a time or both; raw value `date-time`.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A flight; raw value `flight-number`.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a parcel; raw value `shipment-tracking-number`.
  public static let shipmentTrackingNumber = UITextContentType(
    rawValue: "shipment-tracking-number"
  )
  /// The name on a card; raw value `cc-name`.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a card; raw value `cc-given-name`.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a card; raw value `cc-additional-name`.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The family name on a card; raw value `cc-family-name`.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The code on a card; raw value `cc-csc`.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The end of a card's validity; raw value `cc-exp`.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month of that end; raw value `cc-exp-month`.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year of that end; raw value `cc-exp-year`.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a card; raw value `cc-type`.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// A day of birth; raw value `bday`.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a birth; raw value `bday-day`.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birth; raw value `bday-month`.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birth; raw value `bday-year`.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}

/// Words that are completed in place while they are typed; nothing acts on it here.
nonisolated public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// The rules that a service's passwords keep; kept for suggestions, which nobody makes here.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules as they were written.
  public let passwordRulesDescriptor: String

  /// Takes rules such as `required: upper; minlength: 20;`.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

private nonisolated(unsafe) var predictionKey: UInt8 = 0
private nonisolated(unsafe) var passwordRulesKey: UInt8 = 0

extension UITextInputTraits {
  /// Default `.default`; kept, and nothing acts on it here.
  public var inlinePredictionType: UITextInlinePredictionType {
    get {
      objc_getAssociatedObject(self, &predictionKey) as? UITextInlinePredictionType ?? .default
    }
    set {
      objc_setAssociatedObject(self, &predictionKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Default nil; kept, and nothing acts on it here.
  public var passwordRules: UITextInputPasswordRules? {
    get { objc_getAssociatedObject(self, &passwordRulesKey) as? UITextInputPasswordRules }
    set {
      objc_setAssociatedObject(
        self,
        &passwordRulesKey,
        newValue,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }
}
