internal import CCairo
internal import Foundation

/// Memory of pixels that is freed with its last owner.
///
/// Colours are B, G, R, A in memory, multiplied by alpha; masks are one byte of coverage a pixel.
package final class PixelBuffer: @unchecked Sendable {
  /// The first byte of the top row.
  package let base: UnsafeMutableRawPointer
  package let width: Int
  package let height: Int
  /// Bytes from one row to the next.
  package let stride: Int
  /// Whether pixels are single bytes of coverage.
  package let isMask: Bool
  private let release: (@Sendable () -> Void)?

  /// No image is larger than this, so that a hostile header cannot take all memory.
  package static let maximumPixels = 1 << 27
  package static let maximumSide = 32767

  /// Makes transparent pixels; nothing if there were none or too many.
  package init?(width: Int, height: Int, isMask: Bool = false) {
    guard PixelBuffer.isReasonable(width, height) else { return nil }
    let stride = isMask ? (width + 3) & ~3 : width * 4
    guard let memory = PixelBuffer.zeroed(stride * height) else { return nil }
    (self.width, self.height, self.stride, self.isMask) = (width, height, stride, isMask)
    (base, release) = memory
  }

  /// Memory of zeroes, and what gives it back.
  ///
  /// A large picture has pages of its own, which return to the system with it; the heap would keep
  /// them, and their holes.
  private static func zeroed(
    _ count: Int
  ) -> (UnsafeMutableRawPointer, @Sendable () -> Void)? {
    guard count >= 1 << 18 else {
      guard let memory = calloc(count, 1) else { return nil }
      nonisolated(unsafe) let owned = memory
      return (memory, { free(owned) })
    }
    let pages = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages, pages != MAP_FAILED else { return nil }
    nonisolated(unsafe) let owned = pages
    return (pages, { munmap(owned, count) })
  }

  /// Uses memory that someone else owns until `release` is called.
  package init?(
    base: UnsafeMutableRawPointer,
    width: Int,
    height: Int,
    stride: Int,
    isMask: Bool = false,
    release: (@Sendable () -> Void)? = nil
  ) {
    guard PixelBuffer.isReasonable(width, height), stride % 4 == 0,
      stride >= width * (isMask ? 1 : 4)
    else { return nil }
    (self.width, self.height, self.stride, self.isMask) = (width, height, stride, isMask)
    (self.base, self.release) = (base, release)
  }

  deinit { release?() }

  static func isReasonable(_ width: Int, _ height: Int) -> Bool {
    width > 0 && height > 0 && width <= maximumSide && height <= maximumSide
      && width * height <= maximumPixels
  }

  /// A copy with rows as short as possible.
  func copy() -> PixelBuffer? {
    guard let other = PixelBuffer(width: width, height: height, isMask: isMask) else { return nil }
    let row = width * (isMask ? 1 : 4)
    for y in 0..<height {
      memcpy(other.base + y * other.stride, base + y * stride, row)
    }
    return other
  }

  /// A part that shares this memory.
  func part(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer? {
    PixelBuffer(
      base: base + y * stride + x * (isMask ? 1 : 4),
      width: width,
      height: height,
      stride: stride,
      isMask: isMask,
      release: { [self] in withExtendedLifetime(self) {} }
    )
  }

  /// Lends the pixels to cairo; the surface must not outlive this buffer.
  func makeSurface() -> OpaquePointer? {
    let surface = cairo_image_surface_create_for_data(
      base.assumingMemoryBound(to: UInt8.self),
      isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      Int32(stride)
    )
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}
