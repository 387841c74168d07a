/// An object's values as a store or a parent has them.
struct StoredObject {
  let values: PropertyValues
  let version: Int
}

extension NSManagedObjectContext {
  /// The values that the parent or the stores have for an identifier; nil if they have none.
  func stored(_ id: NSManagedObjectID) -> StoredObject? {
    guard let parent else { return coordinator?.stored(id) }
    let known: StoredObject?? = lock.withLock {
      guard let object = parent.objects[id], let values = object.values else { return .none }
      return object.change == .deleted
        ? .some(nil) : StoredObject(values: values, version: object.version)
    }
    return known ?? parent.stored(id)
  }

  /// The identifiers that the parent or the stores have for entities, in the order of their making.
  private func storedIDs(
    of entities: [NSEntityDescription],
    in stores: [NSPersistentStore]?
  ) -> [NSManagedObjectID] {
    guard let parent else { return coordinator?.ids(of: entities, in: stores) ?? [] }
    let names = Set(entities.compactMap(\.name))
    return lock.withLock {
      let inserted = parent.objects.with(.inserted).map(\.objectID)
      let deleted = Set(parent.objects.with(.deleted).map(\.objectID))
      return parent.storedIDs(of: entities, in: stores).filter { !deleted.contains($0) }
        + inserted.filter { names.contains($0.entity.name ?? "") }
    }
  }

  // MARK: - Requests

  /// The objects that a request asks for, in its order (CD-10).
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    try results(of: request).compactMap { $0 as? Result }
  }

  /// The number of objects that a request asks for.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try found(by: request).count
  }

  func results(of request: FetchDescription) throws -> [NSObject] {
    let objects = try found(by: request)
    if request.resultType == .countResultType { return [NSNumber(value: objects.count)] }
    if request.resultType == .managedObjectIDResultType { return objects.map(\.objectID) }
    if request.resultType == .dictionaryResultType { return dictionaries(of: objects, request) }
    if request.shouldRefreshRefetchedObjects {
      for object in objects { refresh(object, mergeChanges: true) }
    }
    return objects
  }

  func found(by request: FetchDescription) throws -> [NSManagedObject] {
    // Without stores there is nothing to be found; iOS says so on its console.
    guard persistentStoreCoordinator?.persistentStores.isEmpty == false else { return [] }
    let entity = request.entity(in: self)
    let entities = request.includesSubentities ? entity.lineage : [entity]
    var objects = candidates(entities, request)
    if let predicate = request.predicate {
      objects = objects.filter { predicate.evaluate(with: $0) }
    }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      objects = objects.sorted(by: descriptors)
    }
    if request.fetchOffset > 0 { objects.removeFirst(min(request.fetchOffset, objects.count)) }
    if request.fetchLimit > 0 { objects = Array(objects.prefix(request.fetchLimit)) }
    return objects
  }

  /// All objects of entities that aren't deleted, as they are with the context's own changes.
  private func candidates(
    _ entities: [NSEntityDescription],
    _ request: FetchDescription
  ) -> [NSManagedObject] {
    let stored = storedIDs(of: entities, in: request.affectedStores).map { object(with: $0) }
    guard request.includesPendingChanges else { return stored.filter { $0.change != .inserted } }
    let names = Set(entities.compactMap(\.name))
    let seen = Set(stored.map(ObjectIdentifier.init))
    let inserted = lock.withLock { objects.with(.inserted) }.filter {
      names.contains($0.entity.name ?? "") && !seen.contains(ObjectIdentifier($0))
    }
    return stored.filter { $0.change != .deleted } + inserted
  }

  private func dictionaries(
    of objects: [NSManagedObject],
    _ request: FetchDescription
  ) -> [NSDictionary] {
    let entity = request.entity(in: self)
    let names =
      request.propertiesToFetch?.compactMap {
        $0 as? String ?? ($0 as? NSPropertyDescription)?.name
      } ?? entity.attributesByName.keys.sorted()
    let isDistinct = request.returnsDistinctResults || request.propertiesToGroupBy != nil
    var seen: Set<NSDictionary> = []
    return objects.compactMap { object in
      let row = NSMutableDictionary()
      for name in names {
        var value = object.value(forKeyPath: name)
        if let related = value as? NSManagedObject { value = related.objectID }
        if let value { row.setObject(value, forKey: name as NSString) }
      }
      return isDistinct && !seen.insert(row).inserted ? nil : row
    }
  }
}

extension [NSManagedObject] {
  /// The objects in the order of descriptors; equal ones keep theirs.
  func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    enumerated().sorted { first, second in
      for descriptor in descriptors {
        let order = descriptor.compare(first.element, to: second.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}
