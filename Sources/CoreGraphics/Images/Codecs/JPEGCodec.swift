internal import CCodecs
internal import Foundation

/// JPEG data in and out; data that ends early gives the part that is there.
enum JPEGCodec {
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  static func read(_ data: Data) -> CGImage? {
    guard let codec = tjInitDecompress() else { return nil }
    defer { tjDestroy(codec) }
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    return data.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress,
        tjDecompressHeader3(
          codec,
          start,
          UInt(bytes.count),
          &width,
          &height,
          &sampling,
          &space
        ) == 0,
        let pixels = PixelBuffer(width: Int(width), height: Int(height))
      else { return nil }
      let isInk = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
      let layout = isInk ? TJPF_CMYK : TJPF_BGRA
      let status = tjDecompress2(
        codec,
        start,
        UInt(bytes.count),
        pixels.base.assumingMemoryBound(to: UInt8.self),
        width,
        Int32(pixels.stride),
        height,
        layout.rawValue,
        0
      )
      guard status == 0 || tjGetErrorCode(codec) == TJERR_WARNING.rawValue else { return nil }
      if isInk { pixels.convertInks() }
      return CGImage(pixels: pixels, isOpaque: true)
    }
  }

  static func write(_ image: CGImage, quality: CGFloat) -> Data? {
    guard !image.isMask, let codec = tjInitCompress() else { return nil }
    defer { tjDestroy(codec) }
    guard let pixels = image.pixels.copy() else { return nil }
    pixels.putOnWhite()
    var output: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let status = tjCompress2(
      codec,
      pixels.base.assumingMemoryBound(to: UInt8.self),
      Int32(pixels.width),
      Int32(pixels.stride),
      Int32(pixels.height),
      TJPF_BGRX.rawValue,
      &output,
      &size,
      Int32((quality > 0.9 ? TJSAMP_444 : TJSAMP_420).rawValue),
      Int32(min(max(quality * 100, 1), 100)),
      0
    )
    defer { tjFree(output) }
    guard status == 0, let output else { return nil }
    return Data(bytes: output, count: Int(size))
  }
}

extension PixelBuffer {
  /// Turns inks, which files of this kind store inverted, into colours.
  fileprivate func convertInks() {
    for y in 0..<height {
      let row = (base + y * stride).assumingMemoryBound(to: UInt8.self)
      for pixel in Swift.stride(from: 0, to: width * 4, by: 4) {
        let black = UInt32(row[pixel + 3])
        let (cyan, yellow) = (row[pixel], row[pixel + 2])
        row[pixel + 2] = UInt8(UInt32(cyan) * black / 255)
        row[pixel + 1] = UInt8(UInt32(row[pixel + 1]) * black / 255)
        row[pixel] = UInt8(UInt32(yellow) * black / 255)
        row[pixel + 3] = 255
      }
    }
  }

  /// Lays the pixels over white.
  fileprivate func putOnWhite() {
    for y in 0..<height {
      let row = (base + y * stride).assumingMemoryBound(to: UInt8.self)
      for pixel in Swift.stride(from: 0, to: width * 4, by: 4) {
        let rest = 255 - row[pixel + 3]
        for part in pixel..<pixel + 3 { row[part] = UInt8(min(Int(row[part]) + Int(rest), 255)) }
      }
    }
  }
}
