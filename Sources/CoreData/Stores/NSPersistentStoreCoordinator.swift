internal import Dispatch

/// The stores of a model, which contexts read from and save to.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores, in the order in which they were added.
  public internal(set) var persistentStores: [NSPersistentStore] = []
  /// A name for people.
  open var name: String?

  let lock = NSRecursiveLock()
  private struct Place { weak var context: NSManagedObjectContext? }
  private var contexts: [Place] = []

  /// A coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    // Contexts of several queues read these; each entity makes its own when it is first asked.
    for entity in model.entities { _ = entity.propertiesByName }
    ModelsInUse.add(model)
  }

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil || $0.context === context }
      contexts.append(Place(context: context))
    }
  }

  func peers(of context: NSManagedObjectContext) -> [NSManagedObjectContext] {
    lock.withLock { contexts.compactMap(\.context).filter { $0 !== context } }
  }

  // MARK: - Stores

  /// Opens a store; a file that isn't there is made, a damaged one is left as it is (CD-16).
  ///
  /// - Throws: `NSError` of `NSCocoaErrorDomain`, with the file and what to do about it.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try lock.withLock {
      let store = NSPersistentStore(
        type: storeType,
        url: storeURL,
        configuration: configuration,
        options: options
      )
      let isInMemory = storeType == NSInMemoryStoreType || storeURL?.path == "/dev/null"
      if !isInMemory {
        guard let storeURL else { throw StoreFile.noFile(storeType) }
        let file = try StoreFile(storeURL, isReadOnly: store.isReadOnly)
        if !store.isReadOnly { try file.adoptIfWritable(managedObjectModel) }
        store.file = file
        try store.readAll(managedObjectModel)
      }
      store.persistentStoreCoordinator = self
      persistentStores.append(store)
      NotificationCenter.default.post(
        name: .NSPersistentStoreCoordinatorStoresDidChange,
        object: self
      )
      return store
    }
  }

  /// Opens a store of a kind.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType,
    configuration: String? = nil,
    at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue,
      configurationName: configuration,
      at: storeURL,
      options: options
    )
  }

  /// Opens the store of a description, and calls back with the error, if there is one.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let open = {
      var options: [AnyHashable: Any] = storeDescription.options
      if storeDescription.isReadOnly { options[NSReadOnlyPersistentStoreOption] = true }
      do {
        try self.addPersistentStore(
          ofType: storeDescription.type,
          configurationName: storeDescription.configuration,
          at: storeDescription.url,
          options: options
        )
        block(storeDescription, nil)
      } catch {
        block(storeDescription, error)
      }
    }
    guard storeDescription.shouldAddStoreAsynchronously else { return open() }
    DispatchQueue.main.async(execute: open)
  }

  /// Closes a store; its objects are in no store afterwards.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock {
      persistentStores.removeAll { $0 === store }
      store.file = nil
    }
  }

  /// The store in a file; nil for none.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
  }

  /// The file of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Removes the files of a store that isn't open.
  open func destroyPersistentStore(
    at url: URL,
    ofType storeType: String,
    options: [AnyHashable: Any]? = nil
  ) throws {
    guard storeType != NSInMemoryStoreType else { return }
    for ending in ["", "-wal", "-shm"] {
      let path = url.path + ending
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  /// Removes the files of a store that isn't open.
  public func destroyPersistentStore(
    at url: URL,
    type: NSPersistentStore.StoreType,
    options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// The notes of a store that isn't open: its type alone.
  ///
  /// - Throws: The error of a file that isn't there.
  open class func metadataForPersistentStore(
    ofType storeType: String,
    at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    _ = try FileManager.default.attributesOfItem(atPath: url.path)
    return [NSStoreTypeKey: storeType]
  }

  /// The notes of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Sets the notes of a store, for as long as it is open.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }

  /// The identifier behind an address; nil if no store has such an object.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    lock.withLock {
      let parts = url.absoluteString.split(separator: "/").map(String.init)
      guard parts.count == 4, let number = Int64(parts[3].dropFirst()) else { return nil }
      let store = persistentStores.first { $0.identifier == parts[1] }
      return store?.ids[number]
    }
  }

  /// Runs a block, later.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.global().async { block() }
  }

  /// Runs a block while nobody else reads or saves.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try block()
  }
}
