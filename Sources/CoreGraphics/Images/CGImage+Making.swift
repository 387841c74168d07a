public import Foundation

extension CGImage {
  /// Makes an image of bytes in a described layout; nothing if there are too few bytes or the
  /// layout is not known.
  public convenience init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard PixelBuffer.isReasonable(width, height),
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent,
        components: space.numberOfComponents,
        info: bitmapInfo,
        bitsPerPixel: bitsPerPixel
      ),
      bytesPerRow >= layout.rowBytes(width),
      provider.bytes.count >= bytesPerRow * (height - 1) + layout.rowBytes(width),
      let pixels = PixelBuffer(width: width, height: height, isMask: layout.isMask)
    else { return nil }
    var bytes = provider.bytes
    bytes.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return }
      ForeignBitmap(data: base, layout: layout, height: height, stride: bytesPerRow)?
        .read(into: pixels)
    }
    self.init(
      pixels: pixels,
      isOpaque: layout.alpha == .none,
      shouldInterpolate: shouldInterpolate
    )
  }

  /// Makes a mask of bytes of grey: 0 lets everything through, 255 nothing, as on iOS.
  public convenience init?(
    maskWidth width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8, PixelBuffer.isReasonable(width, height),
      bytesPerRow >= width, provider.bytes.count >= bytesPerRow * (height - 1) + width,
      let pixels = PixelBuffer(width: width, height: height, isMask: true)
    else { return nil }
    let inverts = (decode?[0] ?? 0) <= (decode?[1] ?? 1)
    provider.bytes.withUnsafeBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let grey = bytes[y * bytesPerRow + x]
          let coverage = inverts ? 255 - grey : grey
          pixels.base.storeBytes(of: coverage, toByteOffset: y * pixels.stride + x, as: UInt8.self)
        }
      }
    }
    self.init(pixels: pixels, shouldInterpolate: shouldInterpolate)
  }
}
