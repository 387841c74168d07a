internal import CCodecs
internal import Foundation

/// PNG data in and out, through libpng's simple interface, which never jumps out of a call.
///
/// Every kind of PNG comes in: grey, palette, 16 bits, interlaced, with or without gamma.
enum PNGCodec {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  /// Blue, green, red, alpha, a byte each.
  private static let bgra: UInt32 = 0x13
  /// Blue, green, red, a byte each.
  private static let bgr: UInt32 = 0x12

  static func read(_ data: Data) -> CGImage? {
    var header = png_image()
    header.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&header) }
    return data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        png_image_begin_read_from_memory(&header, start, bytes.count) != 0,
        let pixels = PixelBuffer(width: Int(header.width), height: Int(header.height))
      else { return nil }
      let hasAlpha = header.format & 1 != 0
      header.format = bgra
      guard png_image_finish_read(&header, nil, pixels.base, Int32(pixels.stride), nil) != 0 else {
        return nil
      }
      let isOpaque = !hasAlpha || pixels.multiplyByAlpha()
      return CGImage(pixels: pixels, isOpaque: isOpaque)
    }
  }

  static func write(_ image: CGImage) -> Data? {
    guard !image.isMask else { return nil }
    let isOpaque = image.isOpaque || image.pixels.isOpaque
    let rows = image.pixels.straightRows(withAlpha: !isOpaque)
    var header = png_image()
    header.version = png_uint_32(PNG_IMAGE_VERSION)
    header.width = png_uint_32(image.width)
    header.height = png_uint_32(image.height)
    header.format = isOpaque ? bgr : bgra
    // Interfaces have large even areas, which come out small without trying every filter.
    header.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&header) }
    // What doesn't compress grows by a few bytes a block.
    var size = rows.count + rows.count / 256 + 65_536
    var output = Data(count: size)
    let isWritten = output.withUnsafeMutableBytes { memory in
      png_image_write_to_memory(&header, memory.baseAddress, &size, 0, rows, 0, nil) != 0
    }
    return isWritten ? output.prefix(size) : nil
  }
}

extension PixelBuffer {
  /// Multiplies colours by alpha; true when every pixel turns out opaque.
  func multiplyByAlpha() -> Bool {
    var isOpaque = true
    for y in 0..<height {
      let row = (base + y * stride).assumingMemoryBound(to: UInt8.self)
      for pixel in Swift.stride(from: 0, to: width * 4, by: 4) {
        let alpha = UInt32(row[pixel + 3])
        if alpha == 255 { continue }
        isOpaque = false
        for part in pixel..<pixel + 3 { row[part] = UInt8((UInt32(row[part]) * alpha + 127) / 255) }
      }
    }
    return isOpaque
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool {
    for y in 0..<height {
      let row = (base + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width where row[x] >> 24 != 255 { return false }
    }
    return true
  }

  /// The pixels without gaps between rows, colours not multiplied by alpha.
  func straightRows(withAlpha: Bool) -> [UInt8] {
    let size = withAlpha ? 4 : 3
    return [UInt8](unsafeUninitializedCapacity: width * height * size) { bytes, count in
      count = width * height * size
      guard var target = bytes.baseAddress else { return }
      for y in 0..<height {
        let row = (base + y * stride).assumingMemoryBound(to: UInt8.self)
        for pixel in Swift.stride(from: 0, to: width * 4, by: 4) {
          let alpha = withAlpha ? UInt32(row[pixel + 3]) : 255
          for part in 0..<3 { target[part] = row[pixel + part].divided(byAlpha: alpha) }
          if withAlpha { target[3] = UInt8(alpha) }
          target += size
        }
      }
    }
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate func divided(byAlpha alpha: UInt32) -> UInt8 {
    if alpha == 255 { return self }
    if alpha == 0 { return 0 }
    return UInt8(Swift.min((UInt32(self) * 255 + alpha / 2) / alpha, 255))
  }
}
