public import Foundation

/// A person or an organization, as it was at one moment; `CNMutableContact` can be changed.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var values = ContactValues()

  /// Makes a contact without values, with an identifier of its own.
  public override init() { super.init() }
  init(_ values: ContactValues) { self.values = values }

  /// The name by which a store knows the contact.
  open var identifier: String { values.identifier }
  /// The kind; default `person`.
  open var contactType: CNContactType { values.contactType }
  /// The title before the name; default empty.
  open var namePrefix: String { values.namePrefix }
  /// The given name; default empty.
  open var givenName: String { values.givenName }
  /// The middle name; default empty.
  open var middleName: String { values.middleName }
  /// The name that relatives share; default empty.
  open var familyName: String { values.familyName }
  /// The name before a marriage; default empty.
  open var previousFamilyName: String { values.previousFamilyName }
  /// The addition after the name; default empty.
  open var nameSuffix: String { values.nameSuffix }
  /// The nickname; default empty.
  open var nickname: String { values.nickname }
  /// The sound of the given name; default empty.
  open var phoneticGivenName: String { values.phoneticGivenName }
  /// The sound of the middle name; default empty.
  open var phoneticMiddleName: String { values.phoneticMiddleName }
  /// The sound of the name that relatives share; default empty.
  open var phoneticFamilyName: String { values.phoneticFamilyName }
  /// The sound of the organization's name; default empty.
  open var phoneticOrganizationName: String { values.phoneticOrganizationName }
  /// The name of the organization; default empty.
  open var organizationName: String { values.organizationName }
  /// The name of the department; default empty.
  open var departmentName: String { values.departmentName }
  /// The work; default empty.
  open var jobTitle: String { values.jobTitle }
  /// The note; default empty.
  open var note: String { values.note }
  /// The picture's file; default nil.
  open var imageData: Data? { values.imageData }
  /// The telephone numbers; default none.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  /// The addresses for mails; default none.
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  /// The addresses for letters; default none.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  /// The addresses on the web; default none.
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  /// The relatives; default none.
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
  /// The names in networks; default none.
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
  /// The addresses for short messages; default none.
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    values.instantMessageAddresses
  }
  /// The day of birth; default nil.
  open var birthday: DateComponents? { values.birthday }
  /// The day of birth in another calendar; default nil.
  open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
  /// The other days; default none.
  open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
  /// The picture's file, which is small on iOS; default nil.
  open var thumbnailImageData: Data? { values.imageData }
  /// True if there is a picture.
  open var imageDataAvailable: Bool { values.imageData != nil }

  /// A contact with the same values that can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }
  /// A contact with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values) }
  /// The hash of the identifier.
  open override var hash: Int { values.identifier.hashValue }
  /// True if another contact has the same identifier and values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContact).map { $0.values == values } ?? false
  }

  /// Always true: a contact that an app makes has all its values.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Always true: a contact that an app makes has all its values.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// True if the identifier is the contact's: here a contact stands for itself alone.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    contactIdentifier == identifier
  }
  /// The name of a value for people, in English.
  open class func localizedString(forKey key: String) -> String { ContactKeys.names[key] ?? key }
}
