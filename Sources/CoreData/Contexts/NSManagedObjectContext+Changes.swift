extension NSManagedObjectContext {
  /// Has the changes reported at the end of the turn, once for all of a turn (CD-11).
  func schedule() {
    let isFirst = lock.withLock {
      defer { pending.isScheduled = true }
      return !pending.isScheduled
    }
    // One without a queue says so when it saves.
    guard isFirst, concurrencyType != .confinementConcurrencyType else { return }
    queue.async { [weak self] in self?.processPendingChanges() }
  }

  func tellChanges() {
    propagateDeletions()
    let changes = lock.withLock {
      defer { pending = PendingChanges() }
      return pending
    }
    guard !changes.isEmpty else { return }
    let deleted = changes.deleted
    let inserted = changes.inserted.subtracting(deleted)
    let updated = changes.updated.subtracting(deleted).subtracting(inserted)
    var info: [AnyHashable: Any] = ["managedObjectContext": self]
    if !inserted.isEmpty { info[NSInsertedObjectsKey] = inserted }
    if !updated.isEmpty { info[NSUpdatedObjectsKey] = updated }
    if !deleted.isEmpty { info[NSDeletedObjectsKey] = deleted }
    let refreshed = changes.refreshed.subtracting(deleted)
    if !refreshed.isEmpty { info[NSRefreshedObjectsKey] = refreshed }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange,
      object: self,
      userInfo: info
    )
  }

  /// Applies the delete rules, until no object is left whose rules weren't (CD-07).
  func propagateDeletions() {
    while true {
      let deleted = lock.withLock {
        defer { pending.unpropagated = [] }
        return pending.unpropagated
      }
      guard !deleted.isEmpty else { return }
      for object in deleted { propagateDeletion(of: object) }
    }
  }

  private func propagateDeletion(of object: NSManagedObject) {
    let relationships = object.entity.relationshipsByName.values.sorted { $0.name < $1.name }
    for relationship in relationships {
      let others = object.related(relationship.name).filter { $0.change != .deleted }
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for other in others { delete(other) }
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for other in others {
          other.willChangeValue(forKey: inverse.name)
          other.delete(object.objectID, inverse)
          other.didChangeValue(forKey: inverse.name)
        }
      case .denyDeleteRule, .noActionDeleteRule: continue
      }
    }
  }

  func giveUpChanges() {
    let changed = lock.withLock { Array(objects.held.values) }
    for object in changed {
      let wasNew = object.change == .inserted || object.isUnsaved
      lock.withLock {
        object.change = .none
        objects.held[object.objectID] = nil
        if wasNew {
          objects.remove(object)
          pending.deleted.insert(object)
        } else {
          object.values = object.committed
          pending.refreshed.insert(object)
        }
        pending.inserted.remove(object)
        pending.updated.remove(object)
        if !wasNew { pending.deleted.remove(object) }
      }
      if wasNew { object.managedObjectContext = nil }
    }
    lock.withLock { pending.unpropagated = [] }
    tellChanges()
  }

  func letGo() {
    let all = lock.withLock {
      defer {
        objects.held = [:]
        pending = PendingChanges()
      }
      return objects.all
    }
    for object in all {
      object.turnIntoFault()
      object.change = .none
      object.managedObjectContext = nil
      lock.withLock { objects.remove(object) }
    }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange,
      object: self,
      userInfo: [NSInvalidatedAllObjectsKey: all.map(\.objectID)]
    )
  }
}
