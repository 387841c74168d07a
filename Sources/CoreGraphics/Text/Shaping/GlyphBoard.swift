internal import CCairo
internal import CPixels
import Foundation

/// The buffer in which the masks of a line's glyphs are put together; each line uses it again.
///
/// Used under the library's lock.
final class GlyphBoard {
  private var masks: [(pixels: PixelBuffer, x: Int, y: Int)] = []
  private var bounds = CGRect.null
  private var memory = UnsafeMutableRawPointer.allocate(byteCount: 1 << 14, alignment: 16)
  private var capacity = 1 << 14

  deinit { memory.deallocate() }

  func removeAll() {
    masks.removeAll(keepingCapacity: true)
    bounds = .null
  }

  /// Puts a mask down with its top left corner at a pixel, unless nobody can see it there.
  func place(_ pixels: PixelBuffer, x: Int, y: Int, ifSeenIn visible: CGRect) {
    let box = CGRect(x: x, y: y, width: pixels.width, height: pixels.height)
    guard box.intersects(visible) else { return }
    masks.append((pixels, x, y))
    bounds = bounds.union(box)
  }

  /// The coverage of all masks together, until the next ones are placed; nil if there are none.
  func sheet() -> GlyphSheet? {
    let (width, height) = (Int(bounds.width), Int(bounds.height))
    guard !masks.isEmpty, PixelBuffer.isReasonable(width, height) else { return nil }
    let stride = (width + 3) & ~3
    reserve(stride * height)
    memset(memory, 0, stride * height)
    let sheet = GlyphSheet(bounds: bounds, base: memory, stride: stride)
    for mask in masks { sheet.add(mask.pixels, x: mask.x, y: mask.y) }
    return sheet
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    memory.deallocate()
    (memory, capacity) = (.allocate(byteCount: count, alignment: 16), count)
  }
}

/// The coverage of a whole line of glyphs and its position in pixels.
struct GlyphSheet {
  let bounds: CGRect
  let base: UnsafeMutableRawPointer
  let stride: Int

  private var width: Int { Int(bounds.width) }
  private var height: Int { Int(bounds.height) }

  private func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    let start = base + (y - Int(bounds.minY)) * stride + x - Int(bounds.minX)
    return start.assumingMemoryBound(to: UInt8.self)
  }

  /// Adds coverage to that of the sheet.
  fileprivate func add(_ mask: PixelBuffer, x: Int, y: Int) {
    pixels_add_coverage(
      row(x, y),
      Int32(stride),
      mask.base.assumingMemoryBound(to: UInt8.self),
      Int32(mask.stride),
      Int32(mask.width),
      Int32(mask.height)
    )
  }

  /// Lays a colour through the coverage over pixels.
  func fill(_ pixels: PixelBuffer, with color: UInt32) {
    let (minX, minY) = (Int(bounds.minX), Int(bounds.minY))
    let (left, right) = (max(minX, 0), min(minX + width, pixels.width))
    guard left < right else { return }
    for y in max(minY, 0)..<max(min(minY + height, pixels.height), minY, 0) {
      let target = pixels.base + y * pixels.stride + left * 4
      pixels_fill_covered(
        target.assumingMemoryBound(to: UInt32.self),
        right - left,
        color,
        row(left, y)
      )
    }
  }

  /// Lays the source of a cairo context through the coverage.
  func put(on cairo: OpaquePointer) {
    let pixels = PixelBuffer(
      base: base,
      width: width,
      height: height,
      stride: stride,
      isMask: true
    )
    guard let surface = pixels?.makeSurface() else { return }
    cairo_mask_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY))
    cairo_surface_destroy(surface)
  }
}

extension RGBA {
  /// The colour as a pixel, multiplied by its alpha and another, in the steps of cairo's.
  func pixel(_ opacity: CGFloat) -> UInt32 {
    let color = clamped
    let alpha = min(max(color.alpha * opacity, 0), 1)
    func byte(_ value: CGFloat) -> UInt32 { UInt32(value * 65535 + 0.5) >> 8 }
    return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
      | byte(color.blue * alpha)
  }
}
