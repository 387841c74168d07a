internal import Dispatch

/// The queue on which a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The one that made it, as it was before there were queues.
  case confinementConcurrencyType = 0
  /// One of its own.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// Objects in hand: it finds them, notes what changes, and saves it all at once.
///
/// An object is held while it has changes; others go with whoever uses them.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue on which it works.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// A name for people.
  open var name: String?
  /// The rule for objects that were changed in the store meanwhile; an error at first (CD-12).
  open var mergePolicy: Any = NSMergePolicy.error
  /// Records what can be undone; nil, as on iOS, and never used.
  open var undoManager: AnyObject?
  /// Anything that an app keeps with the context.
  open var userInfo = NSMutableDictionary()
  /// The name of whoever changes, for a history that isn't kept here.
  open var transactionAuthor: String?
  /// Seconds after which values in hand are old; never here.
  open var stalenessInterval: TimeInterval = -1
  /// True if reading an object that no store has any more gives one without values; true at first.
  open var shouldDeleteInaccessibleFaults = true
  /// True if deletions reach others at the end of a turn; they do so before each saving.
  open var propagatesDeletesAtEndOfEvent = true
  /// Kept for the app alone: objects that nobody uses and nothing changed are never held here.
  open var retainsRegisteredObjects = false
  /// True if what others save to the same stores is taken in by itself (CD-11).
  open var automaticallyMergesChangesFromParent = false

  /// The coordinator that reads and saves; nil where a parent does.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }

  /// The context that this one reads from and saves to; nil where a coordinator does.
  open var parent: NSManagedObjectContext? {
    didSet {
      guard let parent else { return }
      parent.lock.withLock {
        parent.children.removeAll { $0.context == nil || $0.context === self }
        parent.children.append(Child(context: self))
      }
    }
  }

  struct Child { weak var context: NSManagedObjectContext? }

  var coordinator: NSPersistentStoreCoordinator?
  var children: [Child] = []
  let queue: DispatchQueue
  let objects = ObjectTable()
  var pending = PendingChanges()
  private let ownLock = NSRecursiveLock()

  /// The lock of all that reads and saves in the same stores.
  var lock: NSRecursiveLock { persistentStoreCoordinator?.lock ?? ownLock }
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

  /// Makes a context without a coordinator and without a parent.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue =
      ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : .main
    super.init()
    if ct == .privateQueueConcurrencyType {
      queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
    }
  }

  /// Makes a context of the main queue, as apps do before they have a container (L-182).
  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  /// Makes a context without a coordinator and without a parent.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
    )
  }

  /// The queue on which a context works.
  public enum ConcurrencyType: Hashable, Sendable { case privateQueue, mainQueue }

  /// Saves what was changed, to the stores or to the parent; throws the errors of validation, of
  /// conflicts and of the disk as `NSError` (CD-08, CD-12).
  open func save() throws { try saveChanges() }

  /// Has an object deleted when the context is saved (CD-07).
  open func delete(_ object: NSManagedObject) { markDeleted(object) }

  /// Puts an object that has no context into this one; it is new.
  open func insert(_ object: NSManagedObject) { place(object) }

  /// Says what has changed since the last time, and lets deletions reach others.
  open func processPendingChanges() { tellChanges() }

  /// Gives up all changes (CD-14).
  open func rollback() { giveUpChanges() }

  /// Lets go of all objects; those that are still held have no context any more.
  open func reset() { letGo() }

  /// Carries out a batch request, or begins an asynchronous one.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try carryOut(request)
  }

  /// Does nothing; there is nothing to undo.
  open func undo() {}
  /// Does nothing; there is nothing to redo.
  open func redo() {}
}

/// The objects of a context by their identifiers, weakly.
final class ObjectTable {
  private struct Entry { weak var object: NSManagedObject? }

  private var entries: [NSManagedObjectID: Entry] = [:]
  private var sweepAt = 256
  /// Those that are held, since they have changes.
  var held: [NSManagedObjectID: NSManagedObject] = [:]

  subscript(id: NSManagedObjectID) -> NSManagedObject? { entries[id]?.object }

  var all: [NSManagedObject] { entries.values.compactMap(\.object) }

  func add(_ object: NSManagedObject) {
    entries[object.objectID] = Entry(object: object)
    guard entries.count > sweepAt else { return }
    entries = entries.filter { $0.value.object != nil }
    sweepAt = max(256, entries.count * 2)
  }

  func remove(_ object: NSManagedObject) {
    entries[object.objectID] = nil
    held[object.objectID] = nil
  }

  func with(_ change: NSManagedObject.Change) -> [NSManagedObject] {
    held.values.filter { $0.change == change }
      .sorted { $0.objectID.serial < $1.objectID.serial }
  }
}

/// The changes that nobody was notified of yet.
struct PendingChanges {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []
  /// Deleted objects whose rules were not applied yet.
  var unpropagated: [NSManagedObject] = []
  var isScheduled = false

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
      && unpropagated.isEmpty
  }
}
