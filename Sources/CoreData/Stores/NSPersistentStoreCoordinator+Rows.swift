extension NSPersistentStoreCoordinator {
  func stored(_ id: NSManagedObjectID) -> StoredObject? {
    lock.withLock { id.store?.rows[id] }
  }

  func ids(
    of entities: [NSEntityDescription],
    in stores: [NSPersistentStore]?
  ) -> [NSManagedObjectID] {
    lock.withLock {
      for store in persistentStores { store.readIfChanged(managedObjectModel) }
      let names = entities.compactMap(\.name)
      let asked = persistentStores.filter { store in stores?.contains { $0 === store } ?? true }
      let all = asked.flatMap { store in names.flatMap { store.order[$0] ?? [] } }
      return names.count == 1 ? all : all.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }
  }

  /// Gives identifiers their numbers in a store.
  func settle(_ ids: [NSManagedObjectID]) throws {
    for id in ids where id.isTemporaryID {
      guard let store = store(for: id.entity) else { throw StoreFile.noStore(id.entity) }
      store.lastNumber += 1
      id.settle(number: store.lastNumber, in: store)
      store.ids[store.lastNumber] = id
    }
  }

  private func store(for entity: NSEntityDescription) -> NSPersistentStore? {
    persistentStores.first { store in
      let entities = managedObjectModel.entities(forConfigurationName: store.configurationName)
      return !store.isReadOnly && entities?.contains { $0.name == entity.name } ?? true
    }
  }

  /// Writes what a context saves: all of a store's changes, or none (CD-03).
  func write(_ changes: ChangeSet) throws {
    try lock.withLock {
      for object in changes.inserted where object.objectID.isTemporaryID {
        guard let store = object.assignedStore ?? store(for: object.entity) else {
          throw StoreFile.noStore(object.entity)
        }
        store.lastNumber += 1
        object.objectID.settle(number: store.lastNumber, in: store)
        store.ids[store.lastNumber] = object.objectID
      }
      for store in persistentStores { try write(changes, to: store) }
    }
  }

  private func write(_ changes: ChangeSet, to store: NSPersistentStore) throws {
    let saved = (changes.inserted + changes.updated).filter { $0.objectID.store === store }
    let deleted = changes.deleted.map(\.objectID).filter { $0.store === store }
    guard !saved.isEmpty || !deleted.isEmpty else { return }
    guard !store.isReadOnly else { throw StoreFile.readOnly(store) }
    let values = saved.map { ($0.objectID, $0.storedValues) }
    try store.file?.write(values, deleted: deleted, lastNumber: store.lastNumber)
    for (id, values) in values {
      store.set(StoredObject(values: values, version: (store.rows[id]?.version ?? 0) + 1), for: id)
    }
    store.remove(Set(deleted))
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
  func readIfChanged(_ model: NSManagedObjectModel) {
    guard file?.hasChanged() == true else { return }
    try? readAll(model)
  }
}
