internal import Foundation

/// How a camera was held, as its JPEG files tell: 1 to 8, 1 for upright.
enum ExifOrientation {
  static func read(_ data: Data) -> Int {
    var bytes = Reader(bytes: Array(data.prefix(1 << 17)), isLittle: false)
    var offset = 2
    // Segments: a marker, then a length that counts itself.
    while let marker = bytes.number(at: offset, size: 2), marker >= 0xFFC0, marker != 0xFFDA,
      let length = bytes.number(at: offset + 2, size: 2), length >= 2
    {
      let isExif = bytes.number(at: offset + 4, size: 4) == 0x4578_6966
      if marker == 0xFFE1 && isExif { return orientation(&bytes, tiff: offset + 10) }
      offset += 2 + length
    }
    return 1
  }

  /// Looks through the first directory of a TIFF header for tag 0x0112.
  private static func orientation(_ bytes: inout Reader, tiff: Int) -> Int {
    bytes.isLittle = bytes.number(at: tiff, size: 2) == 0x4949
    guard let directory = bytes.number(at: tiff + 4, size: 4),
      let count = bytes.number(at: tiff + directory, size: 2)
    else { return 1 }
    for entry in 0..<min(count, 256) {
      let offset = tiff + directory + 2 + entry * 12
      guard bytes.number(at: offset, size: 2) == 0x0112 else { continue }
      let value = bytes.number(at: offset + 8, size: 2) ?? 1
      return (1...8).contains(value) ? value : 1
    }
    return 1
  }

  private struct Reader {
    let bytes: [UInt8]
    var isLittle: Bool

    func number(at offset: Int, size: Int) -> Int? {
      guard offset >= 0, offset + size <= bytes.count else { return nil }
      let part = bytes[offset..<offset + size]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
