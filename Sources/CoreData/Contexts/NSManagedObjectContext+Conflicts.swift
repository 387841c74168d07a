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
        merged[key] = joined(object, key, stored)
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

  /// The stored objects of a relationship with what was added here, and without what was taken off.
  private func joined(
    _ object: NSManagedObject,
    _ key: String,
    _ stored: StoredObject
  ) -> PropertyValue? {
    let before = Set(object.committed[key]?.targets ?? [])
    let mine = object.values?[key]?.targets ?? []
    let removed = before.subtracting(mine)
    let base = (stored.values[key]?.targets ?? []).filter { !removed.contains($0) }
    let all = base + mine.filter { !before.contains($0) && !base.contains($0) }
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
    let new = objects.with(.inserted)
    let entities = Set(new.map(\.entity)).filter { !$0.allConstraints.isEmpty }
    for entity in entities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
      for constraint in entity.allConstraints { try settleDoubles(of: entity, constraint) }
    }
  }

  private func settleDoubles(of entity: NSEntityDescription, _ constraint: [String]) throws {
    var owners: [[AnyHashable]: NSManagedObject] = [:]
    let request = NSFetchRequest<NSManagedObject>()
    request.entity = entity
    let all = try fetch(request)
    let older = all.filter { $0.change != .inserted } + all.filter { $0.change == .inserted }
    for object in older {
      let values = constraint.compactMap { object.value(forKey: $0) as? AnyHashable }
      guard values.count == constraint.count else { continue }
      guard let owner = owners[values] else {
        owners[values] = object
        continue
      }
      guard object.change == .inserted else { continue }
      try settle(double: object, of: owner, constraint)
    }
  }

  private func settle(
    double: NSManagedObject,
    of owner: NSManagedObject,
    _ constraint: [String]
  ) throws {
    switch rule {
    case .errorMergePolicyType:
      throw NSError(
        domain: NSCocoaErrorDomain,
        code: NSManagedObjectConstraintMergeError,
        userInfo: [
          NSLocalizedDescriptionKey: "Could not merge changes.",
          "NSValidationErrorKey": constraint.joined(separator: ", "),
          "conflictList": [double, owner],
        ]
      )
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
