internal import Foundation

/// Reads the one value of a camera's notes that changes the appearance of a JPEG.
package enum EXIF {
  /// The rotation of a JPEG, 1 to 8; 1 if nothing says so.
  package static func orientation(of jpeg: Data) -> Int {
    let bytes = [UInt8](jpeg.prefix(256 * 1024))
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // The picture itself begins: there are no more notes.
      if marker == 0xDA || marker == 0xD9 { break }
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let end = index + 2 + length
      if marker == 0xE1, end <= bytes.count, length > 8,
        bytes[(index + 4)...].starts(with: Array("Exif\0\0".utf8))
      {
        return orientation(inTIFF: bytes[(index + 10)..<end])
      }
      index = max(end, index + 2)
    }
    return 1
  }

  private static func orientation(inTIFF slice: ArraySlice<UInt8>) -> Int {
    let tiff = Array(slice)
    guard tiff.count >= 8 else { return 1 }
    let isLittle = tiff[0] == 0x49
    func number(_ at: Int, _ size: Int) -> Int? {
      guard at >= 0, at + size <= tiff.count else { return nil }
      let bytes = tiff[at..<at + size]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return 1 }
    for entry in 0..<min(count, 512) {
      let at = directory + 2 + entry * 12
      guard number(at, 2) == 0x0112, let value = number(at + 8, 2) else { continue }
      return (1...8).contains(value) ? value : 1
    }
    return 1
  }
}
