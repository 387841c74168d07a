internal import CCodecs
internal import CPixels
package import Foundation

/// Writes PNG and JPEG; may be used from any thread.
package enum ImageEncoder {
  /// A PNG file: made quickly rather than small, and always of the same bytes for the same pixels.
  package static func png(_ image: CGImage, pixelsPerInch: Double = 0) -> Data? {
    guard let pixels = image.colorPixels else { return nil }
    var bytes: UnsafeMutablePointer<UInt8>?
    var size = 0
    let isDone = pixels_png_encode(
      pixels.base.assumingMemoryBound(to: UInt8.self),
      Int32(pixels.width),
      Int32(pixels.height),
      Int32(pixels.stride),
      pixelsPerInch,
      &bytes,
      &size
    )
    guard isDone != 0, let bytes else { return nil }
    return Data(bytesNoCopy: bytes, count: size, deallocator: .free)
  }

  /// A JPEG file of a quality from 0 to 1; what is transparent becomes white.
  package static func jpeg(_ image: CGImage, quality: CGFloat) -> Data? {
    guard let pixels = image.isOpaque ? image.pixels : image.onWhite,
      let encoder = tjInitCompress()
    else { return nil }
    defer { tjDestroy(encoder) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let quality = quality.isNaN ? 1 : min(max(quality, 0), 1)
    let status = tjCompress2(
      encoder,
      pixels.base.assumingMemoryBound(to: UInt8.self),
      Int32(pixels.width),
      Int32(pixels.stride),
      Int32(pixels.height),
      Int32(TJPF_BGRX.rawValue),
      &bytes,
      &size,
      Int32(quality < 0.9 ? TJSAMP_420.rawValue : TJSAMP_444.rawValue),
      Int32(max((quality * 100).rounded(), 1)),
      0
    )
    defer { tjFree(bytes) }
    guard status == 0, let bytes else { return nil }
    return Data(bytes: bytes, count: Int(size))
  }
}

extension CGImage {
  /// The pixels as colours: a mask becomes black that is more or less transparent.
  fileprivate var colorPixels: PixelBuffer? {
    guard isMask else { return pixels }
    guard let colors = PixelBuffer(width: width, height: height) else { return nil }
    for y in 0..<height {
      let from = (pixels.base + y * pixels.stride).assumingMemoryBound(to: UInt8.self)
      let to = (colors.base + y * colors.stride).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width { to[4 * x + 3] = from[x] }
    }
    return colors
  }

  fileprivate var onWhite: PixelBuffer? {
    guard let target = PixelBuffer(width: width, height: height) else { return nil }
    let context = CGContext(pixels: target, foreign: nil, info: .native, space: .standard)
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(rect)
    context.draw(self, in: rect)
    context.flush()
    return target
  }
}
