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
    rows(of: request).count
  }

  func results(of request: FetchDescription) throws -> [NSObject] {
    let rows = rows(of: request)
    if request.resultType == .countResultType { return [NSNumber(value: rows.count)] }
    if request.resultType == .managedObjectIDResultType { return rows.map(\.objectID) }
    if request.resultType == .dictionaryResultType { return dictionaries(of: rows, request) }
    let objects = rows.map(object(of:))
    for object in objects {
      if request.shouldRefreshRefetchedObjects { refresh(object, mergeChanges: true) }
      if !request.returnsObjectsAsFaults { object.load() }
    }
    return objects
  }

  /// The objects that a request finds, whatever the form of its results.
  func found(by request: FetchDescription) -> [NSManagedObject] {
    rows(of: request).map(object(of:))
  }

  /// The results of a request before they are given a form: stored rows, and objects where changes of the context count.
  private func rows(of request: FetchDescription) -> [any RequestRow] {
    // Without stores there is nothing to be found; iOS says so on its console.
    guard persistentStoreCoordinator?.persistentStores.isEmpty == false else { return [] }
    let entity = request.entity(in: self)
    let ids = candidates(request.includesSubentities ? entity.lineage : [entity], request)
    let descriptors = request.sortDescriptors ?? []
    let (offset, limit) = (max(0, request.fetchOffset), max(0, request.fetchLimit))
    let isEnough = descriptors.isEmpty && limit > 0
    var rows = matching(ids, request, most: isEnough ? offset.clampedSum(limit) : .max)
    if !descriptors.isEmpty {
      if !descriptors.allSatisfy(\.readsByKey) { rows = rows.map(object(of:)) }
      rows = rows.sorted(by: descriptors)
    }
    rows.removeFirst(min(offset, rows.count))
    return limit > 0 ? Array(rows.prefix(limit)) : rows
  }

  /// The first rows that meet a request's predicate, in the order of their identifiers.
  private func matching(
    _ ids: [NSManagedObjectID],
    _ request: FetchDescription,
    most: Int
  ) -> [any RequestRow] {
    let reader = RowReader(context: self, countsPending: request.includesPendingChanges)
    let predicate = request.predicate
    let example = predicate == nil ? nil : ids.first.map(object(with:))
    let wantsObjects = predicate.map { !$0.readsByKey(example) } ?? false
    var rows: [any RequestRow] = []
    for id in ids where rows.count < most {
      guard let row: any RequestRow = wantsObjects ? object(with: id) : reader.row(id) else {
        continue
      }
      if predicate?.evaluate(with: row) ?? true { rows.append(row) }
    }
    return rows
  }

  private func object(of row: any RequestRow) -> NSManagedObject {
    row as? NSManagedObject ?? object(with: row.objectID)
  }

  /// The identifiers of all objects of entities, without deleted and with new ones where the
  /// context's own changes count.
  private func candidates(
    _ entities: [NSEntityDescription],
    _ request: FetchDescription
  ) -> [NSManagedObjectID] {
    let stored = storedIDs(of: entities, in: request.affectedStores)
    guard request.includesPendingChanges else { return stored }
    let names = Set(entities.compactMap(\.name))
    return lock.withLock {
      let held = objects.held
      let inserted = objects.with(.inserted).map(\.objectID).filter {
        names.contains($0.entity.name ?? "")
      }
      let seen = inserted.isEmpty ? [] : Set(stored)
      return stored.filter { held[$0]?.change != .deleted }
        + inserted.filter { !seen.contains($0) }
    }
  }

  private func dictionaries(
    of rows: [any RequestRow],
    _ request: FetchDescription
  ) -> [NSDictionary] {
    let entity = request.entity(in: self)
    let names =
      request.propertiesToFetch?.compactMap {
        $0 as? String ?? ($0 as? NSPropertyDescription)?.name
      } ?? entity.attributesByName.keys.sorted()
    let isDistinct = request.returnsDistinctResults || request.propertiesToGroupBy != nil
    var seen: Set<NSDictionary> = []
    return rows.compactMap { row in
      let result = NSMutableDictionary()
      for name in names {
        guard let value = KeyPathReader.value(name, of: row) else { continue }
        result.setObject(Self.identified(value), forKey: name as NSString)
      }
      return isDistinct && !seen.insert(result).inserted ? nil : result
    }
  }

  /// A value of a dictionary, which has identifiers in place of objects.
  private static func identified(_ value: Any) -> Any {
    if let row = value as? any RequestRow { return row.objectID }
    if let rows = value as? [any RequestRow] { return rows.map(\.objectID) }
    if let objects = value as? NSSet { return objects.allObjects.map(identified) }
    return value
  }
}

extension Int {
  /// The sum, or the largest number where it is larger.
  fileprivate func clampedSum(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}

extension [any RequestRow] {
  /// The rows in the order of descriptors; equal ones keep theirs.
  fileprivate func sorted(by descriptors: [NSSortDescriptor]) -> Self {
    enumerated().sorted { first, second in
      for descriptor in descriptors {
        let order = descriptor.compare(first.element, to: second.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}
