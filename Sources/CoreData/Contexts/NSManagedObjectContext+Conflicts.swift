extension NSManagedObjectContext {
  var rule: NSMergePolicyType {
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

  func forget(_ object: NSManagedObject) {
    object.change = .none
    objects.remove(object)
    object.managedObjectContext = nil
  }
}
