internal import Foundation

/// The kinds of contacts.
public enum CNContactType: Int, Sendable {
  case person = 0
  case organization
}

/// The values of a contact.
struct ContactValues: Equatable {
  var identifier = UUID().uuidString
  var contactType: CNContactType = .person
  var namePrefix: String = ""
  var givenName: String = ""
  var middleName: String = ""
  var familyName: String = ""
  var previousFamilyName: String = ""
  var nameSuffix: String = ""
  var nickname: String = ""
  var phoneticGivenName: String = ""
  var phoneticMiddleName: String = ""
  var phoneticFamilyName: String = ""
  var phoneticOrganizationName: String = ""
  var organizationName: String = ""
  var departmentName: String = ""
  var jobTitle: String = ""
  var note: String = ""
  var imageData: Data? = nil
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  var birthday: DateComponents? = nil
  var nonGregorianBirthday: DateComponents? = nil
  var dates: [CNLabeledValue<NSDateComponents>] = []
}
