import Foundation

/// A way from one plane to another that keeps straight lines straight, but not parallels: how a
/// layer that is turned in space is seen.
///
/// A point goes to its first two sums divided by the third, as `CATransform3D` has it.
struct Projection: Equatable {
  /// The parts that x has in the first, the second and the third sum.
  private var x: SIMD3<Double>
  /// The parts that y has in them.
  private var y: SIMD3<Double>
  /// The sums of the origin.
  private var origin: SIMD3<Double>

  /// Does to points what the transform does to those of the plane z = 0.
  init(_ t: CATransform3D) {
    x = SIMD3(t.m11.native, t.m12.native, t.m14.native)
    y = SIMD3(t.m21.native, t.m22.native, t.m24.native)
    origin = SIMD3(t.m41.native, t.m42.native, t.m44.native)
  }

  private init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  /// The three sums of a point; the third is not positive for what lies behind the viewer.
  func sums(_ point: CGPoint) -> SIMD3<Double> {
    x * point.x.native + y * point.y.native + origin
  }

  /// The place at which a point is seen; nil if it lies behind the viewer.
  func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let sums = sums(point)
    guard sums.z > Self.nearest else { return nil }
    return CGPoint(x: sums.x / sums.z, y: sums.y / sums.z)
  }

  /// The corners of a rectangle, as they are seen; nil if one of them lies behind the viewer.
  func corners(of rect: CGRect) -> [CGPoint]? {
    let corners = rect.corners.compactMap { self($0) }
    return corners.count == 4 ? corners : nil
  }

  /// The largest stretch around a point, in any direction along the axes; nil behind the viewer.
  func scale(at point: CGPoint) -> CGFloat? {
    let sums = sums(point)
    guard sums.z > Self.nearest else { return nil }
    func length(_ axis: SIMD3<Double>) -> Double {
      let (dx, dy) = (axis.x - axis.z * sums.x / sums.z, axis.y - axis.z * sums.y / sums.z)
      return (dx * dx + dy * dy).squareRoot() / sums.z
    }
    return CGFloat(max(length(x), length(y)))
  }

  /// `self` first, then `next`.
  func concatenating(_ next: CGAffineTransform) -> Projection {
    func after(_ v: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(
        v.x * next.a.native + v.y * next.c.native + v.z * next.tx.native,
        v.x * next.b.native + v.y * next.d.native + v.z * next.ty.native,
        v.z
      )
    }
    return Projection(x: after(x), y: after(y), origin: after(origin))
  }

  /// The way back; nil for a layer that is seen from its edge.
  var inverse: Projection? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let (first, second, third) = (cross(y, origin), cross(origin, x), cross(x, y))
    let determinant = (x * first).sum()
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Projection(
      x: SIMD3(first.x, second.x, third.x) / determinant,
      y: SIMD3(first.y, second.y, third.y) / determinant,
      origin: SIMD3(first.z, second.z, third.z) / determinant
    )
  }

  /// The steps of the sums from one pixel of a row to the next.
  var step: SIMD3<Double> { x }

  /// The least divisor of what is still before the viewer.
  private static let nearest = 1e-6
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}

extension PixelRect {
  /// The pixels that hold all of some points.
  init(covering points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(
      covering: CGRect(
        x: left,
        y: top,
        width: (xs.max() ?? 0) - left,
        height: (ys.max() ?? 0) - top
      )
    )
  }
}
