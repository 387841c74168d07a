internal import Foundation

/// The objects of a PDF file, by number.
///
/// They are found by going through the file once, not by its table of contents: files of asset
/// catalogues are small, and this reads those with a damaged table too. Encrypted ones are refused.
final class PDFFile: Sendable {
  private let objects: [Int: PDFValue]
  /// The pages in their order, with what they inherit.
  let pages: [[String: PDFValue]]

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.prefix(1024).indices.contains(where: { bytes.matches("%PDF-", at: $0) }) else {
      return nil
    }
    var found = PDFFile.scan(bytes)
    guard !found.isEncrypted else { return nil }
    PDFFile.unpack(&found.objects)
    objects = found.objects
    pages = PDFFile.pages(of: found.objects, root: found.root)
    if pages.isEmpty { return nil }
  }

  /// The object that a reference names, or the value itself.
  func resolve(_ value: PDFValue?) -> PDFValue { Self.resolve(value, in: objects) }

  /// The value of a key, references followed.
  func value(_ key: String, of table: [String: PDFValue]) -> PDFValue { resolve(table[key]) }

  /// The numbers of a list.
  func numbers(_ value: PDFValue?) -> [CGFloat] {
    (resolve(value).list ?? []).compactMap { resolve($0).number }
  }

  /// The bytes of a stream without what compressed them; nil for a filter that is not known.
  func contents(of value: PDFValue?) -> [UInt8]? {
    let value = resolve(value)
    guard case .stream(let table, let bytes) = value else { return nil }
    return Self.unfiltered(bytes, table, in: objects)
  }

  private static func resolve(_ value: PDFValue?, in objects: [Int: PDFValue]) -> PDFValue {
    var value = value ?? .null
    for _ in 0..<16 {
      guard case .reference(let number) = value else { return value }
      value = objects[number] ?? .null
    }
    return .null
  }

  // MARK: - Finding objects

  private struct Found {
    var objects: [Int: PDFValue] = [:]
    var root: PDFValue?
    var isEncrypted = false

    mutating func note(_ trailer: [String: PDFValue]) {
      if let root = trailer["Root"] { self.root = root }
      if trailer["Encrypt"] != nil { isEncrypted = true }
    }
  }

  private static func scan(_ bytes: [UInt8]) -> Found {
    var found = Found()
    var lexer = PDFLexer(bytes)
    var last: [Int] = []
    while let value = lexer.next() {
      if let number = value.integer {
        last = last.suffix(1) + [number]
      } else if value.word == "obj", last.count == 2 {
        let object = readObject(&lexer)
        found.objects[last[0]] = object
        if case .stream(let table, _) = object, table["Type"]?.name == "XRef" { found.note(table) }
        last = []
      } else if value.word == "trailer" {
        if let table = lexer.nextObject()?.table { found.note(table) }
        last = []
      } else {
        last = []
      }
    }
    return found
  }

  private static func readObject(_ lexer: inout PDFLexer) -> PDFValue {
    guard let value = lexer.nextObject() else { return .null }
    guard case .table(let table) = value else { return value }
    let before = lexer.position
    guard lexer.next()?.word == "stream" else {
      lexer.position = before
      return value
    }
    let bytes = lexer.bytes
    if lexer.position < bytes.count, bytes[lexer.position] == 13 { lexer.position += 1 }
    if lexer.position < bytes.count, bytes[lexer.position] == 10 { lexer.position += 1 }
    let start = lexer.position
    let end = endOfStream(in: bytes, from: start, length: table["Length"]?.integer)
    lexer.position = end
    return .stream(table, Array(bytes[start..<end]))
  }

  /// After the length that is written, if the keyword is there; otherwise before the next one.
  private static func endOfStream(in bytes: [UInt8], from start: Int, length: Int?) -> Int {
    if let length, length >= 0, length <= bytes.count - start {
      var lexer = PDFLexer(bytes, at: start + length)
      lexer.skipSpace()
      if bytes.matches("endstream", at: lexer.position) { return start + length }
    }
    for index in start..<bytes.count where bytes.matches("endstream", at: index) { return index }
    return bytes.count
  }

  /// Objects can be packed together in a compressed stream.
  private static func unpack(_ objects: inout [Int: PDFValue]) {
    for number in objects.keys.sorted() {
      guard case .stream(let table, let bytes)? = objects[number],
        table["Type"]?.name == "ObjStm",
        let contents = unfiltered(bytes, table, in: objects),
        let count = resolve(table["N"], in: objects).integer,
        let first = resolve(table["First"], in: objects).integer
      else { continue }
      var index = PDFLexer(contents)
      for _ in 0..<min(max(count, 0), contents.count) {
        guard let own = index.next()?.integer, let offset = index.next()?.integer,
          offset >= 0, first >= 0, offset < contents.count, first + offset < contents.count
        else { break }
        var lexer = PDFLexer(contents, at: first + offset)
        if objects[own] == nil { objects[own] = lexer.nextObject() ?? .null }
      }
    }
  }

  // MARK: - Filters

  private static func unfiltered(
    _ bytes: [UInt8],
    _ table: [String: PDFValue],
    in objects: [Int: PDFValue]
  ) -> [UInt8]? {
    let filter = resolve(table["Filter"], in: objects)
    let names = (filter.list ?? [filter]).compactMap { resolve($0, in: objects).name }
    let given = resolve(table["DecodeParms"], in: objects)
    let parameters = (given.list ?? [given]).map { resolve($0, in: objects).table ?? [:] }
    var bytes = bytes
    for (index, name) in names.enumerated() {
      let parameters = index < parameters.count ? parameters[index] : [:]
      switch name {
      case "FlateDecode", "Fl":
        guard let whole = PDFFilter.inflate(bytes) else { return nil }
        bytes = PDFFilter.withoutPrediction(whole, parameters)
      case "ASCIIHexDecode", "AHx": bytes = PDFFilter.hexadecimal(bytes)
      case "ASCII85Decode", "A85": bytes = PDFFilter.base85(bytes)
      case "DCTDecode", "DCT": return bytes
      default: return nil
      }
    }
    return bytes
  }

  // MARK: - Pages

  private static func pages(
    of objects: [Int: PDFValue],
    root: PDFValue?
  ) -> [[String: PDFValue]] {
    let catalogs = objects.keys.sorted().filter { objects[$0]?.table?["Type"]?.name == "Catalog" }
    let catalog = resolve(root, in: objects).table ?? catalogs.last.flatMap { objects[$0]?.table }
    var pages: [[String: PDFValue]] = []
    collect(resolve(catalog?["Pages"], in: objects), [:], objects, 0, into: &pages)
    return pages
  }

  private static func collect(
    _ node: PDFValue,
    _ inherited: [String: PDFValue],
    _ objects: [Int: PDFValue],
    _ depth: Int,
    into pages: inout [[String: PDFValue]]
  ) {
    guard let table = node.table, depth < 32, pages.count < 10_000 else { return }
    var passed = inherited
    for key in ["Resources", "MediaBox", "CropBox", "Rotate"] {
      if let value = table[key] { passed[key] = value }
    }
    guard let kids = resolve(table["Kids"], in: objects).list else {
      pages.append(table.merging(passed) { own, _ in own })
      return
    }
    for kid in kids { collect(resolve(kid, in: objects), passed, objects, depth + 1, into: &pages) }
  }
}

extension [UInt8] {
  fileprivate func matches(_ word: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + word.utf8CodeUnitCount <= count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where self[index + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }
}
