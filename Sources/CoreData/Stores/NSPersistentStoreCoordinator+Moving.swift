extension NSPersistentStoreCoordinator {
  /// Copies a store into another file and opens that in its place; objects of the old one are to be
  /// fetched anew.
  ///
  /// - Throws: `NSError` of `NSCocoaErrorDomain`, also for a store in memory, which has no file.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore,
    to url: URL,
    options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    try lock.withLock {
      guard let file = store.file else { throw StoreFile.noFile(store.type) }
      guard persistentStore(for: url) !== store else { return store }
      try destroyPersistentStore(at: url, ofType: storeType)
      try file.copy(to: url)
      let name = store.configurationName
      let isDefault = name == "PF_DEFAULT_CONFIGURATION_NAME"
      let copy = try addPersistentStore(
        ofType: storeType,
        configurationName: isDefault ? nil : name,
        at: url,
        options: options
      )
      try remove(store)
      return copy
    }
  }

  /// Copies a store into another file and opens that in its place.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore,
    to storeURL: URL,
    options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(
      store,
      to: storeURL,
      options: options,
      withType: storeType.rawValue
    )
  }

  /// Puts a copy of a store's file in the place of another, which isn't open.
  ///
  /// - Throws: The error of a file that can't be read or written; the other is left as it is where
  ///   the first can't be opened.
  public func replacePersistentStore(
    at destinationURL: URL,
    destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {
    guard destinationURL.standardizedFileURL != sourceURL.standardizedFileURL else { return }
    try lock.withLock {
      let source = try StoreFile(sourceURL, isReadOnly: true)
      try destroyPersistentStore(at: destinationURL, ofType: storeType)
      try source.copy(to: destinationURL)
    }
  }
}

extension StoreFile {
  /// Writes all that the file has, also what no model knows, into a file that isn't there yet.
  func copy(to url: URL) throws { try database.run("VACUUM INTO ?", [.text(url.path)]) }
}
