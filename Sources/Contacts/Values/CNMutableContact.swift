public import Foundation

/// A contact whose values can be set.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The kind; default `person`.
  open override var contactType: CNContactType {
    get { values.contactType }
    set { values.contactType = newValue }
  }
  /// The title before the name; default empty.
  open override var namePrefix: String {
    get { values.namePrefix }
    set { values.namePrefix = newValue }
  }
  /// The given name; default empty.
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  /// The middle name; default empty.
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  /// The name that relatives share; default empty.
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  /// The name before a marriage; default empty.
  open override var previousFamilyName: String {
    get { values.previousFamilyName }
    set { values.previousFamilyName = newValue }
  }
  /// The addition after the name; default empty.
  open override var nameSuffix: String {
    get { values.nameSuffix }
    set { values.nameSuffix = newValue }
  }
  /// The nickname; default empty.
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  /// The sound of the given name; default empty.
  open override var phoneticGivenName: String {
    get { values.phoneticGivenName }
    set { values.phoneticGivenName = newValue }
  }
  /// The sound of the middle name; default empty.
  open override var phoneticMiddleName: String {
    get { values.phoneticMiddleName }
    set { values.phoneticMiddleName = newValue }
  }
  /// The sound of the name that relatives share; default empty.
  open override var phoneticFamilyName: String {
    get { values.phoneticFamilyName }
    set { values.phoneticFamilyName = newValue }
  }
  /// The sound of the organization's name; default empty.
  open override var phoneticOrganizationName: String {
    get { values.phoneticOrganizationName }
    set { values.phoneticOrganizationName = newValue }
  }
  /// The name of the organization; default empty.
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  /// The name of the department; default empty.
  open override var departmentName: String {
    get { values.departmentName }
    set { values.departmentName = newValue }
  }
  /// The work; default empty.
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  /// The note; default empty.
  open override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  /// The picture's file; default nil.
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  /// The telephone numbers; default none.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  /// The addresses for mails; default none.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  /// The addresses for letters; default none.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  /// The addresses on the web; default none.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.urlAddresses }
    set { values.urlAddresses = newValue }
  }
  /// The relatives; default none.
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { values.contactRelations }
    set { values.contactRelations = newValue }
  }
  /// The names in networks; default none.
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { values.socialProfiles }
    set { values.socialProfiles = newValue }
  }
  /// The addresses for short messages; default none.
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { values.instantMessageAddresses }
    set { values.instantMessageAddresses = newValue }
  }
  /// The day of birth; default nil.
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  /// The day of birth in another calendar; default nil.
  open override var nonGregorianBirthday: DateComponents? {
    get { values.nonGregorianBirthday }
    set { values.nonGregorianBirthday = newValue }
  }
  /// The other days; default none.
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { values.dates }
    set { values.dates = newValue }
  }
}
