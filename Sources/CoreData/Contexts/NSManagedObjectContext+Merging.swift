/// The identifiers of what another context saved.
struct SavedIDs: @unchecked Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  init(_ changes: ChangeSet) {
    inserted = changes.inserted.map(\.objectID)
    updated = changes.updated.map(\.objectID)
    deleted = changes.deleted.map(\.objectID)
  }

  /// Reads the user info of a notification, with objects, identifiers or addresses.
  init(_ info: [AnyHashable: Any], _ coordinator: NSPersistentStoreCoordinator?) {
    func ids(_ keys: String...) -> [NSManagedObjectID] {
      keys.flatMap { key -> [Any] in
        let value = info[key]
        if let set = value as? NSSet { return set.allObjects }
        return value as? [Any] ?? []
      }.compactMap { item in
        switch item {
        case let object as NSManagedObject: object.objectID
        case let id as NSManagedObjectID: id
        case let url as URL: coordinator?.managedObjectID(forURIRepresentation: url)
        default: nil
        }
      }.sorted { $0.serial < $1.serial }
    }
    inserted = ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
    updated = ids(
      NSUpdatedObjectsKey,
      NSUpdatedObjectIDsKey,
      NSRefreshedObjectsKey,
      "refreshed_objectIDs"
    )
    deleted = ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
  }
}

extension NSManagedObjectContext {
  /// Takes in what another context saved, as its notification says; changes made here stay
  /// (CD-11).
  public func mergeChanges(fromContextDidSave notification: Notification) {
    let saver = notification.object as? NSManagedObjectContext
    guard saver !== self else { return }
    mergeSaved(SavedIDs(notification.userInfo ?? [:], persistentStoreCoordinator))
  }

  /// Has contexts take in what was saved past them, such as by a batch request (CD-13).
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      let saved = SavedIDs(changeNotificationData, context.persistentStoreCoordinator)
      context.mergeSaved(saved)
    }
  }

  /// Takes in what another context saved, on its own queue, if it does so by itself.
  func follow(_ saved: SavedIDs) {
    guard automaticallyMergesChangesFromParent else { return }
    queue.async { [weak self] in self?.mergeSaved(saved) }
  }

  func mergeSaved(_ saved: SavedIDs) {
    for id in saved.inserted where stored(id) != nil {
      let object = object(with: id)
      lock.withLock { _ = pending.inserted.insert(object) }
    }
    for id in saved.updated where stored(id) != nil {
      let object = object(with: id)
      if object.change != .deleted { merge(object) }
      lock.withLock { _ = pending.refreshed.insert(object) }
    }
    for id in saved.deleted {
      guard let object = registeredObject(for: id) else { continue }
      lock.withLock {
        object.change = .none
        objects.remove(object)
        object.managedObjectContext = nil
        pending.inserted.remove(object)
        pending.deleted.insert(object)
      }
    }
    tellChanges()
  }
}
