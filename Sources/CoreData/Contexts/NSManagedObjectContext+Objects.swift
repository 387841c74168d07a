extension NSManagedObjectContext {
  /// The objects in hand.
  public var registeredObjects: Set<NSManagedObject> { lock.withLock { Set(objects.all) } }
  /// New objects that aren't saved yet.
  public var insertedObjects: Set<NSManagedObject> { changed(.inserted) }
  /// Objects with changes that aren't saved yet.
  public var updatedObjects: Set<NSManagedObject> { changed(.updated) }
  /// Objects whose deletion isn't saved yet.
  public var deletedObjects: Set<NSManagedObject> { changed(.deleted) }
  /// True if saving has something to do.
  public var hasChanges: Bool { lock.withLock { !objects.held.isEmpty } }

  private func changed(_ change: NSManagedObject.Change) -> Set<NSManagedObject> {
    lock.withLock { Set(objects.with(change)) }
  }

  /// The object of an identifier, read or not; one that no store has has no values (CD-09).
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    lock.withLock {
      if let object = objects[objectID] { return object }
      let object = objectID.entity.objectClass.init(entity: objectID.entity, insertInto: nil)
      object.objectID.unplaced = nil
      object.objectID = objectID
      object.values = nil
      object.managedObjectContext = self
      objects.add(object)
      return object
    }
  }

  /// The object of an identifier, if it is in hand.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    lock.withLock { objects[objectID] }
  }

  /// The object of an identifier; throws 133000 if no store has it (CD-09).
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = registeredObject(for: objectID), object.change != .deleted, !object.isFault {
      return object
    }
    guard registeredObject(for: objectID)?.change != .deleted, stored(objectID) != nil else {
      throw NSError(
        domain: NSCocoaErrorDomain,
        code: NSManagedObjectReferentialIntegrityError,
        userInfo: [
          NSLocalizedDescriptionKey: "An object with ID \(objectID) can't be found."
        ]
      )
    }
    let object = object(with: objectID)
    object.load()
    return object
  }

  /// The object at the end of a relationship; nil for one that is deleted for good.
  func related(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registeredObject(for: id) { return object }
    return stored(id) == nil ? nil : object(with: id)
  }

  func place(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    lock.withLock {
      object.managedObjectContext = self
      object.objectID.unplaced = nil
      object.change = .inserted
      objects.add(object)
      objects.held[object.objectID] = object
      pending.inserted.insert(object)
    }
    object.awakeFromInsert()
    schedule()
  }

  /// Notes that an object has other values than the stored ones.
  func noteChange(of object: NSManagedObject) {
    lock.withLock {
      if object.change == .none {
        object.change = .updated
        objects.held[object.objectID] = object
      }
      pending.updated.insert(object)
    }
    schedule()
  }

  func markDeleted(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, object.change != .deleted else { return }
    object.prepareForDeletion()
    object.load()
    lock.withLock {
      object.isUnsaved = object.change == .inserted
      object.change = .deleted
      objects.held[object.objectID] = object
      pending.deleted.insert(object)
      pending.unpropagated.append(object)
    }
    schedule()
  }

  /// Gives new objects the identifiers that they keep; identifiers become permanent when saved,
  /// which here is early enough for all who keep them.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    try lock.withLock { try persistentStoreCoordinator?.settle(objects.map(\.objectID)) }
  }

  /// Puts new objects into a store of several.
  public func assign(_ object: Any, to store: NSPersistentStore) {
    (object as? NSManagedObject)?.assignedStore = store
  }

  /// Reads an object anew: keeps what was changed in it, or gives that up (CD-14).
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.change != .inserted, !object.isFault else { return }
    if flag {
      merge(object)
    } else {
      lock.withLock {
        object.change = .none
        objects.held[object.objectID] = nil
        pending.updated.remove(object)
      }
      object.turnIntoFault()
    }
    lock.withLock { _ = pending.refreshed.insert(object) }
    schedule()
  }

  /// Reads all objects anew, and keeps what was changed in them.
  public func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: object.hasChanges) }
  }

  /// Takes the stored values for all that wasn't changed here.
  func merge(_ object: NSManagedObject) {
    guard let values = object.values, let stored = stored(object.objectID) else { return }
    let changed = object.changedKeys
    lock.withLock {
      var merged = stored.values
      for key in changed {
        let isToMany = object.entity.relationshipsByName[key]?.isToMany == true
        merged[key] = isToMany ? joined(object, key, stored.values) : values[key]
      }
      for (key, value) in values where object.entity.propertiesByName[key]?.isTransient == true {
        merged[key] = value
      }
      object.values = merged
      object.committed = stored.values
      object.version = stored.version
    }
  }
}
