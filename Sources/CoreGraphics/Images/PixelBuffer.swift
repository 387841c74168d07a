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
  /// True if pixels are single bytes of coverage.
  package let isMask: Bool
  private let memory: Memory

  /// The owner that gets the memory back.
  private enum Memory: Sendable {
    case heap
    /// Pages of its own, which return to the system with the picture; the heap would keep them,
    /// and their holes.
    case pages
    case others((@Sendable () -> Void)?)
  }

  /// No image is larger than this, so that a hostile header cannot take all memory.
  package static let maximumPixels = 1 << 27
  package static let maximumSide = 32767

  /// Makes transparent pixels; nothing if there were none or too many.
  package convenience init?(width: Int, height: Int, isMask: Bool = false) {
    guard PixelBuffer.isReasonable(width, height) else { return nil }
    self.init(reasonableWidth: width, height: height, isMask: isMask)
  }

  /// Makes transparent pixels of a size that is known to be reasonable.
  init(reasonableWidth width: Int, height: Int, isMask: Bool = false) {
    let stride = isMask ? (width + 3) & ~3 : width * 4
    (self.width, self.height, self.stride, self.isMask) = (width, height, stride, isMask)
    (base, memory) = PixelBuffer.zeroed(stride * height)
  }

  private static func zeroed(_ count: Int) -> (UnsafeMutableRawPointer, Memory) {
    if count >= 1 << 18 {
      let pages = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      if let pages, pages != MAP_FAILED { return (pages, .pages) }
    } else if let memory = calloc(count, 1) {
      return (memory, .heap)
    }
    // The allocator of Swift ends the program with a reason if there is no memory at all.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    memset(memory, 0, count)
    return (memory, .heap)
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
    (self.base, memory) = (base, .others(release))
  }

  deinit {
    switch memory {
    case .heap: free(base)
    case .pages: munmap(base, stride * height)
    case .others(let release): release?()
    }
  }

  static func isReasonable(_ width: Int, _ height: Int) -> Bool {
    width > 0 && height > 0 && width <= maximumSide && height <= maximumSide
      && width * height <= maximumPixels
  }

  /// The same memory, transparent.
  func cleared() -> PixelBuffer {
    memset(base, 0, stride * height)
    return self
  }

  /// A copy with rows as short as possible.
  package func copy() -> PixelBuffer? {
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
