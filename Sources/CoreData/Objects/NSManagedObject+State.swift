extension NSManagedObject {
  /// True if the object is new, and saving its context stores it.
  public var isInserted: Bool { change == .inserted }
  /// True if the object was changed since it was read or saved.
  public var isUpdated: Bool { change == .updated }
  /// True if saving the context deletes the object.
  public var isDeleted: Bool { change == .deleted }
  /// True if saving the context has something to do for the object.
  public var hasChanges: Bool { change != .none }
  /// True if a value differs from the one that was last read or saved.
  public var hasPersistentChangedValues: Bool { !changedKeys.isEmpty }
  /// True if the values aren't read yet.
  public var isFault: Bool { values == nil }
  /// Not 0 while values are set by reading; always 0 here.
  public var faultingState: Int { isFault ? 1 : 0 }

  /// The properties that are stored and differ from what was last read or saved.
  var changedKeys: Set<String> {
    (values ?? committed).difference(from: committed).filter {
      entity.propertiesByName[$0]?.isTransient == false
    }
  }

  /// The values that were changed since the last reading or saving, `NSNull` for nil (CD-05).
  public func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, presented($0) ?? NSNull()) })
  }

  /// The same as `changedValues()`.
  public func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values as they were last read or saved, `NSNull` for nil; all for nil (CD-05).
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    load()
    let keys = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(keys.map { ($0, lastCommitted($0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  private func lastCommitted(_ key: String) -> Any? {
    switch committed[key] {
    case .value(let value): value
    case .one(let id): resolve(id)
    case .many(let ids): NSSet(array: ids.compactMap(resolve))
    case nil: nil
    }
  }

  /// The identifiers of the objects that a relationship leads to.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    load()
    return values?[key]?.targets ?? []
  }

  /// True if a relationship's objects aren't read yet.
  public func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

  /// The values of several properties.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Sets several properties.
  public func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// The value that names with dots between them lead to.
  public func value(forKeyPath path: String) -> Any? { KeyPathReader.value(path, of: self) }

  // MARK: - Reading

  /// Reads the values if the object is a fault (CD-09).
  func load() {
    guard values == nil, let context = managedObjectContext else { return }
    // Contexts of other queues read the values that their parent's objects have.
    let isStored = context.lock.withLock {
      guard let stored = context.stored(objectID) else { return false }
      values = stored.values
      committed = stored.values
      version = stored.version
      return true
    }
    guard isStored else {
      // An object that is gone has no values; reading one that was never there is an error.
      if !context.shouldDeleteInaccessibleFaults {
        ManagedException.unfulfillable(objectID.description).raise()
      }
      context.lock.withLock { (values, committed) = ([:], [:]) }
      return
    }
    awakeFromFetch()
  }

  /// Lets the values go; they are read again when they are asked for.
  func turnIntoFault() {
    guard values != nil else { return }
    willTurnIntoFault()
    values = nil
    committed = [:]
    didTurnIntoFault()
  }
}
