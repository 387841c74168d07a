internal import CPixels
import Foundation

/// The bitmap that holds what a layer has drawn, and the rectangle of its space that it covers.
///
/// Drawn once and kept while it is clean. Layers that draw nothing have none.
///
/// Of a drawing that leaves most of its rectangle transparent, as a short text in a wide label does,
/// only the part with something in it is kept.
final class BackingStore {
  private(set) var pixels: PixelBuffer
  /// The part of the drawing that `pixels` holds, in pixels from its top left corner.
  private(set) var part: PixelRect
  /// The size of the whole drawing in pixels.
  private(set) var whole: PixelRect
  /// In the layer's space.
  private(set) var rect: CGRect
  /// Pixels per point.
  private(set) var scale: CGFloat
  /// The scale that was asked for, which is greater than `scale` for very large layers.
  private(set) var wantedScale: CGFloat
  private(set) var isOpaque: Bool
  /// Counts drawings all over the program, so that two pictures never share a number.
  private(set) var generation = Generation.next()

  /// No bitmap is larger than this many pixels; larger layers are drawn coarser.
  static let maximumPixels: CGFloat = 16 * 1024 * 1024

  /// The result of `body` in `rect` at `scale`, in coordinates that are the layer's, growing right
  /// and down; nil if the rectangle is empty or nothing is drawn.
  ///
  /// What nobody else looks at any more serves again: `old` itself, and memory of the same size.
  static func drawn(
    in rect: CGRect,
    scale wantedScale: CGFloat,
    isOpaque: Bool,
    reusing old: inout BackingStore?,
    by body: (CGContext) -> Void
  ) -> BackingStore? {
    guard let scale = scale(for: rect, wantedScale) else { return nil }
    let (width, height) = (
      side(rect.width * scale, isOpaque: isOpaque), side(rect.height * scale, isOpaque: isOpaque)
    )
    let pool = BitmapPool.shared
    guard let context = pool.takeContext(width: width, height: height, scale: scale) else {
      return nil
    }
    defer { pool.put(context) }
    if let old, isKnownUniquelyReferenced(&old.pixels) {
      context.offer(old.pixels)
    } else if let pixels = pool.takePixels(width: width, height: height) {
      context.offer(pixels)
    }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    body(context)
    context.flush()
    guard let drawn = context.drawn else { return nil }
    pool.put(drawn)
    let whole = PixelRect(width: width, height: height)
    let part = isOpaque ? whole : Self.drawnPart(of: drawn)
    let pixels = part == whole ? drawn : drawn.copy(of: part) ?? drawn
    let kept = pixels === drawn ? whole : part
    if isKnownUniquelyReferenced(&old), let store = old.take() {
      store.fill(pixels, kept, whole, rect, scale, wantedScale, isOpaque: isOpaque)
      return store
    }
    return BackingStore(
      pixels,
      part: kept,
      whole: whole,
      rect: rect,
      scale: scale,
      wantedScale: wantedScale,
      isOpaque: isOpaque
    )
  }

  /// Becomes another drawing.
  private func fill(
    _ pixels: PixelBuffer,
    _ part: PixelRect,
    _ whole: PixelRect,
    _ rect: CGRect,
    _ scale: CGFloat,
    _ wantedScale: CGFloat,
    isOpaque: Bool
  ) {
    (self.pixels, self.part, self.whole) = (pixels, part, whole)
    (self.rect, self.isOpaque) = (rect, isOpaque)
    (self.scale, self.wantedScale) = (scale, wantedScale)
    generation = Generation.next()
  }

  private init(
    _ pixels: PixelBuffer,
    part: PixelRect,
    whole: PixelRect,
    rect: CGRect,
    scale: CGFloat,
    wantedScale: CGFloat,
    isOpaque: Bool
  ) {
    (self.pixels, self.part, self.whole) = (pixels, part, whole)
    (self.rect, self.isOpaque) = (rect, isOpaque)
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

  /// The whole picture as it is now.
  var image: CGImage? {
    if part == whole { return CGImage(pixels: pixels, isOpaque: isOpaque) }
    guard let all = PixelBuffer(width: whole.width, height: whole.height) else { return nil }
    for y in 0..<pixels.height {
      all.pixel(part.minX, part.minY + y).update(from: pixels.pixel(0, y), count: pixels.width)
    }
    return CGImage(pixels: all, isOpaque: isOpaque)
  }

  /// The place of the kept part in a rectangle over which the whole drawing is stretched.
  func place(in target: CGRect) -> CGRect {
    let (wide, high) = (
      target.width / CGFloat(whole.width), target.height / CGFloat(whole.height)
    )
    return CGRect(
      x: target.minX + CGFloat(part.minX) * wide,
      y: target.minY + CGFloat(part.minY) * high,
      width: CGFloat(part.width) * wide,
      height: CGFloat(part.height) * high
    )
  }

  /// The part to keep: what was drawn and a pixel around it, which stays transparent where the
  /// picture is stretched; all of it unless that is less than half.
  private static func drawnPart(of pixels: PixelBuffer) -> PixelRect {
    let whole = PixelRect(width: pixels.width, height: pixels.height)
    var box: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let stride = Int32(pixels.stride / 4)
    withUnsafeMutableBytes(of: &box) { bytes in
      guard let corners = bytes.bindMemory(to: Int32.self).baseAddress else { return }
      pixels_drawn(
        pixels.pixel(0, 0),
        Int32(pixels.width),
        Int32(pixels.height),
        stride,
        corners
      )
    }
    let drawn = PixelRect(
      minX: Int(box.0),
      minY: Int(box.1),
      maxX: Int(box.2),
      maxY: Int(box.3)
    )
    var part = drawn.outset(by: 1).intersection(whole)
    // Wide ones in steps, so that words of about the same length take each other's memory.
    if part.width > 64 { part.maxX = min(part.minX + (part.width + 31) / 32 * 32, whole.maxX) }
    return part.area * 2 < whole.area ? part : whole
  }
}

extension PixelBuffer {
  /// A copy of a part; nil for all of it.
  fileprivate func copy(of part: PixelRect) -> PixelBuffer? {
    let pool = BitmapPool.shared
    guard part.width < width || part.height < height,
      let copy = pool.takePixels(width: part.width, height: part.height)
        ?? PixelBuffer(width: part.width, height: part.height)
    else { return nil }
    pool.put(copy)
    for y in 0..<part.height {
      copy.pixel(0, y).update(from: pixel(part.minX, part.minY + y), count: part.width)
    }
    return copy
  }
}
