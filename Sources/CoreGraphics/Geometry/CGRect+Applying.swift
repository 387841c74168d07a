public import Foundation

extension CGPoint {
  /// The point where a transform takes this one.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size seen as a vector, transformed without the movement.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest axis-aligned rectangle that holds the transformed corners of this one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    if t.b == 0, t.c == 0 {
      return CGRect(
        x: minX * t.a + t.tx,
        y: minY * t.d + t.ty,
        width: width * t.a,
        height: height * t.d
      ).standardized
    }
    return CGRect(enclosing: corners.map { $0.applying(t) })
  }

  /// True for a point inside, or on the left or upper edge; false for non-finite numbers, which end
  /// the program in Foundation's `contains`.
  package func holds(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// The four corners, clockwise in a space whose y grows downwards, from (minX, minY).
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// The smallest axis-aligned rectangle that holds all points; null without points.
  package init(enclosing points: some Sequence<CGPoint>) {
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    for point in points {
      (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
      (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
    }
    guard low.x <= high.x, low.y <= high.y else {
      self = .null
      return
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
