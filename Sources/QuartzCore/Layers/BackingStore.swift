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

  /// The result of `body` in `rect` at `scale`, in coordinates that are the layer's, growing right
  /// and down; nil if the rectangle is empty or nothing is drawn.
  ///
  /// The memory is taken from `old` if that has the same size and nobody else looks at it.
  static func drawn(
    in rect: CGRect,
    scale wantedScale: CGFloat,
    isOpaque: Bool,
    reusing old: BackingStore?,
    by body: (CGContext) -> Void
  ) -> BackingStore? {
    guard let scale = scale(for: rect, wantedScale) else { return nil }
    let (width, height) = (
      side(rect.width * scale, isOpaque: isOpaque), side(rect.height * scale, isOpaque: isOpaque)
    )
    guard let context = CGContext(width: width, height: height, scale: scale) else { return nil }
    if let old, isKnownUniquelyReferenced(&old.pixels) { context.offer(old.pixels) }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    body(context)
    context.flush()
    return context.drawn.map {
      BackingStore($0, rect: rect, scale: scale, wantedScale: wantedScale, isOpaque: isOpaque)
    }
  }

  private init(
    _ pixels: PixelBuffer,
    rect: CGRect,
    scale: CGFloat,
    wantedScale: CGFloat,
    isOpaque: Bool
  ) {
    (self.pixels, self.rect, self.isOpaque) = (pixels, rect, isOpaque)
    (self.scale, self.wantedScale) = (scale, wantedScale)
  }

  /// The scale that keeps a bitmap in bounds; nil if there would be none.
  private static func scale(for rect: CGRect, _ scale: CGFloat) -> CGFloat? {
    guard rect.width > 0, rect.height > 0, scale > 0, rect.width.isFinite, rect.height.isFinite
    else { return nil }
    let area = rect.width * rect.height * scale * scale
    return area > maximumPixels ? scale * (maximumPixels / area).squareRoot() : scale
  }

  private static func side(_ exact: CGFloat, isOpaque: Bool) -> Int {
    let whole = isOpaque ? exact.rounded() : (exact - 1e-3).rounded(.up)
    // No comparison holds for NaN.
    return whole >= 1 ? Int(min(whole, CGFloat(PixelBuffer.maximumSide))) : 1
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
