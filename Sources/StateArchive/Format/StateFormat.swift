public import Foundation

/// The bytes of a state: a fixed head, then the values.
///
/// The head is eight bytes that no text has, the version, the number of bytes that follow and
/// their check sum. Numbers of the head are little-endian; all others are of as many bytes as
/// they need. A state is refused as a whole if anything in it is wrong: half of a state would put
/// an app back to where it never was.
public enum StateFormat {
  /// The version that is written, and the only one that is read.
  public static let version = 2
  /// The most bytes of a state; what an interface needs is far below.
  public static let byteLimit = 16 << 20
  /// The most values, so that few bytes cannot ask for much memory.
  public static let valueLimit = 400_000
  /// The number of values that an object or scene counts as in that limit.
  static let objectWeight = 8
  /// The most levels of lists and dictionaries in one another.
  public static let depthLimit = 64

  /// A first byte above 127 and both kinds of line ends show what was sent as text.
  static let magic: [UInt8] = [0x9B, 0x50, 0x53, 0x54, 0x0D, 0x0A, 0x1A, 0x0A]
  static let headLength = 24

  /// The bytes of a state.
  ///
  /// - Throws: `tooLarge`, `tooManyValues` or `tooDeep`, since it could not be read again.
  public static func data(_ state: SavedState) throws(StateFormatError) -> Data {
    var writer = StateWriter()
    try writer.write(state)
    let body = writer.bytes
    guard body.count <= byteLimit else { throw .tooLarge(bytes: body.count) }
    return seal(body)
  }

  /// Puts the head before the values.
  public static func seal(_ body: [UInt8]) -> Data {
    var bytes = magic
    bytes.reserveCapacity(headLength + body.count)
    append(UInt64(version), count: 4, to: &bytes)
    append(UInt64(body.count), count: 4, to: &bytes)
    append(checksum(body), count: 8, to: &bytes)
    bytes += body
    return Data(bytes)
  }

  /// The state of some bytes.
  public static func state(_ data: Data) throws(StateFormatError) -> SavedState {
    var reader = StateReader(try body(data))
    return try reader.readState()
  }

  /// The values without their head, which is checked.
  public static func body(_ data: Data) throws(StateFormatError) -> [UInt8] {
    guard data.count <= headLength + byteLimit else { throw .tooLarge(bytes: data.count) }
    let bytes = [UInt8](data)
    guard bytes.starts(with: magic) else { throw .foreign }
    guard bytes.count >= headLength else {
      throw .length(expected: headLength, found: bytes.count)
    }
    let found = Int(number(bytes[8..<12]))
    guard found == version else { throw .version(found) }
    let expected = headLength + Int(number(bytes[12..<16]))
    guard bytes.count == expected else { throw .length(expected: expected, found: bytes.count) }
    let body = Array(bytes[headLength...])
    guard checksum(body) == number(bytes[16..<24]) else { throw .damaged }
    return body
  }

  /// FNV-1a of 64 bits: finds damage, and is no protection against somebody who means harm.
  static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { buffer in
      var sum: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in buffer { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return sum
    }
  }

  private static func append(_ number: UInt64, count: Int, to bytes: inout [UInt8]) {
    for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// The kind of value that follows.
enum StateTag {
  static let null: UInt8 = 0
  static let no: UInt8 = 1
  static let yes: UInt8 = 2
  static let integer: UInt8 = 3
  static let real: UInt8 = 4
  static let text: UInt8 = 5
  static let data: UInt8 = 6
  static let date: UInt8 = 7
  static let url: UInt8 = 8
  static let path: UInt8 = 9
  static let list: UInt8 = 10
  static let set: UInt8 = 11
  static let dictionary: UInt8 = 12
  static let instance: UInt8 = 13
  static let reference: UInt8 = 14
}
