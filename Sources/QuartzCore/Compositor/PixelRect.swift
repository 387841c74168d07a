internal import Foundation

/// A rectangle of whole device pixels, from (`minX`, `minY`) up to but not including
/// (`maxX`, `maxY`); empty if a maximum is not greater than its minimum.
package struct PixelRect: Hashable, Sendable {
  package var minX, minY, maxX, maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  package init(width: Int, height: Int) {
    self.init(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  var area: Int { isEmpty ? 0 : width * height }

  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX),
      minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY)
    )
  }

  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX),
      minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  package func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  package func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// True if this rectangle and another, which touch or overlap, are one together.
  func isLengthened(by other: PixelRect) -> Bool {
    minX == other.minX && maxX == other.maxX && minY <= other.maxY && maxY >= other.minY
      || minY == other.minY && maxY == other.maxY && minX <= other.maxX && maxX >= other.minX
  }

  /// Calls `body` with rectangles, at most four, that cover what of this one lies outside of
  /// another.
  func forEachPart(outside other: PixelRect, _ body: (PixelRect) -> Void) {
    func visit(_ part: PixelRect) { if !part.isEmpty { body(part) } }
    let inner = intersection(other)
    guard !inner.isEmpty else { return visit(self) }
    visit(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: inner.minY))
    visit(PixelRect(minX: minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY))
    visit(PixelRect(minX: inner.maxX, minY: inner.minY, maxX: maxX, maxY: inner.maxY))
    visit(PixelRect(minX: minX, minY: inner.maxY, maxX: maxX, maxY: maxY))
  }

  func outset(by distance: Int) -> PixelRect {
    PixelRect(
      minX: minX - distance,
      minY: minY - distance,
      maxX: maxX + distance,
      maxY: maxY + distance
    )
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}

extension PixelRect {
  /// Far larger than any picture, and far from overflow.
  static let everywhere = PixelRect(
    minX: -(1 << 24),
    minY: -(1 << 24),
    maxX: 1 << 24,
    maxY: 1 << 24
  )

  /// The pixels whose middles are inside; what is not empty keeps at least one in each direction,
  /// so that hairlines do not vanish.
  init(snapping rect: CGRect) {
    (minX, maxX) = Self.snap(rect.minX, rect.maxX)
    (minY, maxY) = Self.snap(rect.minY, rect.maxY)
  }

  /// The pixels that the rectangle touches.
  init(covering rect: CGRect) {
    minX = Self.whole((rect.minX + 1e-4).rounded(.down))
    minY = Self.whole((rect.minY + 1e-4).rounded(.down))
    maxX = Self.whole((rect.maxX - 1e-4).rounded(.up))
    maxY = Self.whole((rect.maxY - 1e-4).rounded(.up))
  }

  var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  /// The nearest whole pixel; halves go up, and so does what only rounding keeps below a half.
  static func round(_ value: CGFloat) -> Int { whole((value + 0.5 + 1e-6).rounded(.down)) }

  private static func snap(_ low: CGFloat, _ high: CGFloat) -> (Int, Int) {
    let (first, last) = (round(low), round(high))
    guard first == last, high - low > 0.1 else { return (first, last) }
    let pixel = whole(((low + high) / 2).rounded(.down))
    return (pixel, pixel + 1)
  }

  private static func whole(_ value: CGFloat) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -16_777_216), 16_777_216))
  }
}
