package import Foundation

/// A subpath whose curves have become lines.
package struct Polygon {
  package var points: [CGPoint]
  var isClosed: Bool
}

/// A cubic curve.
struct Bezier {
  var p0, p1, p2, p3: CGPoint

  init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  init(_ start: CGPoint, quad control: CGPoint, _ end: CGPoint) {
    self.init(
      start,
      PathBuilder.mix(start, control, 2 / 3),
      PathBuilder.mix(end, control, 2 / 3),
      end
    )
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y
    )
  }

  /// The points where the curve turns back in x or y.
  var extremes: [CGPoint] {
    let roots =
      Bezier.turns(p0.x, p1.x, p2.x, p3.x) + Bezier.turns(p0.y, p1.y, p2.y, p3.y)
    return roots.map(point(at:))
  }

  private static func turns(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat
  ) -> [CGFloat] {
    let (k2, k1, k0) = (3 * (d - 3 * c + 3 * b - a), 6 * (c - 2 * b + a), 3 * (b - a))
    guard abs(k2) > 1e-12 else {
      return abs(k1) > 1e-12 ? [-k0 / k1].filter { $0 > 0 && $0 < 1 } : []
    }
    let discriminant = k1 * k1 - 4 * k2 * k0
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-k1 - root) / (2 * k2), (-k1 + root) / (2 * k2)].filter { $0 > 0 && $0 < 1 }
  }

  /// Points along the curve, without its first, no further from it than the tolerance.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    let bend = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
      hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
    )
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted.isFinite ? min(max(Int(wanted), 1), 256) : 1
    return (1...count).map { $0 == count ? p3 : point(at: CGFloat($0) / CGFloat(count)) }
  }
}

extension CGPath {
  /// The subpaths as polygons no further from the curves than the tolerance.
  package func polygons(
    tolerance: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> [Polygon] {
    var polygons: [Polygon] = []
    var current = Polygon(points: [], isClosed: false)
    func finish() {
      let isLoneMove = current.points.count == 1 && !current.isClosed
      if !current.points.isEmpty, !isLoneMove { polygons.append(current) }
    }
    for step in steps {
      let step = transform.isIdentity ? step : step.applying(transform)
      let last = current.points.last ?? .zero
      switch step {
      case .move(let end):
        finish()
        current = Polygon(points: [end], isClosed: false)
      case .line(let end):
        current.points.append(end)
      case .quad(let control, let end):
        current.points += Bezier(last, quad: control, end).flattened(tolerance: tolerance)
      case .cubic(let first, let second, let end):
        current.points += Bezier(last, first, second, end).flattened(tolerance: tolerance)
      case .close:
        current.isClosed = true
        finish()
        current = Polygon(points: [], isClosed: false)
      }
    }
    finish()
    return polygons
  }
}
