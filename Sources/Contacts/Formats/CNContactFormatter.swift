public import Foundation

/// The forms of names.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName
}

/// The order of the parts of a name.
public enum CNContactDisplayNameOrder: Int, Sendable {
  case userDefault = 0
  case givenNameFirst, familyNameFirst
}

/// The name of the attribute that says of what value a part of a text is.
public let CNContactPropertyAttribute = "CNContactPropertyAttribute"

/// Writes names of contacts (L-264).
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The form; default `fullName`.
  open var style = CNContactFormatterStyle.fullName

  /// Makes a formatter of full names.
  public override init() { super.init() }
  /// Nobody archives a formatter.
  public required init?(coder: NSCoder) { nil }

  /// The values that a form needs.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    KeyList([
      CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
      CNContactFamilyNameKey, CNContactNameSuffixKey, CNContactOrganizationNameKey,
      CNContactTypeKey, CNContactPhoneticGivenNameKey, CNContactPhoneticFamilyNameKey,
    ])
  }

  /// The name of a contact; nil without one.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    text(contact, style).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name of a contact with attributes; nil without one.
  open class func attributedString(
    from contact: CNContact,
    style: CNContactFormatterStyle,
    defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    let named = (attributes ?? [:]).compactMap { key, value in
      (key.base as? NSAttributedString.Key ?? (key.base as? String).map { .init($0) })
        .map { ($0, value) }
    }
    return string(from: contact, style: style).map {
      NSAttributedString(string: $0, attributes: Dictionary(named) { $1 })
    }
  }

  /// The order of a contact's names: that of their language (L-264).
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    contact.isWrittenWithoutSpaces ? .familyNameFirst : .givenNameFirst
  }

  /// The text between a contact's names: none in Chinese, Japanese and Korean, else a space.
  open class func delimiter(for contact: CNContact) -> String {
    contact.isWrittenWithoutSpaces ? "" : " "
  }

  /// The name of a contact in the formatter's form; nil without one.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// The name of a contact with attributes; nil without one.
  open func attributedString(
    from contact: CNContact,
    defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
  }
  /// The name of an object that is a contact.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNContact).flatMap { string(from: $0) }
  }

  private class func text(_ contact: CNContact, _ style: CNContactFormatterStyle) -> String? {
    if style == .fullName, contact.contactType == .organization,
      !contact.organizationName.isEmpty
    {
      return contact.organizationName
    }
    var parts: [String]
    switch style {
    case .fullName:
      parts = [contact.givenName, contact.middleName, contact.familyName]
    case .phoneticFullName:
      parts = [
        contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName,
      ]
    }
    if nameOrder(for: contact) == .familyNameFirst { parts = [parts[2], parts[0], parts[1]] }
    if style == .fullName { parts = [contact.namePrefix] + parts + [contact.nameSuffix] }
    let name = parts.filter { !$0.isEmpty }.joined(separator: delimiter(for: contact))
    return name.isEmpty && style == .fullName ? contact.organizationName : name
  }
}

extension CNContact {
  /// True if the names are in signs of Chinese, Japanese or Korean, which come without spaces and
  /// with the name that relatives share first.
  fileprivate var isWrittenWithoutSpaces: Bool {
    let letters = (givenName + familyName).unicodeScalars
    return !letters.isEmpty
      && letters.allSatisfy {
        (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
          || (0xAC00...0xD7A3).contains($0.value)
      }
  }
}
