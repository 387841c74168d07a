internal import Foundation

extension CGImage {
  /// The image where a mask lets it through, stretched to fit; a plain image masks by its
  /// lightness.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, let result = pixels.copy(),
      let coverage = mask.asCoverage.scaled(toWidth: width, height: height)
    else { return nil }
    for y in 0..<height {
      let row = (result.base + y * result.stride).assumingMemoryBound(to: UInt8.self)
      let by = (coverage.base + y * coverage.stride).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        for channel in 4 * x..<4 * x + 4 {
          row[channel] = UInt8((UInt32(row[channel]) * UInt32(by[x]) + 127) / 255)
        }
      }
    }
    return CGImage(pixels: result)
  }

  /// The coverage of the image when it is used as a mask: its own coverage, its alpha, or its
  /// lightness if it has no alpha.
  package var asCoverage: CGImage {
    guard !isMask, let mask = PixelBuffer(width: width, height: height, isMask: true) else {
      return self
    }
    for y in 0..<height {
      let row = (pixels.base + y * pixels.stride).assumingMemoryBound(to: UInt8.self)
      let out = (mask.base + y * mask.stride).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let (b, g, r) = (UInt32(row[4 * x]), UInt32(row[4 * x + 1]), UInt32(row[4 * x + 2]))
        out[x] = isOpaque ? UInt8((r * 54 + g * 183 + b * 19 + 128) >> 8) : row[4 * x + 3]
      }
    }
    return CGImage(pixels: mask, shouldInterpolate: shouldInterpolate)
  }

  private func scaled(toWidth width: Int, height: Int) -> PixelBuffer? {
    if (width, height) == (self.width, self.height) { return pixels }
    guard let target = PixelBuffer(width: width, height: height, isMask: true) else { return nil }
    let context = CGContext(pixels: target, foreign: nil, info: .native, space: nil)
    context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    context.flush()
    return target
  }
}
