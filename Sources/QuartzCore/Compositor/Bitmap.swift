import Foundation

/// The pixels being painted on, and where they are among the device's.
struct Bitmap {
  let pixels: PixelBuffer
  /// The device pixel that is the buffer's first.
  let x: Int
  let y: Int

  init(_ pixels: PixelBuffer, x: Int = 0, y: Int = 0) {
    (self.pixels, self.x, self.y) = (pixels, x, y)
  }

  /// The device pixels the buffer holds.
  var rect: PixelRect {
    PixelRect(minX: x, minY: y, maxX: x + pixels.width, maxY: y + pixels.height)
  }

  /// The pixels from a device pixel on.
  func row(_ deviceX: Int, _ deviceY: Int) -> UnsafeMutablePointer<UInt32> {
    pixels.pixel(deviceX - x, deviceY - y)
  }

  /// Moves pixels by a distance, so that they fill `area` afterwards.
  func move(into area: PixelRect, x: Int, y: Int) {
    let source = area.offset(x: -x, y: -y)
    guard !area.isEmpty, rect.contains(area), rect.contains(source) else { return }
    for step in 0..<area.height {
      // Rows that are still to be moved must not be overwritten.
      let line = y > 0 ? area.height - 1 - step : step
      let (from, to) = (row(source.minX, source.minY + line), row(area.minX, area.minY + line))
      memmove(to, from, area.width * 4)
    }
  }

  func clear(_ area: PixelRect, to color: UInt32 = 0) {
    let area = area.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      row(area.minX, y).update(repeating: color, count: area.width)
    }
  }
}

extension PixelBuffer {
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    (base + (y * stride + x * 4)).assumingMemoryBound(to: UInt32.self)
  }
}

/// Memory for a row of coverage and pixels, and for what is seen, that a painter uses again and
/// again.
final class PainterScratch {
  /// The paintings to paint, front to back.
  var seen: [Int] = []
  /// Rectangles that hide everything behind them.
  var covers: [PixelRect] = []
  private(set) var coverage: UnsafeMutablePointer<UInt8>
  private(set) var other: UnsafeMutablePointer<UInt8>
  private(set) var pixels: UnsafeMutablePointer<UInt32>

  init(width: Int) {
    coverage = .allocate(capacity: width)
    other = .allocate(capacity: width)
    pixels = .allocate(capacity: width)
  }

  func forgetSeen() {
    seen.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
  }

  deinit {
    coverage.deallocate()
    other.deallocate()
    pixels.deallocate()
  }
}
