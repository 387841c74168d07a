import Foundation
import Testing

/// PNG files of every kind, put together by hand: one pixel (or more) and what it becomes.
struct PNGSample: CustomTestStringConvertible {
  var name: String
  var data: Data
  /// Blue, green, red, alpha of the first pixel.
  var pixel: [UInt8]
  var testDescription: String { name }

  static let all: [PNGSample] = [
    PNGSample("grey", depth: 8, type: 0, row: [100], pixel: [100, 100, 100, 255]),
    PNGSample("1-bit grey", depth: 1, type: 0, row: [0x80], pixel: [255, 255, 255, 255]),
    PNGSample("grey and alpha", depth: 8, type: 4, row: [255, 51], pixel: [51, 51, 51, 51]),
    PNGSample("colour", depth: 8, type: 2, row: [10, 20, 30], pixel: [30, 20, 10, 255]),
    PNGSample(
      "16-bit colour",
      depth: 16,
      type: 2,
      row: [0x80, 0x80, 0x40, 0x40, 0, 0],
      pixel: [0, 64, 128, 255]
    ),
    PNGSample(
      "palette",
      depth: 8,
      type: 3,
      row: [1],
      palette: [0, 0, 0, 9, 8, 7],
      pixel: [7, 8, 9, 255]
    ),
    PNGSample(
      "transparent palette",
      depth: 8,
      type: 3,
      row: [0],
      palette: [255, 0, 0],
      transparency: [0],
      pixel: [0, 0, 0, 0]
    ),
  ]

  init(
    _ name: String,
    depth: UInt8,
    type: UInt8,
    row: [UInt8],
    palette: [UInt8] = [],
    transparency: [UInt8] = [],
    pixel: [UInt8]
  ) {
    (self.name, self.pixel) = (name, pixel)
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data += PNGSample.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, depth, type, 0, 0, 0])
    if !palette.isEmpty { data += PNGSample.chunk("PLTE", palette) }
    if !transparency.isEmpty { data += PNGSample.chunk("tRNS", transparency) }
    data += PNGSample.chunk("IDAT", PNGSample.stored([0] + row))
    data += PNGSample.chunk("IEND", [])
    self.data = data
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + body
    return big(UInt32(body.count)) + content + big(crc(content))
  }

  /// A zlib stream of one block that is not compressed.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let length = [UInt8(bytes.count), 0, ~UInt8(bytes.count), 255]
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return [0x78, 0x01, 1] + length + bytes + big(b << 16 | a)
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
