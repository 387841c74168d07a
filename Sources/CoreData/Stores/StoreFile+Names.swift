extension StoreFile {
  /// Brings the names in the file to those of a model, unless it may not be written: it is read by
  /// its own names then.
  func adoptIfWritable(_ model: NSManagedObjectModel) throws {
    do {
      try adopt(model)
    } catch let error as NSError
      where error.code == CocoaError.fileWriteNoPermission.rawValue
    {}
  }

  /// Brings the names in the file to those of a model, in one transaction, and gives what is new
  /// its default (CD-21).
  ///
  /// The file notes the names and former names of the model that it was opened with last. So a name
  /// that changed is changed once, also where another property has the former one now.
  private func adopt(_ model: NSManagedObjectModel) throws {
    let now = NotedNames(model)
    guard try notedNames() != now else { return }
    try writing {
      let before = try notedNames()
      for renaming in model.renamings where renaming.isDue(before, now) { try begin(renaming) }
      try endRenaming(of: model)
      for entity in model.entities { try addDefaults(of: entity) }
      try database.run(
        "INSERT OR REPLACE INTO note VALUES ('names', ?)",
        [.text(now.lines.sorted().joined(separator: "\n"))]
      )
    }
  }

  /// The names of the model that the file was opened with last; nil for files that don't note it.
  private func notedNames() throws -> NotedNames? {
    var names: NotedNames?
    try database.forEach("SELECT value FROM note WHERE key = 'names'") { row in
      names = NotedNames(lines: Set(row.text(0).split(separator: "\n").map(String.init)))
    }
    return names
  }

  /// Gives what changes its name the new one behind a slash, which no name of a model has, so that
  /// two that exchange theirs don't meet.
  private func begin(_ renaming: Renaming) throws {
    let (old, new) = (Database.Value.text(renaming.old), Database.Value.text("/" + renaming.new))
    guard let table = renaming.table else {
      return try database.run("UPDATE object SET entity = ? WHERE entity = ?", [new, old])
    }
    let entities = [renaming.entity, "/" + renaming.entity].map(Database.Value.text)
    try database.run(
      "UPDATE \(table) SET key = ? WHERE key = ? "
        + "AND object IN (SELECT id FROM object WHERE entity IN (?, ?))",
      [new, old] + entities
    )
  }

  /// Takes the slashes away.
  ///
  /// Where a file has both names, the former is the one that was written last, by the earlier model.
  private func endRenaming(of model: NSManagedObjectModel) throws {
    try database.run(
      "UPDATE object SET entity = substr(entity, 2) WHERE substr(entity, 1, 1) = '/'"
    )
    for table in ["value", "link"] {
      try database.run(
        "DELETE FROM \(table) WHERE EXISTS (SELECT 1 FROM \(table) AS other "
          + "WHERE other.object = \(table).object AND other.key = '/' || \(table).key)"
      )
      try database.run(
        "UPDATE \(table) SET key = substr(key, 2) WHERE substr(key, 1, 1) = '/'"
      )
    }
  }

  /// Objects of an earlier model get the values that a new one must have.
  private func addDefaults(of entity: NSEntityDescription) throws {
    for attribute in entity.attributesByName.values.sorted(by: { $0.name < $1.name })
    where !attribute.isOptional && !attribute.isTransient {
      guard let value = attribute.defaultValue.flatMap(attribute.kept) else { continue }
      try database.run(
        "INSERT OR IGNORE INTO value SELECT id, ?, ? FROM object WHERE entity = ?",
        [.text(attribute.name), try attribute.written(value), .text(entity.name ?? "")]
      )
    }
  }
}

/// The names of a model's entities and properties, each with the former one that the model says.
private struct NotedNames: Equatable {
  let lines: Set<String>
  /// The names alone.
  let names: Set<String>

  init(lines: Set<String>) {
    self.lines = lines
    names = Set(lines.map { String($0.prefix { $0 != "<" }) })
  }

  init(_ model: NSManagedObjectModel) {
    func line(_ name: String, _ former: String?) -> String {
      former.map { "\(name)<\($0)" } ?? name
    }
    let lines = model.entities.flatMap { entity in
      let name = entity.name ?? ""
      return [line(name, entity.renamingIdentifier)]
        + entity.properties.map { line("\(name)/\($0.name)", $0.renamingIdentifier) }
    }
    self.init(lines: Set(lines))
  }
}

/// A name that an earlier model had for something.
private struct Renaming {
  /// The entity of the property, by its name of now; that of the entity itself.
  let entity: String
  /// The table of the property's values; nil for an entity.
  let table: String?
  let old: String
  let new: String
  /// This model's line of it in the note.
  let line: String
  /// The names by which an earlier model may have noted it.
  let former: [String]

  /// True if the last model had the old name and did not say what this one says; of files that
  /// don't note their model, if this one has nothing of the old name.
  func isDue(_ before: NotedNames?, _ now: NotedNames) -> Bool {
    guard let before else { return former.allSatisfy { !now.names.contains($0) } }
    return !before.lines.contains(line) && former.contains(where: before.names.contains)
  }
}

extension NSManagedObjectModel {
  /// The entities first, as the properties are found by the new names of theirs.
  fileprivate var renamings: [Renaming] {
    entities.compactMap(\.renaming) + entities.flatMap(\.renamingsOfProperties)
  }
}

extension NSEntityDescription {
  fileprivate var renaming: Renaming? {
    guard let old = renamingIdentifier, let name, old != name else { return nil }
    return Renaming(
      entity: name,
      table: nil,
      old: old,
      new: name,
      line: "\(name)<\(old)",
      former: [old]
    )
  }

  fileprivate var renamingsOfProperties: [Renaming] {
    let name = name ?? ""
    return properties.compactMap { property in
      guard let old = property.renamingIdentifier, old != property.name else { return nil }
      return Renaming(
        entity: name,
        table: property is NSRelationshipDescription ? "link" : "value",
        old: old,
        new: property.name,
        line: "\(name)/\(property.name)<\(old)",
        former: [name, renamingIdentifier].compactMap { $0 }.map { "\($0)/\(old)" }
      )
    }
  }
}

/// The entities and properties of a model by the names that a file may have for them: those of now,
/// and, in a file that may not be written, those of earlier versions.
struct StoredNames {
  private var entities: [String: NSEntityDescription] = [:]
  private var renamed: [String: NSPropertyDescription] = [:]

  init(_ model: NSManagedObjectModel) {
    for entity in model.entities {
      if let former = entity.renamingIdentifier, model.entitiesByName[former] == nil {
        entities[former] = entity
      }
      for property in entity.properties {
        if let former = property.renamingIdentifier {
          renamed["\(entity.name ?? "")/\(former)"] = property
        }
      }
    }
    entities.merge(model.entitiesByName) { $1 }
  }

  func entity(_ name: String) -> NSEntityDescription? { entities[name] }

  func property(_ name: String, of entity: NSEntityDescription) -> NSPropertyDescription? {
    entity.propertiesByName[name] ?? renamed["\(entity.name ?? "")/\(name)"]
  }
}
