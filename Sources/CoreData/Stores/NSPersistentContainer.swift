/// A model, its stores and a context for the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name, which the model and the file have.
  public let name: String
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator of the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores that are opened; at first one file in the default folder.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container with the app's model of that name, or all of its models as one.
  public convenience init(name: String) {
    let url =
      Bundle.main.url(forResource: name, withExtension: "momd")
      ?? Bundle.main.url(forResource: name, withExtension: "mom")
    var model = url.flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil {
      let text = "CoreData: error: Failed to load model named \(name)\n"
      FileHandle.standardError.write(Data(text.utf8))
      model = NSManagedObjectModel.mergedModel(from: nil)
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// A container with a model.
  public required init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = []
    super.init()
    let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// The folder of the app's files that nobody sees.
  open class func defaultDirectoryURL() -> URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folders.first ?? URL(fileURLWithPath: NSHomeDirectory())
  }

  /// Opens the stores, and calls back for each with its error, if there is one (CD-16).
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      let folder = description.url?.deletingLastPathComponent()
      if let folder, description.type != NSInMemoryStoreType {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// A new context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a new context, on its queue, later.
  @preconcurrency
  open func performBackgroundTask(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> Void
  ) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a new context, on its queue, and answers or throws what it does.
  @preconcurrency
  nonisolated(nonsending) public func performBackgroundTask<Result>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws -> Result
  ) async throws -> Result {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }

  /// Runs a block with a new context, on its queue, and answers what it does.
  @preconcurrency
  nonisolated(nonsending) public func performBackgroundTask<Result>(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> Result
  ) async -> Result {
    let context = newBackgroundContext()
    return await context.perform { block(context) }
  }
}

/// A container whose stores are mirrored in iCloud on iOS; here they stay on the machine.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// The keys of events' notifications, which are never posted here.
  public static let eventChangedNotification =
    Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")

  /// Does nothing: there is no schema elsewhere.
  open func initializeCloudKitSchema(options: Int = 0) throws {}
}
