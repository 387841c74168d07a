/// The changes that one saving hands on to the stores or to the parent.
struct ChangeSet {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
}

extension NSManagedObjectContext {
  /// The order of a saving: changes are reported, objects prepare, rules are applied, all is
  /// validated, conflicts are settled, and only then anything is written (CD-08, CD-11, CD-12).
  func saveChanges() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    prepareObjects()
    processPendingChanges()
    try validate()
    // Nobody else may save between the check for conflicts and the writing.
    let changes = try lock.withLock {
      if parent == nil { try coordinator?.checkStores(of: currentChanges) }
      try settleConflicts()
      try settleDoubles()
      let changes = currentChanges
      if parent == nil {
        try write(changes)
        commit(changes)
      }
      return changes
    }
    if let parent {
      parent.performAndWait { parent.take(changes) }
      commit(changes)
    }
    finish(changes)
  }

  private func write(_ changes: ChangeSet) throws {
    guard let coordinator, !coordinator.persistentStores.isEmpty else {
      ManagedException.noStores.raise()
    }
    try coordinator.write(changes)
  }

  private var currentChanges: ChangeSet {
    lock.withLock {
      ChangeSet(
        inserted: objects.with(.inserted),
        updated: objects.with(.updated).filter { !$0.changedKeys.isEmpty },
        deleted: objects.with(.deleted).filter { !$0.isUnsaved }
      )
    }
  }

  /// Objects may change one another in `willSave()`; each is asked again until nothing changes.
  private func prepareObjects() {
    var asked: [ObjectIdentifier: PropertyValues] = [:]
    for _ in 0..<100 {
      let changed = lock.withLock {
        objects.with(.inserted) + objects.with(.updated) + objects.with(.deleted)
      }
      let waiting = changed.filter { object in
        guard let values = asked[ObjectIdentifier(object)] else { return true }
        return !values.difference(from: object.values ?? [:]).isEmpty
      }
      guard !waiting.isEmpty else { return }
      for object in waiting {
        asked[ObjectIdentifier(object)] = object.values ?? [:]
        object.willSave()
      }
      propagateDeletions()
    }
  }

  private func validate() throws {
    let all = lock.withLock {
      objects.held.values.sorted { $0.objectID.serial < $1.objectID.serial }
    }
    var errors: [NSError] = []
    for object in all where !object.isUnsaved {
      do {
        switch object.change {
        case .inserted: try object.validateForInsert()
        case .updated: try object.validateForUpdate()
        case .deleted: try object.validateForDelete()
        case .none: continue
        }
      } catch let error as NSError {
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    if let error = NSManagedObject.combined(errors) { throw error }
  }

  /// Takes the saved values for those that the objects have from now on.
  private func commit(_ changes: ChangeSet) {
    lock.withLock {
      for object in changes.inserted + changes.updated + objects.with(.updated) {
        object.change = .none
        object.committed = object.values ?? [:]
        object.version = stored(object.objectID)?.version ?? object.version
        objects.held[object.objectID] = nil
      }
      for object in objects.with(.deleted) {
        object.change = .none
        object.isUnsaved = false
        objects.remove(object)
        object.managedObjectContext = nil
      }
    }
  }

  private func finish(_ changes: ChangeSet) {
    for object in changes.inserted + changes.updated + changes.deleted { object.didSave() }
    announce(changes)
    let merge = SavedIDs(changes)
    for peer in coordinator?.peers(of: self) ?? [] where parent == nil { peer.follow(merge) }
    for child in lock.withLock({ children.compactMap(\.context) }) { child.follow(merge) }
  }

  private func announce(_ changes: ChangeSet) {
    let info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: Set(changes.inserted), NSUpdatedObjectsKey: Set(changes.updated),
      NSDeletedObjectsKey: Set(changes.deleted),
    ]
    let center = NotificationCenter.default
    center.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    center.post(
      name: Self.didSaveObjectIDsNotification,
      object: self,
      userInfo: [
        NSInsertedObjectIDsKey: Set(changes.inserted.map(\.objectID)),
        NSUpdatedObjectIDsKey: Set(changes.updated.map(\.objectID)),
        NSDeletedObjectIDsKey: Set(changes.deleted.map(\.objectID)),
      ]
    )
  }

  // MARK: - A child's saving

  /// Takes what a child saved as changes of its own.
  private func take(_ changes: ChangeSet) {
    lock.withLock {
      for object in changes.inserted {
        let copy = self.object(with: object.objectID)
        copy.values = object.values
        copy.change = .inserted
        objects.held[copy.objectID] = copy
        pending.inserted.insert(copy)
      }
      for object in changes.updated {
        let own = self.object(with: object.objectID)
        own.load()
        for key in object.changedKeys { take(key, of: object, into: own) }
        if own.change == .none { own.change = .updated }
        objects.held[own.objectID] = own
        pending.updated.insert(own)
      }
      for object in changes.deleted {
        let own = self.object(with: object.objectID)
        guard own.change != .deleted else { continue }
        own.load()
        own.isUnsaved = own.change == .inserted
        own.change = .deleted
        objects.held[own.objectID] = own
        pending.deleted.insert(own)
        // Objects that the child did not know of follow the rules too.
        pending.unpropagated.append(own)
      }
    }
    schedule()
  }

  /// Takes one changed property of a child's object: of a relationship to many the difference, so
  /// that what was changed here meanwhile stays.
  private func take(_ key: String, of object: NSManagedObject, into own: NSManagedObject) {
    let value = object.values?[key]
    guard let relationship = own.entity.relationshipsByName[key] else {
      own.values?[key] = value
      return
    }
    if relationship.isToMany {
      let all = joined(object, key, own.values ?? [:])
      own.values?[key] = all
      return
    }
    // An object that was put elsewhere here leaves that place.
    let former = own.values?[key]?.targets.first
    if let former, former !== value?.targets.first,
      let inverse = relationship.inverseRelationship
    {
      let holder = self.object(with: former)
      holder.delete(own.objectID, inverse)
      noteChange(of: holder)
    }
    own.values?[key] = value
  }
}
