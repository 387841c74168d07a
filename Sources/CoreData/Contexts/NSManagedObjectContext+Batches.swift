extension NSManagedObjectContext {
  func carryOut(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: try delete(request)
    case let request as NSBatchUpdateRequest: try update(request)
    case let request as NSBatchInsertRequest: try insert(request)
    case let request as any AsynchronousRequest: request.begin(in: self)
    case let request as NSPersistentHistoryChangeRequest:
      NSPersistentHistoryResult(request.resultType)
    default: NSPersistentStoreResult()
    }
  }

  /// A context of the same stores that nobody else knows, so that nobody hears of its changes.
  private func scratch() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.coordinator = persistentStoreCoordinator
    context.mergePolicy = NSMergePolicy.overwrite
    return context
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSPersistentStoreResult {
    let context = scratch()
    let objects =
      request.ids?.map { context.object(with: $0) }
      ?? context.found(by: request.fetchRequest)
    let ids = objects.map(\.objectID)
    for object in objects { context.delete(object) }
    try context.save()
    return NSBatchDeleteResult(ids, request.resultType)
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSPersistentStoreResult {
    let context = scratch()
    let search = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    search.predicate = request.predicate
    search.includesSubentities = request.includesSubentities
    let objects = context.found(by: search)
    for object in objects {
      for (key, value) in request.propertiesToUpdate ?? [:] {
        let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
        object.setValue(value, forKey: name)
      }
    }
    try context.save()
    return NSBatchUpdateResult(objects.map(\.objectID), request.resultType)
  }

  private func insert(_ request: NSBatchInsertRequest) throws -> NSPersistentStoreResult {
    let context = scratch()
    context.mergePolicy = mergePolicy
    func make(_ fill: (NSManagedObject) -> Void) -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(
        forEntityName: request.entityName,
        into: context
      )
      fill(object)
      return object
    }
    var objects = (request.objectsToInsert ?? []).map { values in
      make { $0.setValuesForKeys(values) }
    }
    if let handler = request.dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        guard !handler(values) else { break }
        objects.append(make { $0.setValuesForKeys(values as? [String: Any] ?? [:]) })
      }
    }
    if let handler = request.managedObjectHandler {
      while true {
        var isDone = false
        let object = make { isDone = handler($0) }
        guard !isDone else {
          context.delete(object)
          break
        }
        objects.append(object)
      }
    }
    try context.save()
    return NSBatchInsertResult(objects.map(\.objectID), request.resultType)
  }
}
