internal import Foundation

/// Turns bytes into values; whatever the bytes are, it ends soon and takes little memory.
///
/// A count is never believed beyond the bytes that are left, since each thing has at least one.
struct StateReader {
  private let bytes: [UInt8]
  private(set) var offset = 0
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func readValue(depth: Int = 0) throws(StateFormatError) -> SavedValue {
    guard depth <= StateFormat.depthLimit else { throw .tooDeep }
    let place = offset
    let tag = try readByte()
    switch tag {
    case StateTag.null: return .null
    case StateTag.no: return .boolean(false)
    case StateTag.yes: return .boolean(true)
    case StateTag.integer: return .integer(try readSigned())
    case StateTag.real: return .real(Double(bitPattern: try readPattern()))
    case StateTag.text: return .text(try readText())
    case StateTag.data: return .data(Data(try readBytes()))
    case StateTag.date: return .date(try readDate())
    case StateTag.url: return .url(try readText())
    case StateTag.path: return .path(try readPath())
    case StateTag.list: return .list(try readValues(depth))
    case StateTag.set: return .set(try readValues(depth))
    case StateTag.dictionary: return .dictionary(try readPairs(depth))
    case StateTag.instance: return .instance(try readNumber())
    case StateTag.reference: return .reference(try readNumber())
    default: throw .unknownTag(tag, offset: place)
    }
  }

  private mutating func readValues(_ depth: Int) throws(StateFormatError) -> [SavedValue] {
    var values: [SavedValue] = []
    for _ in 0..<(try readCount()) { values.append(try readValue(depth: depth + 1)) }
    return values
  }

  private mutating func readPairs(_ depth: Int) throws(StateFormatError) -> [SavedPair] {
    var pairs: [SavedPair] = []
    for _ in 0..<(try readCount()) {
      let key = try readValue(depth: depth + 1)
      pairs.append(SavedPair(key, try readValue(depth: depth + 1)))
    }
    return pairs
  }

  private mutating func readPath() throws(StateFormatError) -> [Int] {
    var numbers: [Int] = []
    for _ in 0..<(try readCount()) { numbers.append(Int(try readSigned())) }
    return numbers
  }

  // MARK: - Parts

  mutating func readByte() throws(StateFormatError) -> UInt8 {
    guard offset < bytes.count else { throw .truncated(offset: offset) }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func readBoolean() throws(StateFormatError) -> Bool {
    let place = offset
    switch try readByte() {
    case 0: return false
    case 1: return true
    default: throw .malformed(offset: place)
    }
  }

  mutating func readShort() throws(StateFormatError) -> UInt64 {
    let place = offset
    // Nearly all counts and numbers are one byte.
    if offset < bytes.count, bytes[offset] < 128 { return UInt64(try readByte()) }
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      let byte = try readByte()
      let part = UInt64(byte & 127)
      guard shift < 63 || part <= 1 else { throw .malformed(offset: place) }
      number |= part << shift
      if byte < 128 { return number }
    }
    throw .malformed(offset: place)
  }

  mutating func readSigned() throws(StateFormatError) -> Int64 {
    let number = try readShort()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// A number that counts or numbers things.
  mutating func readNumber() throws(StateFormatError) -> Int {
    let place = offset
    guard let number = Int32(exactly: try readShort()) else { throw .malformed(offset: place) }
    return Int(number)
  }

  /// The number of bytes that follow.
  private mutating func readLength() throws(StateFormatError) -> Int {
    let number = try readNumber()
    guard number <= bytes.count - offset else { throw .truncated(offset: bytes.count) }
    return number
  }

  /// The number of things that follow, each of them as heavy as so many values.
  mutating func readCount(weight: Int = 1) throws(StateFormatError) -> Int {
    let number = try readLength()
    count += number * weight
    guard count <= StateFormat.valueLimit else { throw .tooManyValues }
    return number
  }

  mutating func readPattern() throws(StateFormatError) -> UInt64 {
    guard bytes.count - offset >= 8 else { throw .truncated(offset: bytes.count) }
    defer { offset += 8 }
    return bytes[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func readDate() throws(StateFormatError) -> Date {
    let place = offset
    let seconds = Double(bitPattern: try readPattern())
    guard seconds.isFinite else { throw .malformed(offset: place) }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  mutating func readBytes() throws(StateFormatError) -> ArraySlice<UInt8> {
    let length = try readLength()
    defer { offset += length }
    return bytes[offset..<offset + length]
  }

  /// Bytes that are no UTF-8 are repaired by being decoded, and so are others then.
  ///
  /// The initialiser that validates them is not specialised, and was nearly half of reading.
  mutating func readText() throws(StateFormatError) -> String {
    let place = offset
    let length = try readLength()
    let range = offset..<offset + length
    offset += length
    let text = bytes.withUnsafeBufferPointer { all -> String? in
      let part = UnsafeBufferPointer(rebasing: all[range])
      let text = String(decoding: part, as: UTF8.self)
      return part.allSatisfy { $0 < 128 } || text.utf8.elementsEqual(part) ? text : nil
    }
    guard let text else { throw .malformed(offset: place) }
    return text
  }

  mutating func readTextOrNil() throws(StateFormatError) -> String? {
    try readBoolean() ? try readText() : nil
  }
}
