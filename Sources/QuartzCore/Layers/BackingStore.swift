internal import CPixels
import Foundation

/// The bitmap that holds what a layer has drawn, and the rectangle of its space that it covers.
///
/// Drawn once and kept while it is clean. Layers that draw nothing have none.
final class BackingStore {
  private(set) var pixels: PixelBuffer
  /// In the layer's space.
  let rect: CGRect
  /// Pixels per point.
  let scale: CGFloat
  /// The scale that was asked for, which is greater than `scale` for very large layers.
  let wantedScale: CGFloat
  let isOpaque: Bool
  /// Counts drawings all over the program, so that two pictures never share a number.
  let generation = Generation.next()

  /// No bitmap is larger than this many pixels; larger layers are drawn coarser.
  static let maximumPixels: CGFloat = 16 * 1024 * 1024

  /// What `body` draws into `rect` at `scale`, in coordinates that are the layer's, growing right
  /// and down; nil if the rectangle is empty or nothing is drawn.
  ///
  /// The memory is taken from `old` if that has the same size and nobody else looks at it.
  init?(
    rect: CGRect,
    scale: CGFloat,
    isOpaque: Bool,
    reusing old: BackingStore? = nil,
    draw body: (CGContext) -> Void
  ) {
    guard rect.width > 0, rect.height > 0, scale > 0, rect.width.isFinite, rect.height.isFinite
    else { return nil }
    wantedScale = scale
    let area = rect.width * rect.height * scale * scale
    let scale = area > Self.maximumPixels ? scale * (Self.maximumPixels / area).squareRoot() : scale
    func side(_ length: CGFloat) -> Int {
      let exact = length * scale
      let whole = isOpaque ? exact.rounded() : (exact - 1e-3).rounded(.up)
      // No comparison holds for what is not a number.
      return whole >= 1 ? Int(min(whole, CGFloat(PixelBuffer.maximumSide))) : 1
    }
    let (width, height) = (side(rect.width), side(rect.height))
    guard let context = CGContext(width: width, height: height, scale: scale) else { return nil }
    if let old, isKnownUniquelyReferenced(&old.pixels) { context.offer(old.pixels) }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    body(context)
    context.flush()
    guard let drawn = context.drawn else { return nil }
    (pixels, self.rect, self.scale, self.isOpaque) = (drawn, rect, scale, isOpaque)
  }

  /// Puts a colour beneath everything that was drawn.
  func lay(_ ground: CGColor) {
    let color = ground.pixel()
    for y in 0..<pixels.height { pixels_under(pixels.pixel(0, y), pixels.width, color) }
  }

  /// The picture as it is now.
  var image: CGImage? { CGImage(pixels: pixels, isOpaque: isOpaque) }
}

/// Numbers that never repeat while the program runs.
enum Generation {
  private static let counter = Counter()

  static func next() -> Int { counter.next() }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func next() -> Int {
      lock.withLock {
        value += 1
        return value
      }
    }
  }
}
