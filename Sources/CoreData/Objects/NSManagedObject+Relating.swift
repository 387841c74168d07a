/// Both sides of a relationship agree at every moment (CD-06).
extension NSManagedObject {
  /// Has a relationship lead to these objects and no others.
  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let objects = relationship.isToMany ? objects : Array(objects.prefix(1))
    let wanted = objects.map(\.objectID)
    let wantedSet = Set(wanted)
    willChangeValue(forKey: relationship.name)
    for old in related(relationship.name) where !wantedSet.contains(old.objectID) {
      disconnect(relationship, old)
    }
    let present = Set(values?[relationship.name]?.targets ?? [])
    for object in objects where !present.contains(object.objectID) { connect(relationship, object) }
    if relationship.isOrdered, relationship.isToMany, !wanted.isEmpty {
      var seen: Set<NSManagedObjectID> = []
      put(.many(wanted.filter { seen.insert($0).inserted }), relationship.name)
    }
    didChangeValue(forKey: relationship.name)
  }

  /// Adds an object at the end of a relationship, or at a place in its order.
  func add(_ object: NSManagedObject, to key: String, at place: Int? = nil) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    load()
    willChangeValue(forKey: key)
    connect(relationship, object)
    if let place, relationship.isOrdered { move(object.objectID, in: key, to: place) }
    didChangeValue(forKey: key)
  }

  /// Takes an object off a relationship.
  func remove(_ object: NSManagedObject, from key: String) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    load()
    guard values?[key]?.targets.contains(object.objectID) == true else { return }
    willChangeValue(forKey: key)
    disconnect(relationship, object)
    didChangeValue(forKey: key)
  }

  /// Gives an object of an ordered relationship another place.
  func move(_ id: NSManagedObjectID, in key: String, to place: Int) {
    var ids = values?[key]?.targets ?? []
    guard let old = ids.firstIndex(of: id) else { return }
    ids.remove(at: old)
    ids.insert(id, at: max(0, min(place, ids.count)))
    put(.many(ids), key)
  }

  private func connect(_ relationship: NSRelationshipDescription, _ other: NSManagedObject) {
    shareContext(with: other, relationship)
    if !relationship.isToMany, let old = related(relationship.name).first, old !== other {
      disconnect(relationship, old)
    }
    insert(other.objectID, relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    other.load()
    other.notingChange(of: inverse.name) {
      if !inverse.isToMany, let holder = other.related(inverse.name).first, holder !== self {
        holder.notingChange(of: relationship.name) {
          holder.delete(other.objectID, relationship)
        }
      }
      other.insert(objectID, inverse)
    }
  }

  private func disconnect(_ relationship: NSRelationshipDescription, _ other: NSManagedObject) {
    delete(other.objectID, relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    other.load()
    other.notingChange(of: inverse.name) { other.delete(objectID, inverse) }
  }

  private func notingChange(of key: String, _ body: () -> Void) {
    willChangeValue(forKey: key)
    body()
    didChangeValue(forKey: key)
  }

  private func insert(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) {
    guard relationship.isToMany else { return put(.one(id), relationship.name) }
    var ids = values?[relationship.name]?.targets ?? []
    guard !ids.contains(id) else { return }
    ids.append(id)
    put(.many(ids), relationship.name)
  }

  /// Takes an identifier out of a relationship, and leaves what leads back.
  func delete(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) {
    load()
    var ids = values?[relationship.name]?.targets ?? []
    guard let place = ids.firstIndex(of: id) else { return }
    ids.remove(at: place)
    put(relationship.isToMany && !ids.isEmpty ? .many(ids) : nil, relationship.name)
  }

  /// An object without a context follows the other into its; two contexts are an error.
  private func shareContext(
    with other: NSManagedObject,
    _ relationship: NSRelationshipDescription
  ) {
    switch (managedObjectContext, other.managedObjectContext) {
    case (let mine?, let others?) where mine !== others:
      ManagedException.otherContext(relationship: relationship.name).raise()
    case (let mine?, nil): mine.insert(other)
    case (nil, let others?): others.insert(self)
    default: break
    }
  }
}
