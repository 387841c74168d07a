public import Foundation

/// The user's answer to an app that wants to use the contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}

/// The parts of a store that an app asks for.
public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

extension NSNotification.Name {
  /// The user's contacts have changed; never posted here.
  public static let CNContactStoreDidChange = Notification.Name(
    "CNContactStoreDidChangeNotification"
  )
}

/// The user's contacts; no app may use them here, so that every question throws (L-265).
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Makes a store.
  public override init() { super.init() }

  /// Always `denied`.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  /// Answers on another queue that the user does not allow it.
  @preconcurrency open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(false, CNError(.authorizationDenied)) } }
  /// Throws: the user does not allow it.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw denied }

  /// Throws: the user does not allow it.
  open func unifiedContacts(
    matching predicate: NSPredicate,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw denied }
  /// Throws: the user does not allow it.
  open func unifiedContact(
    withIdentifier identifier: String,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw denied }
  /// Throws: the user does not allow it.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw denied }
  /// Throws: the user does not allow it.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw denied }
  /// Throws: the user does not allow it.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw denied }
  /// Throws: the user does not allow it.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw denied }
  /// The name of the address book for new contacts; empty, as there is none.
  open func defaultContainerIdentifier() -> String { "" }
  /// The moment of the last change; always nil.
  open var currentHistoryToken: Data? { nil }

  private var denied: CNError { CNError(.authorizationDenied) }
}

/// A question for contacts.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// The rule that contacts obey; nil, the default, for all.
  open var predicate: NSPredicate?
  /// The values that are wanted.
  open var keysToFetch: [any CNKeyDescriptor]
  /// True if answers can be changed; default false.
  open var mutableObjects = false
  /// True, the default, if contacts of several address books are brought together.
  open var unifyResults = true
  /// The order; default `none`.
  open var sortOrder = CNContactSortOrder.none
  /// Makes a question for values of all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The user's settings for contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let settings = CNContactsUserDefaults()
  /// The settings.
  open class func shared() -> CNContactsUserDefaults { settings }
  /// The order; always by the name that relatives share.
  open var sortOrder: CNContactSortOrder { .familyName }
  /// The code of the user's country.
  open var countryCode: String {
    (Locale.current.region?.identifier ?? "US").lowercased()
  }
}
