extension NSManagedObjectContext {
  private var rule: NSMergePolicyType {
    (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
  }

  /// Settles by the merge policy what was changed in the stores since it was read (CD-12).
  func settleConflicts() throws {
    guard parent == nil else { return }
    var conflicts: [NSMergeConflict] = []
    for object in objects.with(.updated) + objects.with(.deleted) where !object.isUnsaved {
      guard let stored = stored(object.objectID) else {
        if object.change == .deleted { continue }
        if rule == .errorMergePolicyType {
          conflicts.append(NSMergeConflict(object, stored: 0))
        } else if rule != .overwriteMergePolicyType {
          forget(object)
        }
        continue
      }
      guard stored.version != object.version else { continue }
      let theirs = stored.values.difference(from: object.committed)
      let isReal = theirs.contains { object.entity.relationshipsByName[$0]?.isToMany != true }
      if isReal, rule == .errorMergePolicyType {
        conflicts.append(NSMergeConflict(object, stored: stored.version))
      } else if object.change == .updated {
        settle(object, with: stored, theirs: theirs)
      }
    }
    guard !conflicts.isEmpty else { return }
    throw NSError(
      domain: NSCocoaErrorDomain,
      code: NSManagedObjectMergeError,
      userInfo: [
        NSLocalizedDescriptionKey: "Could not merge changes.", "conflictList": conflicts,
      ]
    )
  }

  private func settle(_ object: NSManagedObject, with stored: StoredObject, theirs: Set<String>) {
    let mine = object.changedKeys
    var merged = stored.values
    for key in mine {
      if object.entity.relationshipsByName[key]?.isToMany == true {
        merged[key] = joined(object, key, stored.values)
        continue
      }
      let isTheirs =
        switch rule {
        case .rollbackMergePolicyType: true
        case .mergeByPropertyStoreTrumpMergePolicyType: theirs.contains(key)
        default: false
        }
      if !isTheirs { merged[key] = object.values?[key] }
    }
    if rule != .overwriteMergePolicyType { object.values = merged }
    object.committed = stored.values
    object.version = stored.version
  }

  /// The objects that a relationship has elsewhere, with those that were added to an object's own
  /// since it was read, and without those that were taken off.
  func joined(
    _ object: NSManagedObject,
    _ key: String,
    _ others: PropertyValues
  ) -> PropertyValue? {
    let before = Set(object.committed[key]?.targets ?? [])
    let mine = object.values?[key]?.targets ?? []
    let removed = before.subtracting(mine)
    let base = (others[key]?.targets ?? []).filter { !removed.contains($0) }
    let present = Set(base)
    let all = base + mine.filter { !before.contains($0) && !present.contains($0) }
    return all.isEmpty ? nil : .many(all)
  }

  private func forget(_ object: NSManagedObject) {
    object.change = .none
    objects.remove(object)
    object.managedObjectContext = nil
  }

  // MARK: - Equal values

  /// Settles by the merge policy that two objects have equal values where they must not: the older
  /// one stays, with its own values or with those of the newer one (CD-15).
  func settleDoubles() throws {
    guard parent == nil else { return }
    let new = objects.with(.inserted) + objects.with(.updated)
    let entities = Set(new.map(\.entity)).filter { !$0.allConstraints.isEmpty }
    for entity in entities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
      for constraint in entity.allConstraints {
        let isTouched = new.contains {
          $0.entity === entity
            && ($0.change == .inserted || !$0.changedKeys.isDisjoint(with: constraint))
        }
        if isTouched { try settleDoubles(of: entity, constraint) }
      }
    }
  }

  private func settleDoubles(of entity: NSEntityDescription, _ constraint: [String]) throws {
    var owners: [[AnyHashable]: NSManagedObject] = [:]
    let request = NSFetchRequest<NSManagedObject>()
    request.entity = entity
    let all = try fetch(request)
    let isMoved = { (object: NSManagedObject) in
      object.change == .updated && !object.changedKeys.isDisjoint(with: constraint)
    }
    let moved = all.filter(isMoved)
    let older =
      all.filter { $0.change != .inserted && !isMoved($0) } + moved
      + all.filter { $0.change == .inserted }
    for object in older {
      let values = constraint.compactMap { object.value(forKey: $0) as? AnyHashable }
      guard values.count == constraint.count else { continue }
      guard let owner = owners[values] else {
        owners[values] = object
        continue
      }
      switch object.change {
      case .inserted: try settle(double: object, of: owner, constraint)
      case .updated where isMoved(object):
        if try settle(moved: object, onto: owner, constraint) { owners[values] = object }
      default: continue
      }
    }
  }

  private func settle(
    double: NSManagedObject,
    of owner: NSManagedObject,
    _ constraint: [String]
  ) throws {
    switch rule {
    case .errorMergePolicyType: throw equalValues(of: double, owner, constraint)
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
      for key in double.changedKeys { owner.setValue(double.value(forKey: key), forKey: key) }
    default: break
    }
    for relationship in double.entity.relationshipsByName.values {
      double.relate(relationship, to: [])
    }
    pending.inserted.remove(double)
    forget(double)
  }

  /// Settles that a stored object was given the values of another: it takes the other's place, or
  /// gets back those that it had; true if it has the values afterwards.
  private func settle(
    moved object: NSManagedObject,
    onto owner: NSManagedObject,
    _ constraint: [String]
  ) throws -> Bool {
    switch rule {
    case .errorMergePolicyType: throw equalValues(of: object, owner, constraint)
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
      delete(owner)
      propagateDeletions()
      return true
    default:
      for key in constraint { object.put(object.committed[key], key) }
      return false
    }
  }

  private func equalValues(
    of double: NSManagedObject,
    _ owner: NSManagedObject,
    _ constraint: [String]
  ) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: NSManagedObjectConstraintMergeError,
      userInfo: [
        NSLocalizedDescriptionKey: "Could not merge changes.",
        "NSValidationErrorKey": constraint.joined(separator: ", "),
        "conflictList": [double, owner],
      ]
    )
  }
}

extension NSEntityDescription {
  /// The constraints of the entity and of those that it inherits from, as names.
  var allConstraints: [[String]] {
    let own = uniquenessConstraints.map { constraint in
      constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    }
    return own + (superentity?.allConstraints ?? [])
  }
}
