extension NSPersistentStoreCoordinator {
  func stored(_ id: NSManagedObjectID) -> StoredObject? {
    lock.withLock { id.store?.rows[id] }
  }

  func ids(
    of entities: [NSEntityDescription],
    in stores: [NSPersistentStore]?
  ) -> [NSManagedObjectID] {
    lock.withLock {
      readStores()
      let names = entities.compactMap(\.name)
      let asked = persistentStores.filter { store in stores?.contains { $0 === store } ?? true }
      let all = asked.flatMap { store in names.flatMap { store.order[$0] ?? [] } }
      return names.count == 1 ? all : all.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }
  }

  /// Reads what others wrote to the files.
  func readStores() {
    lock.withLock {
      for store in persistentStores { try? store.readIfChanged(managedObjectModel) }
    }
  }

  /// Gives identifiers their numbers in a store.
  func settle(_ ids: [NSManagedObjectID]) throws {
    try inTransactions(persistentStores[...]) {
      for id in ids where id.isTemporaryID { try settle(id, in: nil) }
      for store in persistentStores where !store.isReadOnly {
        try store.file?.note(lastNumber: store.lastNumber)
      }
    }
  }

  private func settle(_ id: NSManagedObjectID, in assigned: NSPersistentStore?) throws {
    guard let store = assigned ?? store(for: id.entity) else { throw StoreFile.noStore(id.entity) }
    let (next, isTooLarge) = store.lastNumber.addingReportingOverflow(1)
    guard !isTooLarge else { throw StoreFile.full(store) }
    store.lastNumber = next
    id.settle(number: store.lastNumber, in: store)
    store.ids[store.lastNumber] = id
  }

  private func store(for entity: NSEntityDescription) -> NSPersistentStore? {
    persistentStores.first { store in
      let entities = managedObjectModel.entities(forConfigurationName: store.configurationName)
      return !store.isReadOnly && entities?.contains { $0.name == entity.name } ?? true
    }
  }

  /// Keeps all files from being written by others, and reads what they wrote before.
  private func inTransactions(
    _ stores: ArraySlice<NSPersistentStore>,
    _ body: () throws -> Void
  ) throws {
    guard let store = stores.first else { return try body() }
    guard let file = store.file, !store.isReadOnly else {
      return try inTransactions(stores.dropFirst(), body)
    }
    try file.writing {
      try store.readIfChanged(managedObjectModel)
      try inTransactions(stores.dropFirst(), body)
    }
  }

  /// Throws 134030 for changes of objects whose store was removed.
  func checkStores(of changes: ChangeSet) throws {
    let ids = (changes.inserted + changes.updated + changes.deleted).map(\.objectID)
    let lost = lock.withLock {
      ids.first { id in
        !id.isTemporaryID && !persistentStores.contains { $0 === id.store }
      }
    }
    if let lost { throw StoreFile.removedStore(lost) }
  }

  /// Writes what a context saves: all of a store's changes, or none (CD-03).
  func write(_ changes: ChangeSet) throws {
    try lock.withLock {
      let new = changes.inserted.filter(\.objectID.isTemporaryID)
      do {
        try inTransactions(persistentStores[...]) {
          for object in new { try settle(object.objectID, in: object.assignedStore) }
          for store in persistentStores { try write(changes, to: store) }
        }
      } catch {
        // Another connection may give away the same numbers.
        for object in new { object.objectID.unsettle() }
        throw error
      }
      for store in persistentStores { store.take(changes) }
    }
  }

  private func write(_ changes: ChangeSet, to store: NSPersistentStore) throws {
    let saved = changes.saved(in: store)
    let deleted = changes.deleted(in: store)
    guard !saved.isEmpty || !deleted.isEmpty else { return }
    guard !store.isReadOnly else { throw StoreFile.readOnly(store) }
    let new = Set(changes.inserted.map(\.objectID))
    let values = saved.map {
      StoreFile.Writing(
        id: $0.objectID,
        values: $0.storedValues,
        stored: store.rows[$0.objectID]?.values,
        isNew: new.contains($0.objectID)
      )
    }
    try store.file?.write(values, deleted: deleted, lastNumber: store.lastNumber)
  }
}

extension ChangeSet {
  fileprivate func saved(in store: NSPersistentStore) -> [NSManagedObject] {
    (inserted + updated).filter { $0.objectID.store === store }
  }

  fileprivate func deleted(in store: NSPersistentStore) -> [NSManagedObjectID] {
    deleted.map(\.objectID).filter { $0.store === store }
  }
}

extension NSPersistentStore {
  /// Takes what was written into memory.
  fileprivate func take(_ changes: ChangeSet) {
    for object in changes.saved(in: self) {
      let id = object.objectID
      let version = (rows[id]?.version ?? 0) + 1
      set(StoredObject(values: object.storedValues, version: version), for: id)
    }
    remove(Set(changes.deleted(in: self)))
  }
}

extension NSManagedObject {
  /// The values without those of transient properties.
  var storedValues: PropertyValues {
    (values ?? committed).filter { entity.propertiesByName[$0.key]?.isTransient == false }
  }
}

extension NSPersistentStore {
  /// Takes everything out of the file into memory.
  func readAll(_ model: NSManagedObjectModel) throws {
    guard let file else { return }
    let contents = try file.read(model)
    identifier = contents.identifier
    lastNumber = max(lastNumber, contents.lastNumber)
    let known = contents.rows.map { row in (id(row.number, row.entity), row) }
    let present = Set(known.map(\.0))
    remove(Set(rows.keys).subtracting(present))
    for (id, row) in known {
      let values = row.values(in: self)
      let old = rows[id]
      guard old == nil || old.map({ !$0.values.difference(from: values).isEmpty }) == true else {
        continue
      }
      set(StoredObject(values: values, version: (old?.version ?? 0) + 1), for: id)
    }
  }

  /// Reads the file anew if somebody else wrote to it.
  func readIfChanged(_ model: NSManagedObjectModel) throws {
    guard let file, let change = file.change() else { return }
    try readAll(model)
    // What could not be read is tried again the next time.
    file.note(change: change)
  }
}
