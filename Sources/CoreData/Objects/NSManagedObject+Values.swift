extension NSManagedObject: KeyedObject {
  package func keyedValue(forKey key: String) -> Any?? {
    guard entity.propertiesByName[key] != nil else {
      return key == "objectID" ? .some(objectID) : key == "entity" ? .some(entity) : nil
    }
    return .some(presented(key))
  }

  package func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
    guard entity.propertiesByName[key] != nil else { return false }
    change(key, to: value)
    return true
  }

  package var comparedIdentity: AnyHashable { ObjectIdentifier(objectID) }
}

extension NSManagedObject {
  /// The value of a property as apps get it.
  func presented(_ key: String) -> Any? {
    load()
    let value = values?[key]
    guard let relationship = entity.relationshipsByName[key] else {
      if let fetched = entity.propertiesByName[key] as? NSFetchedPropertyDescription {
        return fetched.objects(of: self)
      }
      if case .value(let value)? = value { return value }
      return nil
    }
    guard relationship.isToMany else { return value?.targets.first.flatMap(resolve) }
    let objects = (value?.targets ?? []).compactMap(resolve)
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// The object of an identifier, in the object's own context.
  func resolve(_ id: NSManagedObjectID) -> NSManagedObject? {
    managedObjectContext?.related(id) ?? id.unplaced
  }

  /// The objects that a relationship leads to.
  func related(_ key: String) -> [NSManagedObject] {
    load()
    return (values?[key]?.targets ?? []).compactMap(resolve)
  }

  // MARK: - Setting

  /// Sets a property, says so to observers, and keeps what leads back (CD-06).
  func change(_ key: String, to value: Any?) {
    load()
    let value = value is NSNull ? nil : value
    if let relationship = entity.relationshipsByName[key] {
      return relate(relationship, to: Self.objects(in: value))
    }
    willChangeValue(forKey: key)
    store(value, key)
    didChangeValue(forKey: key)
  }

  /// Puts a value in its place, and nothing more.
  func store(_ value: Any?, _ key: String) {
    load()
    let value = value is NSNull ? nil : value
    if let attribute = entity.attributesByName[key] {
      put(value.map { .value(checked($0, attribute)) }, key)
    } else if let relationship = entity.relationshipsByName[key] {
      let ids = Self.objects(in: value).map(\.objectID)
      put(relationship.isToMany ? ids.isEmpty ? nil : .many(ids) : ids.first.map { .one($0) }, key)
    }
  }

  func put(_ value: PropertyValue?, _ key: String) {
    let lock = managedObjectContext?.lock
    lock?.lock()
    values?[key] = value
    lock?.unlock()
  }

  private func checked(_ value: Any, _ attribute: NSAttributeDescription) -> Any {
    guard let kept = attribute.kept(value) else {
      ManagedException.wrongValue(
        property: attribute.name,
        wanted: attribute.wantedClass,
        given: String(describing: type(of: value)),
        value: "\(value)"
      ).raise()
    }
    return kept
  }

  /// The objects in whatever an app gives for a relationship.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let list as NSOrderedSet: list.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet:
      set.allObjects.compactMap { $0 as? NSManagedObject }
        .sorted { $0.objectID.serial < $1.objectID.serial }
    case let set as Set<NSManagedObject>: set.sorted { $0.objectID.serial < $1.objectID.serial }
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }
}
