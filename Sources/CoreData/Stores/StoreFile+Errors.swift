extension StoreFile {
  /// An error with its file, what happened and what to do.
  static func error(
    _ code: Int,
    _ url: URL,
    _ sentence: String,
    sqlite: Int32? = nil
  ) -> NSError {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: "\(url.path): \(sentence)",
      NSFilePathErrorKey: url.path, NSURLErrorKey: url,
    ]
    if let sqlite { info[NSSQLiteErrorDomain] = Int(sqlite) }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }

  static func noFile(_ type: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: NSPersistentStoreOpenError,
      userInfo: [
        NSLocalizedDescriptionKey:
          "A store of the type \(type) needs the address of a file. Give it one, or take "
          + "NSInMemoryStoreType."
      ]
    )
  }

  static func noStore(_ entity: NSEntityDescription) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: NSPersistentStoreSaveError,
      userInfo: [
        NSLocalizedDescriptionKey:
          "No store takes objects of \(entity.name ?? ""). Add a store that isn't read-only and "
          + "whose configuration has the entity."
      ]
    )
  }

  static func full(_ store: NSPersistentStore) -> NSError {
    error(
      NSPersistentStoreSaveError,
      store.url ?? URL(fileURLWithPath: "/dev/null"),
      "The store has no numbers left for new objects. Check that no other program wrote to it."
    )
  }

  static func removedStore(_ id: NSManagedObjectID) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: NSPersistentStoreSaveError,
      userInfo: [
        NSLocalizedDescriptionKey:
          "The store of \(id) was removed. Add it again and fetch its objects anew to save them."
      ]
    )
  }

  static func readOnly(_ store: NSPersistentStore) -> NSError {
    error(
      CocoaError.fileWriteNoPermission.rawValue,
      store.url ?? URL(fileURLWithPath: "/dev/null"),
      "The store was opened to be read only. Open it without that option to save."
    )
  }
}
