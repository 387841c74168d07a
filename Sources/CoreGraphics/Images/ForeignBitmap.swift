internal import Foundation

/// A bitmap in a layout that cairo does not draw: it follows the context's own pixels.
final class ForeignBitmap {
  let base: UnsafeMutableRawPointer
  let layout: PixelLayout
  let height: Int
  let stride: Int
  private let isOwned: Bool

  init?(data: UnsafeMutableRawPointer?, layout: PixelLayout, height: Int, stride: Int) {
    guard let memory = data ?? calloc(stride * height, 1) else { return nil }
    (base, isOwned) = (memory, data == nil)
    (self.layout, self.height, self.stride) = (layout, height, stride)
  }

  deinit { if isOwned { free(base) } }

  /// Brings this bitmap into the context's pixels.
  func read(into pixels: PixelBuffer) {
    for y in 0..<height {
      let row = (pixels.base + y * pixels.stride).assumingMemoryBound(to: UInt8.self)
      for x in 0..<pixels.width {
        let source = base + y * stride + x * layout.bytesPerPixel
        if layout.isMask {
          row[x] = source.load(as: UInt8.self)
        } else {
          layout.load(source, into: row + 4 * x)
        }
      }
    }
  }

  /// Keeps up with the context's pixels where the caller can read the memory at any time.
  func follow(_ pixels: PixelBuffer) {
    if !isOwned { write(from: pixels) }
  }

  /// Brings the context's pixels into this bitmap.
  func write(from pixels: PixelBuffer) {
    for y in 0..<height {
      let row = (pixels.base + y * pixels.stride).assumingMemoryBound(to: UInt8.self)
      for x in 0..<pixels.width {
        let target = base + y * stride + x * layout.bytesPerPixel
        if layout.isMask {
          target.storeBytes(of: row[x], as: UInt8.self)
        } else {
          layout.store(row + 4 * x, into: target)
        }
      }
    }
  }
}
