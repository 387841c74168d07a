/// The objects that have values of some properties, of each combination of values that there is.
struct UniqueIndex {
  private let rule: UniqueRule
  private(set) var ids: [[AnyHashable]: [NSManagedObjectID]] = [:]

  init(_ rule: UniqueRule) { self.rule = rule }

  mutating func add(_ id: NSManagedObjectID, _ values: PropertyValues) {
    guard id.entity.isKindOf(entity: rule.entity), let values = values.unique(rule.keys) else {
      return
    }
    ids[values, default: []].append(id)
  }

  mutating func remove(_ id: NSManagedObjectID, _ values: PropertyValues) {
    guard id.entity.isKindOf(entity: rule.entity), let values = values.unique(rule.keys) else {
      return
    }
    ids[values]?.removeAll { $0 === id }
    if ids[values]?.isEmpty == true { ids[values] = nil }
  }
}

extension PropertyValues {
  /// The values of some properties; nil if one has none, which is equal to no other.
  func unique(_ keys: [String]) -> [AnyHashable]? {
    let values: [AnyHashable] = keys.compactMap { key in
      switch self[key] {
      case .value(let value): value as? AnyHashable
      case .one(let id): id
      case .many, nil: nil
      }
    }
    return values.count == keys.count ? values : nil
  }
}

extension NSPersistentStore {
  /// The stored objects that have values, by an index that is made once and follows what is saved.
  fileprivate func ids(with values: [AnyHashable], _ rule: UniqueRule) -> [NSManagedObjectID] {
    if uniqueIndexes[rule] == nil {
      var index = UniqueIndex(rule)
      for id in rule.entity.lineage.flatMap({ order[$0.name ?? ""] ?? [] }) {
        index.add(id, rows[id]?.values ?? [:])
      }
      uniqueIndexes[rule] = index
    }
    return uniqueIndexes[rule]?.ids[values] ?? []
  }

  /// Has the indexes follow a row that changes; nil for one that isn't there.
  func reindex(_ id: NSManagedObjectID, from old: PropertyValues?, to new: PropertyValues?) {
    guard !uniqueIndexes.isEmpty else { return }
    for rule in Array(uniqueIndexes.keys) {
      if let old { uniqueIndexes[rule]?.remove(id, old) }
      if let new { uniqueIndexes[rule]?.add(id, new) }
    }
  }
}

extension NSPersistentStoreCoordinator {
  /// The stored objects that have values, the oldest first.
  func ids(with values: [AnyHashable], _ rule: UniqueRule) -> [NSManagedObjectID] {
    lock.withLock {
      persistentStores.flatMap { $0.ids(with: values, rule) }
        .sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }
  }
}
