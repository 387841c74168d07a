public import Foundation

/// The values that an app wants of contacts: their names, or lists of them.
public protocol CNKeyDescriptor {}

/// A name is a list of one.
extension String: CNKeyDescriptor {}
/// A name is a list of one.
extension NSString: CNKeyDescriptor {}

/// The values that a part of the framework needs.
final class KeyList: NSObject, CNKeyDescriptor {
  let keys: [String]
  init(_ keys: [String]) { self.keys = keys }
}

/// The name of a contact's name in the store.
public let CNContactIdentifierKey = "identifier"
/// The name of a contact's title before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The name of a contact's given name.
public let CNContactGivenNameKey = "givenName"
/// The name of a contact's middle name.
public let CNContactMiddleNameKey = "middleName"
/// The name of a contact's name that relatives share.
public let CNContactFamilyNameKey = "familyName"
/// The name of a contact's name before a marriage.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The name of a contact's addition after the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The name of a contact's nickname.
public let CNContactNicknameKey = "nickname"
/// The name of a contact's sound of the given name.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The name of a contact's sound of the middle name.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The name of a contact's sound of the name that relatives share.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The name of a contact's sound of the organization's name.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The name of a contact's organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The name of a contact's department.
public let CNContactDepartmentNameKey = "departmentName"
/// The name of a contact's work.
public let CNContactJobTitleKey = "jobTitle"
/// The name of a contact's day of birth.
public let CNContactBirthdayKey = "birthday"
/// The name of a contact's day of birth in another calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The name of a contact's note.
public let CNContactNoteKey = "note"
/// The name of a contact's picture.
public let CNContactImageDataKey = "imageData"
/// The name of a contact's mark that there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The name of a contact's small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The name of a contact's kind.
public let CNContactTypeKey = "contactType"
/// The name of a contact's telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The name of a contact's addresses for mails.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The name of a contact's addresses for letters.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The name of a contact's other days.
public let CNContactDatesKey = "dates"
/// The name of a contact's addresses on the web.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The name of a contact's relatives.
public let CNContactRelationsKey = "contactRelations"
/// The name of a contact's names in networks.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The name of a contact's addresses for short messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
