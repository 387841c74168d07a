/// A store with objects kept in a file of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// A store with objects kept in memory, which nobody sees again.
public let NSInMemoryStoreType = "InMemory"
/// A store with objects in one file; kept as those of SQLite are.
public let NSBinaryStoreType = "Binary"
/// A store with objects in XML; kept as those of SQLite are.
public let NSXMLStoreType = "XML"
/// The key of the option that has old stores brought to the model; they always are.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The key of the option that has the way to the model inferred; it always is.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The key of the option for stores that nothing is saved to.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The key of the option for SQLite's own settings, which are left as they are here.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The key of the option for a history of changes, which isn't kept here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The key of the option for notifications of what other processes save; there are none here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The key of the option for the protection of files, which the file system has here.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The key of the option that has unused space given back.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The key of the store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of the store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"

/// A place where objects are kept.
///
/// All of a store's values are in memory; what is saved is written to its file as well.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The type, such as `NSSQLiteStoreType`.
  public let type: String
  /// The identifier, which the addresses of objects have.
  public internal(set) var identifier: String! = UUID().uuidString
  /// The file; `/dev/null` for a store in memory without one.
  open var url: URL?
  /// The options that it was added with.
  public let options: [AnyHashable: Any]?
  /// The configuration of the model whose entities it holds.
  public let configurationName: String
  /// True if nothing can be saved to it.
  open var isReadOnly: Bool
  /// The coordinator that it belongs to.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// Notes that are kept with it.
  open var metadata: [String: Any]! {
    get { notes.merging([NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""]) { $1 } }
    set { notes = newValue ?? [:] }
  }

  var notes: [String: Any] = [:]
  var file: StoreFile?
  var rows: [NSManagedObjectID: StoredObject] = [:]
  var ids: [Int64: NSManagedObjectID] = [:]
  /// The identifiers of each entity in the order of their making.
  var order: [String: [NSManagedObjectID]] = [:]
  var lastNumber: Int64 = 0
  var uniqueIndexes: [UniqueRule: UniqueIndex] = [:]

  init(type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?) {
    self.type = type
    self.url = url
    self.options = options
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
  }

  /// The kinds of stores, as newer calls name them.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A file of SQLite.
    public static let sqlite = Self(rawValue: "SQLite")
    /// Memory alone.
    public static let inMemory = Self(rawValue: "InMemory")
    /// One file; kept as those of SQLite are.
    public static let binary = Self(rawValue: "Binary")
  }

  // MARK: - Rows

  func id(_ number: Int64, _ entity: NSEntityDescription) -> NSManagedObjectID {
    if let id = ids[number] { return id }
    let id = NSManagedObjectID(entity: entity, number: number, store: self)
    ids[number] = id
    return id
  }

  func set(_ stored: StoredObject, for id: NSManagedObjectID) {
    let old = rows.updateValue(stored, forKey: id)
    if old == nil { order[id.entity.name ?? "", default: []].append(id) }
    reindex(id, from: old?.values, to: stored.values)
  }

  func remove(_ removed: Set<NSManagedObjectID>) {
    guard !removed.isEmpty else { return }
    for id in removed { reindex(id, from: rows.removeValue(forKey: id)?.values, to: nil) }
    for name in Set(removed.map { $0.entity.name ?? "" }) {
      order[name]?.removeAll { removed.contains($0) }
    }
  }
}
