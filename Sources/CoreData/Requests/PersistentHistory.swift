// A history of what was saved, for other processes and extensions of an app. None is kept here:
// requests for it find nothing.

/// A moment of a history.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
  /// The moment, which is shared.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// One saving of a history.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  /// The time of the saving.
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The changes; none here.
  open var changes: [NSPersistentHistoryChange]? { nil }
  /// The number of the saving.
  open var transactionNumber: Int64 { 0 }
  /// The identifier of the store.
  open var storeID: String { "" }
  /// The program that saved.
  open var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
  /// The process that saved.
  open var processID: String { ProcessInfo.processInfo.processName }
  /// The name of the context that saved.
  open var contextName: String? { nil }
  /// The author whom the context that saved had.
  open var author: String? { nil }
  /// The moment of the saving.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }

  /// The notification that contexts merge; of no objects here.
  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave, object: nil, userInfo: [:])
  }
}

/// The kinds of changes in a history.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert = 0
  case update = 1
  case delete = 2
}

/// One change of one object in a history.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  /// The object.
  public let changedObjectID: NSManagedObjectID
  /// The kind of the change.
  public let changeType: NSPersistentHistoryChangeType
  /// The number of the change.
  open var changeID: Int64 { 0 }
  /// The values that a deleted object leaves behind; none here.
  open var tombstone: [AnyHashable: Any]? { nil }
  /// The properties that were changed; none here.
  open var updatedProperties: Set<NSPropertyDescription>? { nil }

  init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
    changedObjectID = id
    changeType = type
  }
}

/// The forms of the answer to a request for history.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
  case transactionsOnly = 3
  case changesOnly = 4
  case transactionsAndChanges = 5
}

/// Asks for a history, or removes it.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// The form of the answer.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// The moment after which savings are wanted; nil for all.
  public private(set) var token: NSPersistentHistoryToken?
  /// A request that the savings have to meet; not used here.
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?

  /// A request for all that there is.
  public required override init() { super.init() }

  private class func make() -> Self { Self() }

  /// Asks for what was saved after a time.
  open class func fetchHistory(after date: Date) -> Self { make() }
  /// Asks for what was saved after a moment.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self {
    let request = make()
    request.token = token
    return request
  }
  /// Asks for what was saved after a saving.
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
    make()
  }
  /// Asks for what a request finds in a history.
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<NSFetchRequestResult>
  ) -> Self {
    let request = make()
    request.fetchRequest = fetchRequest
    return request
  }
  /// Removes what was saved before a time.
  open class func deleteHistory(before date: Date) -> Self { make() }
  /// Removes what was saved before a moment.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { make() }
  /// Removes what was saved before a saving.
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
    make()
  }
}

/// The answer to a request for history.
open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
  /// An empty list, 0 or true, by the result type.
  public let result: Any?
  /// The form of the answer.
  public let resultType: NSPersistentHistoryResultType

  init(_ type: NSPersistentHistoryResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnly: true
      case .count: 0
      case .objectIDs: [NSManagedObjectID]()
      case .changesOnly: [NSPersistentHistoryChange]()
      case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
      }
  }
}

extension NSPersistentStoreCoordinator {
  /// The moment of now in the history of stores; nil, as none is kept.
  public func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? { nil }
}

/// A generation of a store's values, to which a context can keep.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  /// The newest generation, which contexts have here at all times.
  public static let current = NSQueryGenerationToken()
}

extension NSManagedObjectContext {
  /// The generation that the context keeps to; nil, as it always has the newest values.
  public var queryGenerationToken: NSQueryGenerationToken? { nil }

  /// Does nothing: a context always has the newest values.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}
