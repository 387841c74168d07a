internal import CPixels
import Foundation

/// A rectangle of pixels with some corners rounded: what clips, fills and borders are made of.
struct RoundedShape {
  private(set) var rect: PixelRect
  let radius: CGFloat
  let reach: CGFloat
  let corners: CACornerMask
  private let tile: CornerTile?

  /// The largest radius, in pixels: the pixels of a corner are kept, and those of larger ones would
  /// fill the memory, for a layer without ends all of it.
  private static let mostRadius: CGFloat = 8192

  /// The radius is in pixels; it is at most half of the shorter side.
  init(
    _ rect: PixelRect,
    radius: CGFloat = 0,
    corners: CACornerMask = .all,
    curve: CALayerCornerCurve = .circular
  ) {
    let half = CGFloat(max(min(rect.width, rect.height), 0)) / 2
    let radius = min(radius, half, Self.mostRadius)
    self.rect = rect
    self.corners = corners
    self.radius = radius
    reach =
      curve == .continuous
      ? min(radius * CALayer.cornerCurveExpansionFactor(.continuous), half) : radius
    tile = radius > 0 && !corners.isEmpty ? .tile(radius: radius, reach: reach) : nil
  }

  /// A shape without pixels.
  static let none = RoundedShape(PixelRect(width: 0, height: 0))

  /// True if every corner is square.
  var isSquare: Bool { tile == nil }
  private var side: Int { tile?.side ?? 0 }

  /// The same shape, smaller by a distance on all sides and with smaller corners.
  func inset(by distance: Int) -> RoundedShape {
    RoundedShape(
      rect.outset(by: -distance),
      radius: max(radius - CGFloat(distance), 0),
      corners: corners,
      curve: reach > radius ? .continuous : .circular
    )
  }

  /// The same shape elsewhere.
  func offset(x: Int, y: Int) -> RoundedShape {
    var shape = self
    shape.rect = rect.offset(x: x, y: y)
    return shape
  }

  /// Calls `body` with each rectangle in which a corner takes something away.
  func forEachCorner(_ body: (PixelRect) -> Void) {
    guard side > 0 else { return }
    func visit(_ corner: CACornerMask, _ x: Int, _ y: Int) {
      guard corners.contains(corner) else { return }
      body(PixelRect(minX: x, minY: y, maxX: x + side, maxY: y + side))
    }
    visit(.layerMinXMinYCorner, rect.minX, rect.minY)
    visit(.layerMaxXMinYCorner, rect.maxX - side, rect.minY)
    visit(.layerMinXMaxYCorner, rect.minX, rect.maxY - side)
    visit(.layerMaxXMaxYCorner, rect.maxX - side, rect.maxY - side)
  }

  /// True if a rounded corner or an edge takes something away from `other`.
  func cuts(_ other: PixelRect) -> Bool {
    guard rect.contains(other) else { return true }
    guard side > 0 else { return false }
    return corner(.layerMinXMinYCorner, rect.minX, rect.minY, other)
      || corner(.layerMaxXMinYCorner, rect.maxX - side, rect.minY, other)
      || corner(.layerMinXMaxYCorner, rect.minX, rect.maxY - side, other)
      || corner(.layerMaxXMaxYCorner, rect.maxX - side, rect.maxY - side, other)
  }

  private func corner(_ mask: CACornerMask, _ x: Int, _ y: Int, _ other: PixelRect) -> Bool {
    corners.contains(mask)
      && other.intersects(PixelRect(minX: x, minY: y, maxX: x + side, maxY: y + side))
  }

  /// True if the row holds rounded corners, so that its coverage is not the same everywhere.
  func hasCorners(inRow y: Int) -> Bool {
    side > 0
      && ((y >= rect.minY && y < rect.minY + side) || (y < rect.maxY && y >= rect.maxY - side))
  }

  /// Multiplies the coverage of the pixels of row `y`, the first of which is `x`, by this shape's.
  func multiply(_ coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
    guard y >= rect.minY, y < rect.maxY else {
      coverage.update(repeating: 0, count: count)
      return
    }
    let before = min(max(rect.minX - x, 0), count)
    if before > 0 { coverage.update(repeating: 0, count: before) }
    let after = min(max(x + count - rect.maxX, 0), count)
    if after > 0 { (coverage + (count - after)).update(repeating: 0, count: after) }
    guard let tile else { return }
    let (top, bottom) = (y - rect.minY, rect.maxY - 1 - y)
    if top < side {
      multiply(coverage, x, count, tile, row: top, .layerMinXMinYCorner, .layerMaxXMinYCorner)
    }
    if bottom < side {
      multiply(coverage, x, count, tile, row: bottom, .layerMinXMaxYCorner, .layerMaxXMaxYCorner)
    }
  }

  private func multiply(
    _ coverage: UnsafeMutablePointer<UInt8>,
    _ x: Int,
    _ count: Int,
    _ tile: CornerTile,
    row: Int,
    _ left: CACornerMask,
    _ right: CACornerMask
  ) {
    func apply(at cornerX: Int, mirrored: Bool) {
      let first = max(cornerX, x)
      let last = min(cornerX + side, x + count)
      guard first < last else { return }
      tile.withRow(row, mirrored: mirrored) {
        coverage_multiply(coverage + (first - x), $0 + (first - cornerX), last - first)
      }
    }
    if corners.contains(left) { apply(at: rect.minX, mirrored: false) }
    if corners.contains(right) { apply(at: rect.maxX - side, mirrored: true) }
  }
}

extension RoundedShape: Equatable {
  static func == (a: RoundedShape, b: RoundedShape) -> Bool {
    a.rect == b.rect && a.radius == b.radius && a.reach == b.reach && a.corners == b.corners
  }
}
