public import Foundation

extension CGPath {
  /// The point at which the next step would begin; zero for an empty path.
  public var currentPoint: CGPoint {
    switch steps.last {
    case .move(let end)?, .line(let end)?, .quad(_, let end)?, .cubic(_, _, let end)?: end
    case .close?: subpathStart
    case nil: .zero
    }
  }

  private var subpathStart: CGPoint {
    for step in steps.reversed() {
      if case .move(let start) = step { return start }
    }
    return .zero
  }

  /// The smallest axis-aligned rectangle that holds all points, control points too; null if empty.
  public var boundingBox: CGRect {
    CGRect(enclosing: steps.lazy.flatMap(\.points))
  }

  /// The smallest axis-aligned rectangle of the lines and curves themselves; null if empty.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for step in steps {
      switch step {
      case .move(let end):
        (current, start) = (end, end)
      case .line(let end):
        current = end
      case .quad(let control, let end):
        points += Bezier(current, quad: control, end).extremes
        current = end
      case .cubic(let first, let second, let end):
        points += Bezier(current, first, second, end).extremes
        current = end
      case .close:
        current = start
      }
      points.append(current)
    }
    return CGRect(enclosing: points)
  }

  /// Returns true if the path is one axis-aligned rectangle, and writes that.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// The axis-aligned rectangle that the path is, if it is one.
  package var rectangle: CGRect? {
    guard (4...6).contains(steps.count), case .move(let first) = steps[0] else { return nil }
    var points = [first]
    for step in steps.dropFirst() {
      switch step {
      case .line(let end): points.append(end)
      case .close: continue
      case .move, .quad, .cubic: return nil
      }
    }
    if points.count == 5, points[4] == first { points.removeLast() }
    guard points.count == 4 else { return nil }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let flat = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let steep = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    return flat || steep ? CGRect(enclosing: points) : nil
  }

  /// True if a point lies inside the path, which counts as closed.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var winding = 0
    for polygon in polygons(tolerance: 0.02, transform: transform) {
      winding += polygon.winding(around: point, countingSigns: rule == .winding)
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }
}

extension Polygon {
  /// The number of times the outline goes around a point.
  func winding(around point: CGPoint, countingSigns: Bool) -> Int {
    guard var from = points.last else { return 0 }
    var count = 0
    for to in points {
      defer { from = to }
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { continue }
      count += countingSigns && to.y < from.y ? -1 : 1
    }
    return count
  }
}
