internal import CPixels

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

  private var small: UnsafeMutablePointer<UInt32>?
  private var weights: UnsafeMutablePointer<UInt16>?
  private var smallCount = 0

  init(width: Int) {
    coverage = .allocate(capacity: width)
    other = .allocate(capacity: width)
    pixels = .allocate(capacity: width)
  }

  func forgetSeen() {
    seen.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
  }

  /// Notes that a rectangle hides what is behind it; those that together are one, as the rows of a list
  /// are, become one.
  func cover(_ rect: PixelRect) {
    covers.removeAll { rect.contains($0) }
    if let index = covers.firstIndex(where: { $0.isLengthened(by: rect) }) {
      cover(covers.remove(at: index).union(rect))
    } else if covers.count < 8 {
      covers.append(rect)
    }
  }

  /// Memory for two small pictures of so many pixels, and for the weights with which one is
  /// enlarged.
  func room(
    forBlurring count: Int
  ) -> (
    UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt16>
  ) {
    if let small, let weights, smallCount >= count { return (small, small + smallCount, weights) }
    small?.deallocate()
    let pictures = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * count)
    // Four bytes to a pixel, and groups of eight pixels.
    let numbers =
      weights ?? .allocate(capacity: 4 * (scale_limit + 7))
    numbers.update(repeating: 0, count: 4 * (scale_limit + 7))
    (small, weights, smallCount) = (pictures, numbers, count)
    return (pictures, pictures + count, numbers)
  }

  deinit {
    small?.deallocate()
    weights?.deallocate()
    coverage.deallocate()
    other.deallocate()
    pixels.deallocate()
  }
}
