public import Foundation

/// Changes for a store, which takes none here.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  /// The contacts to add, by changes in their order.
  package private(set) var contacts: [CNMutableContact] = []
  /// The app's own name for who makes the changes; default nil.
  open var transactionAuthor: String?
  /// True if contacts have the values of the store afterwards; default true.
  open var shouldRefetchContacts = true
  /// Makes a request without changes.
  public override init() { super.init() }

  /// Keeps a contact to add.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    contacts.append(contact)
  }
  /// Keeps a contact to change.
  open func update(_ contact: CNMutableContact) { contacts.append(contact) }
  /// Keeps a contact to take away.
  open func delete(_ contact: CNMutableContact) { contacts.append(contact) }
  /// Does nothing: there are no groups.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
  /// Does nothing: there are no groups.
  open func update(_ group: CNMutableGroup) {}
  /// Does nothing: there are no groups.
  open func delete(_ group: CNMutableGroup) {}
  /// Does nothing: there are no groups.
  open func addMember(_ contact: CNContact, to group: CNGroup) {}
  /// Does nothing: there are no groups.
  open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

/// A group of contacts; there are none in a store here.
open class CNGroup: NSObject, @unchecked Sendable {
  /// The name by which a store knows the group.
  public let identifier = UUID().uuidString
  /// The name; default empty.
  open internal(set) var name = ""
  /// Makes a group.
  public override init() { super.init() }
  /// A rule for groups of an address book: none, as there are none.
  open class func predicateForGroupsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
  /// A rule for groups by their identifiers.
  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNGroup).map { identifiers.contains($0.identifier) } ?? false
    }
  }
}

/// A group of contacts that can be changed.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  /// The name; default empty.
  open override var name: String {
    get { super.name }
    set { super.name = newValue }
  }
}

/// The kinds of address books.
public enum CNContainerType: Int, Sendable {
  case unassigned = 0
  case local
  case exchange = 1000
  case cardDAV
}

/// An address book; there are none here.
open class CNContainer: NSObject, @unchecked Sendable {
  /// The name by which a store knows it.
  open var identifier: String { "" }
  /// The name.
  open var name: String { "" }
  /// The kind.
  open var type: CNContainerType { .unassigned }
  /// A rule for address books by their identifiers: none.
  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// A rule for the address book of a contact: none.
  open class func predicateForContainerOfContact(
    withIdentifier contactIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
}
