/// Reads the names of a font file: PostScript names and names of font families.
///
/// Only the name table is read; what does not fit into the file is left out.
enum FontNames {
  static func names(in bytes: [UInt8]) -> Set<String> {
    let reader = Reader(bytes: bytes)
    guard reader.tag(at: 0) == "ttcf" else { return names(ofFontAt: 0, reader) }
    let count = min(reader.long(at: 8) ?? 0, 64)
    return (0..<count).reduce(into: []) { names, font in
      guard let offset = reader.long(at: 12 + font * 4) else { return }
      names.formUnion(self.names(ofFontAt: offset, reader))
    }
  }

  private static func names(ofFontAt start: Int, _ reader: Reader) -> Set<String> {
    let count = reader.short(at: start + 4) ?? 0
    for table in 0..<count where reader.tag(at: start + 12 + table * 16) == "name" {
      guard let offset = reader.long(at: start + 12 + table * 16 + 8) else { continue }
      return names(inTableAt: offset, reader)
    }
    return []
  }

  /// Name ids 1 and 16 are families, 4 the full name, 6 the PostScript name.
  private static func names(inTableAt table: Int, _ reader: Reader) -> Set<String> {
    guard let count = reader.short(at: table + 2), let storage = reader.short(at: table + 4) else {
      return []
    }
    var names: Set<String> = []
    for record in 0..<count {
      let place = table + 6 + record * 12
      guard let platform = reader.short(at: place), let id = reader.short(at: place + 6),
        [1, 4, 6, 16].contains(id), let length = reader.short(at: place + 8),
        let offset = reader.short(at: place + 10),
        let bytes = reader.bytes(at: table + storage + offset, count: length)
      else { continue }
      names.insert(platform == 1 ? latin(bytes) : unicode(bytes))
    }
    return names
  }

  private static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func unicode(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Big-endian numbers, nil beyond the file's end.
  private struct Reader {
    let bytes: [UInt8]

    func bytes(at place: Int, count: Int) -> ArraySlice<UInt8>? {
      guard place >= 0, count >= 0, place <= bytes.count - count else { return nil }
      return bytes[place..<place + count]
    }

    func short(at place: Int) -> Int? {
      bytes(at: place, count: 2)?.reduce(0) { $0 << 8 | Int($1) }
    }

    func long(at place: Int) -> Int? {
      bytes(at: place, count: 4)?.reduce(0) { $0 << 8 | Int($1) }
    }

    func tag(at place: Int) -> String? {
      bytes(at: place, count: 4).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
