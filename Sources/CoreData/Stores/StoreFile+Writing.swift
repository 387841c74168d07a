extension StoreFile {
  /// Keeps others from writing while a closure does, and undoes what it did if it throws.
  func writing(_ body: () throws -> Void) throws {
    try database.transaction(isWriting: true, body)
  }

  /// The number of rows that were written, changed or removed since the file was opened.
  var writtenRows: Int { database.changedRows }

  /// Notes the last number that an object got.
  func note(lastNumber: Int64) throws {
    let number = Database.Value.number(lastNumber)
    try database.run(
      "UPDATE note SET value = ? WHERE key = 'last' AND value <> ?",
      [number, number]
    )
  }

  /// One object that is written.
  struct Writing {
    let id: NSManagedObjectID
    let values: PropertyValues
    /// The values that the file has; nil if it lacks the object.
    let stored: PropertyValues?
    let isNew: Bool
  }

  /// Writes objects and deletions in one transaction (CD-03).
  func write(
    _ objects: [Writing],
    deleted: [NSManagedObjectID],
    lastNumber: Int64
  ) throws {
    try writing {
      for id in deleted {
        try database.run("DELETE FROM object WHERE id = ?", [id.stored])
        try clear(id)
      }
      for object in objects { try write(object) }
      try note(lastNumber: lastNumber)
    }
  }

  private func clear(_ id: NSManagedObjectID) throws {
    try database.run("DELETE FROM value WHERE object = ?", [id.stored])
    try database.run("DELETE FROM link WHERE object = ?", [id.stored])
  }

  /// Writes the properties that differ from the file's, and leaves those that the model lacks.
  private func write(_ object: Writing) throws {
    let id = object.id
    if object.stored == nil {
      // One that another program deleted may have left values behind.
      if !object.isNew { try clear(id) }
      try database.run(
        "INSERT \(object.isNew ? "" : "OR REPLACE ")INTO object VALUES (?, ?)",
        [id.stored, .text(id.entity.name ?? "")]
      )
    }
    let stored = object.stored ?? [:]
    for key in object.values.difference(from: stored).sorted() {
      if let attribute = id.entity.attributesByName[key] {
        try write(object.values[key], of: attribute, id)
      } else {
        try write(object.values[key]?.targets ?? [], over: stored[key]?.targets ?? [], key, id)
      }
    }
  }

  private func write(
    _ value: PropertyValue?,
    of attribute: NSAttributeDescription,
    _ id: NSManagedObjectID
  ) throws {
    guard case .value(let value)? = value else {
      return try database.run(
        "DELETE FROM value WHERE object = ? AND key = ?",
        [id.stored, .text(attribute.name)]
      )
    }
    try database.run(
      "INSERT OR REPLACE INTO value VALUES (?, ?, ?)",
      [id.stored, .text(attribute.name), try attribute.written(value)]
    )
  }

  /// Writes a relationship: what left it is removed and what came is put at its end; only where
  /// the others have another order are all written anew.
  private func write(
    _ targets: [NSManagedObjectID],
    over stored: [NSManagedObjectID],
    _ key: String,
    _ id: NSManagedObjectID
  ) throws {
    let wanted = Set(targets)
    let kept = stored.filter(wanted.contains)
    let isInOrder = targets.starts(with: kept)
    let removed = isInOrder ? stored.filter { !wanted.contains($0) } : stored
    try remove(removed, from: key, id)
    let new = targets.dropFirst(isInOrder ? kept.count : 0)
    guard !new.isEmpty else { return }
    // Removed ones leave gaps in the places, which are an order and no more.
    let first = try database.number(
      "SELECT ifnull(max(place), -1) + 1 FROM link WHERE object = ? AND key = ?",
      [id.stored, .text(key)]
    )
    for (index, target) in new.enumerated() {
      try database.run(
        "INSERT INTO link VALUES (?, ?, ?, ?)",
        [id.stored, .text(key), .number(first + Int64(index)), target.stored]
      )
    }
  }

  private func remove(
    _ targets: [NSManagedObjectID],
    from key: String,
    _ id: NSManagedObjectID
  ) throws {
    guard !targets.isEmpty else { return }
    let numbers = Set(targets.map { $0.number ?? 0 })
    var places: [Int64] = []
    try database.forEach(
      "SELECT place, target FROM link WHERE object = ? AND key = ?",
      [id.stored, .text(key)]
    ) { if numbers.contains($0.number(1)) { places.append($0.number(0)) } }
    for place in places {
      try database.run(
        "DELETE FROM link WHERE object = ? AND key = ? AND place = ?",
        [id.stored, .text(key), .number(place)]
      )
    }
  }
}

extension NSManagedObjectID {
  /// The number in the file.
  fileprivate var stored: Database.Value { .number(number ?? 0) }
}
