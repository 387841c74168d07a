internal import CSQLite

/// A connection to a file of SQLite.
final class Database {
  /// A value of a row.
  enum Value {
    case number(Int64)
    case real(Double)
    case text(String)
    case data(Data)
  }

  private let url: URL
  private var connection: OpaquePointer?
  private var isInTransaction = false
  private var statements: [String: OpaquePointer] = [:]

  init(_ url: URL, isReadOnly: Bool) throws {
    self.url = url
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let status = sqlite3_open_v2(url.path, &connection, access | SQLITE_OPEN_FULLMUTEX, nil)
    // A connection that fails to open has the message; it is closed with this object.
    guard status == SQLITE_OK else { throw failure(status) }
    sqlite3_busy_timeout(connection, 5000)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(connection)
  }

  /// Runs a statement for what it does.
  func run(_ text: String, _ values: [Value] = []) throws { try forEach(text, values) { _ in } }

  /// The first number of the first row; 0 for no row.
  func number(_ text: String, _ values: [Value] = []) throws -> Int64 {
    var result: Int64 = 0
    try forEach(text, values) { result = $0.number(0) }
    return result
  }

  /// The number of rows that this connection wrote, changed or removed.
  var changedRows: Int { Int(sqlite3_total_changes(connection)) }

  /// Does everything that a closure does, or nothing; one inside of another is a part of it.
  ///
  /// One that writes keeps other connections from writing until it ends, and so sees all that they
  /// wrote.
  func transaction(isWriting: Bool = false, _ body: () throws -> Void) throws {
    guard !isInTransaction else { return try body() }
    try run(isWriting ? "BEGIN IMMEDIATE" : "BEGIN")
    isInTransaction = true
    defer { isInTransaction = false }
    do {
      try body()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Hands over row after row.
  func forEach(_ text: String, _ values: [Value] = [], _ body: (Row) throws -> Void) throws {
    let statement = try prepared(text)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (place, value) in values.enumerated() {
      let status = bind(value, Int32(place + 1), statement)
      guard status == SQLITE_OK else { throw failure(status) }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try body(Row(statement: statement))
      case SQLITE_DONE: return
      case let status: throw failure(status)
      }
    }
  }

  private func prepared(_ text: String) throws -> OpaquePointer? {
    if let statement = statements[text] { return statement }
    var statement: OpaquePointer?
    let status = sqlite3_prepare_v2(connection, text, -1, &statement, nil)
    guard status == SQLITE_OK else { throw failure(status) }
    statements[text] = statement
    return statement
  }

  private func bind(_ value: Value, _ place: Int32, _ statement: OpaquePointer?) -> Int32 {
    // Tells SQLite to copy what is handed over.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    return switch value {
    case .number(let number): sqlite3_bind_int64(statement, place, number)
    case .real(let number): sqlite3_bind_double(statement, place, number)
    case .text(let text):
      sqlite3_bind_text64(
        statement,
        place,
        text,
        UInt64(text.utf8.count),
        copied,
        UInt8(SQLITE_UTF8)
      )
    case .data(let data):
      data.withUnsafeBytes { bytes in
        // A pointer to nothing would mean NULL.
        bytes.isEmpty
          ? sqlite3_bind_zeroblob64(statement, place, 0)
          : sqlite3_bind_blob64(
            statement,
            place,
            bytes.baseAddress,
            UInt64(bytes.count),
            copied
          )
      }
    }
  }

  private func failure(_ status: Int32) -> NSError {
    let message = String(cString: sqlite3_errmsg(connection))
    let (code, sentence): (Int, String) =
      switch status & 0xFF {
      case SQLITE_NOTADB, SQLITE_CORRUPT:
        (
          CocoaError.fileReadCorruptFile.rawValue,
          "The store is damaged or no database (\(message)). It is left as it is; restore it, or "
            + "remove it to begin anew."
        )
      case SQLITE_CANTOPEN:
        (
          NSPersistentStoreOpenError,
          "The store can't be opened (\(message)). Check that its folder is there and may be written."
        )
      case SQLITE_READONLY, SQLITE_PERM:
        (
          CocoaError.fileWriteNoPermission.rawValue,
          "The store can't be written (\(message)). Check the permissions of the file and its folder."
        )
      case SQLITE_FULL:
        (CocoaError.fileWriteOutOfSpace.rawValue, "The disk is full (\(message)). Free some space.")
      default:
        (NSPersistentStoreSaveError, "SQLite says: \(message). Close other programs that use it.")
      }
    return StoreFile.error(code, url, sentence, sqlite: status)
  }

  /// The row that a statement is at.
  struct Row {
    let statement: OpaquePointer?

    func number(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
    func text(_ column: Int32) -> String {
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let bytes = sqlite3_column_text(statement, column) else { return "" }
      return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
    func data(_ column: Int32) -> Data {
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
      return Data(bytes: bytes, count: count)
    }
  }
}
