internal import CCodecs
internal import CPixels
internal import Foundation

/// A picture read from a file's bytes, and the rotation that puts it right way up.
package struct DecodedImage: Sendable {
  package var image: CGImage
  /// As in EXIF: 1 is right way up, 3 upside down, 6 needs a quarter turn clockwise, 8 one back.
  package var orientation: Int
}

/// Reads PNG and JPEG.
package enum ImageDecoder {
  /// Reads a picture, in whatever of the formats it is.
  package static func decode(_ data: Data) throws(ImageError) -> DecodedImage {
    switch format(of: data) {
    case .png: return DecodedImage(image: try decodePNG(data), orientation: 1)
    case .jpeg:
      return DecodedImage(image: try decodeJPEG(data), orientation: EXIF.orientation(of: data))
    case nil: throw .unknownFormat
    }
  }

  /// Reads a picture from a file.
  package static func decode(contentsOf url: URL) throws(ImageError) -> DecodedImage {
    guard let data = try? Data(contentsOf: url) else { throw .unreadable(path: url.path) }
    return try decode(data)
  }

  /// The formats that can be read.
  package enum Format: Sendable { case png, jpeg }

  /// The format that the first bytes promise.
  package static func format(of data: Data) -> Format? {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    return data.starts(with: [0xFF, 0xD8, 0xFF]) ? .jpeg : nil
  }

  static func makePixels(_ width: Int, _ height: Int) throws(ImageError) -> PixelBuffer {
    guard let pixels = PixelBuffer(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    return pixels
  }

  // MARK: - PNG

  private static func decodePNG(_ data: Data) throws(ImageError) -> CGImage {
    // libpng reads the bytes until the picture is complete: they stay where they are until then.
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in try decodePNG(bytes) }
    }
    return try result.get()
  }

  private static func decodePNG(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> CGImage {
    var header = png_image()
    header.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&header) }
    guard let base = bytes.baseAddress,
      png_image_begin_read_from_memory(&header, base, bytes.count) != 0
    else { throw .corrupt(header.reason) }
    // Sixteen bits without a profile are sRGB like everything else, not light.
    header.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    header.format = png_uint_32(
      PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR
    )
    let pixels = try makePixels(Int(header.width), Int(header.height))
    guard png_image_finish_read(&header, nil, pixels.base, Int32(pixels.stride), nil) != 0 else {
      throw .corrupt(header.reason)
    }
    let isOpaque = pixels_premultiply(
      pixels.base.assumingMemoryBound(to: UInt8.self),
      Int32(pixels.width),
      Int32(pixels.height),
      Int32(pixels.stride)
    )
    return CGImage(pixels: pixels, isOpaque: isOpaque != 0)
  }

  // MARK: - JPEG

  private static func decodeJPEG(_ data: Data) throws(ImageError) -> CGImage {
    guard let decoder = tjInitDecompress() else { throw .corrupt("memory is short") }
    defer { tjDestroy(decoder) }
    let bytes = [UInt8](data)
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard
      tjDecompressHeader3(
        decoder,
        bytes,
        UInt(bytes.count),
        &width,
        &height,
        &sampling,
        &space
      ) == 0
    else { throw .corrupt(reason(decoder)) }
    let pixels = try makePixels(Int(width), Int(height))
    let isInk = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    let format = Int32(isInk ? TJPF_CMYK.rawValue : TJPF_BGRA.rawValue)
    let status = tjDecompress2(
      decoder,
      bytes,
      UInt(bytes.count),
      pixels.base.assumingMemoryBound(to: UInt8.self),
      width,
      Int32(pixels.stride),
      height,
      format,
      0
    )
    // Warnings are harmless junk in the file, unless the picture ends too early.
    let message = reason(decoder)
    let isFatal = tjGetErrorCode(decoder) != Int32(TJERR_WARNING.rawValue)
    guard status == 0 || (!isFatal && !message.contains("remature end")) else {
      throw .corrupt(message)
    }
    if isInk { pixels.makeColorsOfInks() }
    return CGImage(pixels: pixels, isOpaque: true)
  }

  private static func reason(_ decoder: tjhandle) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown reason"
  }
}

extension png_image {
  fileprivate var reason: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension PixelBuffer {
  /// Turns inverted cyan, magenta, yellow, black, as JPEG files hold them, into B, G, R, A.
  fileprivate func makeColorsOfInks() {
    for y in 0..<height {
      let row = (base + y * stride).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let pixel = row + 4 * x
        let black = UInt32(pixel[3])
        let (c, m, y) = (UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]))
        pixel[0] = UInt8(y * black / 255)
        pixel[1] = UInt8(m * black / 255)
        pixel[2] = UInt8(c * black / 255)
        pixel[3] = 255
      }
    }
  }
}
