/// A store that a container is to open.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The type of the store; `NSSQLiteStoreType` at first.
  open var type = NSSQLiteStoreType
  /// The configuration of the model whose entities it holds; all for nil.
  open var configuration: String?
  /// The file; `/dev/null` keeps everything in memory.
  open var url: URL?
  /// True if nothing is saved to it.
  open var isReadOnly = false
  /// Seconds that a saving waits for another process; SQLite's own here.
  open var timeout: TimeInterval = 240
  /// True if the store is opened while the caller goes on; false at first.
  open var shouldAddStoreAsynchronously = false
  /// True if an old store is brought to the model; it always is.
  open var shouldMigrateStoreAutomatically = true
  /// True if the way to the model is inferred; it always is.
  open var shouldInferMappingModelAutomatically = true
  /// The options by their keys.
  open private(set) var options: [String: NSObject] = [:]
  /// SQLite's own settings, which are left as they are here.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// The container in iCloud, which isn't here.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// A store in a file.
  public init(url: URL) { self.url = url }
  /// A store without a file yet.
  public override init() { super.init() }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Notes a setting of SQLite's.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }

  /// A description of the same store.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.configuration, copy.url) = (type, configuration, url)
    (copy.isReadOnly, copy.options) = (isReadOnly, options)
    return copy
  }
}

/// The container in iCloud that a store is mirrored to; nothing is mirrored here.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The container's identifier.
  public let containerIdentifier: String

  /// Options for a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
