internal import CSQLite

/// The file of a store: a database of SQLite with a row for each object, each value and each
/// object that a relationship leads to.
///
/// The tables name entities and properties as the model does, so that a file which an earlier model
/// wrote is read with a later one: names that changed are brought to the new ones, what is new has
/// its default, and what the model lacks stays in the file.
final class StoreFile {
  let url: URL
  let database: Database
  private var changes: Int64 = 0

  /// Marks the files that are written here, in SQLite's own place for that.
  private static let mark: Int64 = 0x504F_4344

  /// Opens a file, or makes one.
  init(_ url: URL, isReadOnly: Bool) throws {
    self.url = url
    let isNew = !FileManager.default.fileExists(atPath: url.path)
    database = try Database(url, isReadOnly: isReadOnly)
    if isNew {
      try makeTables()
    } else {
      try checkTables()
    }
    changes = (try? database.number("PRAGMA data_version")) ?? 0
  }

  private func makeTables() throws {
    try database.run("PRAGMA journal_mode = WAL")
    // Another connection may be making them at the same moment.
    try database.transaction(isWriting: true) {
      for statement in [
        "PRAGMA application_id = \(Self.mark)",
        "CREATE TABLE IF NOT EXISTS object (id INTEGER PRIMARY KEY, entity TEXT NOT NULL)",
        "CREATE TABLE IF NOT EXISTS value (object INTEGER, key TEXT, value, PRIMARY KEY (object, key)) WITHOUT ROWID",
        "CREATE TABLE IF NOT EXISTS link (object INTEGER, key TEXT, place INTEGER, target INTEGER, "
          + "PRIMARY KEY (object, key, place)) WITHOUT ROWID",
        "CREATE TABLE IF NOT EXISTS note (key TEXT PRIMARY KEY, value) WITHOUT ROWID",
        "INSERT OR IGNORE INTO note VALUES ('identifier', '\(UUID().uuidString)'), ('last', 0)",
      ] {
        try database.run(statement)
      }
    }
  }

  /// An empty file becomes a store; one of another program is left alone.
  private func checkTables() throws {
    if try database.number("PRAGMA application_id") == Self.mark { return }
    guard try database.number("SELECT count(*) FROM sqlite_master") == 0 else {
      throw Self.error(
        NSPersistentStoreIncompatibleSchemaError,
        url,
        "The file is a database that another program made. Stores of iOS can't be read here; "
          + "remove the file, or give the store another address."
      )
    }
    try makeTables()
  }

  /// The number of the file's state if another connection wrote since the one that was noted.
  func change() -> Int64? {
    let now = (try? database.number("PRAGMA data_version")) ?? changes
    return now == changes ? nil : now
  }

  /// Notes that a state of the file was read.
  func note(change: Int64) { changes = change }

  // MARK: - Reading

  /// One object as the file has it, with numbers for other objects.
  struct Row {
    let number: Int64
    let entity: NSEntityDescription
    var values: [String: Any] = [:]
    var links: [String: [(Int64, NSEntityDescription)]] = [:]

    func values(in store: NSPersistentStore) -> PropertyValues {
      var result = values.mapValues { PropertyValue.value($0) }
      for (key, targets) in links {
        let ids = targets.map { store.id($0.0, $0.1) }
        let isToMany = entity.relationshipsByName[key]?.isToMany ?? true
        result[key] = isToMany ? .many(ids) : ids.first.map { .one($0) }
      }
      return result
    }
  }

  struct Contents {
    var identifier = ""
    var lastNumber: Int64 = 0
    var rows: [Row] = []
  }

  /// Everything that the file has of a model's entities.
  func read(_ model: NSManagedObjectModel) throws -> Contents {
    var contents = Contents()
    var places: [Int64: Int] = [:]
    let names = StoredNames(model)
    try database.transaction {
      try database.forEach("SELECT key, value FROM note") { row in
        if row.text(0) == "identifier" { contents.identifier = row.text(1) }
        if row.text(0) == "last" { contents.lastNumber = row.number(1) }
      }
      try database.forEach("SELECT id, entity FROM object ORDER BY id") { row in
        // The noted number may be less than those of objects; new ones must not replace any.
        contents.lastNumber = max(contents.lastNumber, row.number(0))
        guard let entity = names.entity(row.text(1)) else { return }
        places[row.number(0)] = contents.rows.count
        contents.rows.append(Row(number: row.number(0), entity: entity))
      }
      try database.forEach("SELECT object, key, value FROM value") { row in
        guard let place = places[row.number(0)] else { return }
        let entity = contents.rows[place].entity
        guard let attribute = names.property(row.text(1), of: entity) as? NSAttributeDescription
        else { return }
        contents.rows[place].values[attribute.name] = attribute.read(row, 2)
      }
      try database.forEach("SELECT object, key, target FROM link ORDER BY object, key, place") {
        guard let place = places[$0.number(0)], let target = places[$0.number(2)] else { return }
        let row = contents.rows[place]
        guard let property = names.property($0.text(1), of: row.entity) else { return }
        contents.rows[place].links[property.name, default: []]
          .append(($0.number(2), contents.rows[target].entity))
      }
    }
    for place in contents.rows.indices { contents.rows[place].addDefaults() }
    return contents
  }
}

extension StoreFile.Row {
  /// Gives attributes that are new in the model their defaults; one that was nil has none.
  fileprivate mutating func addDefaults() {
    for (name, attribute) in entity.attributesByName
    where values[name] == nil && !attribute.isOptional && !attribute.isTransient {
      values[name] = attribute.defaultValue.flatMap(attribute.kept)
    }
  }
}
