public import Foundation

extension CNContact {
  /// A rule for contacts one of whose names begins with each word of a text.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let asked = name.lowercased().split(separator: " ")
    return rule { contact in
      let names = [
        contact.givenName, contact.middleName, contact.familyName, contact.nickname,
        contact.organizationName,
      ].flatMap { $0.lowercased().split(separator: " ") }
      return !asked.isEmpty && asked.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
    }
  }

  /// A rule for contacts with an address for mails, in any capitals.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    let asked = emailAddress.lowercased()
    return rule { contact in
      contact.emailAddresses.contains { "\($0.value)".lowercased() == asked }
    }
  }

  /// A rule for contacts with a telephone number, however it is written.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    rule { $0.phoneNumbers.contains { $0.value.digits == phoneNumber.digits } }
  }

  /// A rule for contacts by their identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    rule { identifiers.contains($0.identifier) }
  }

  /// A rule for contacts of a group: none, as there are no groups.
  public class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }

  /// A rule for contacts of an address book: none, as there are none.
  public class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Puts contacts in order by name.
  public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { first, second in
      guard let first = first as? CNContact, let second = second as? CNContact else {
        return .orderedSame
      }
      return first.sortedName(sortOrder).localizedCaseInsensitiveCompare(
        second.sortedName(sortOrder)
      )
    }
  }

  /// The values that putting in order needs.
  public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
    KeyList([CNContactGivenNameKey, CNContactFamilyNameKey, CNContactOrganizationNameKey])
  }

  private func sortedName(_ order: CNContactSortOrder) -> String {
    let names =
      order == .familyName ? [familyName, givenName] : [givenName, familyName]
    let all = names.filter { !$0.isEmpty }
    return all.isEmpty ? organizationName : all.joined(separator: " ")
  }

  private class func rule(_ obeys: @escaping @Sendable (CNContact) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map(obeys) ?? false }
  }
}

/// The orders of contacts.
public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault, givenName, familyName
}
