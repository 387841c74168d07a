/// Convex polygons as the engine takes them: of three to eight corners, and of some area.
enum ConvexPolygon {
  /// The least distance of two corners, in points, and the root of the least area: the engine takes
  /// corners that are closer than half of its slop, an eighth of a point, for one.
  private static let least = 0.5
  private static let mostCorners = 8

  /// Polygons that together are the convex hull of points; empty for points on a line.
  static func parts(of points: [Vector]) -> [[Vector]] {
    let places = points.filter { $0.x.isFinite && $0.y.isFinite }
      .map { Vector($0.x.bounded(), $0.y.bounded()) }
    let hull = thinned(hull(of: places))
    guard hull.count >= 3, area(hull) > least * least else { return [] }
    guard hull.count > mostCorners else { return [hull] }
    // A fan about the first corner: the cuts lie inside, where nothing is touched.
    return stride(from: 1, to: hull.count - 1, by: mostCorners - 2).map { start in
      [hull[0]] + hull[start..<min(start + mostCorners - 1, hull.count)]
    }.filter { $0.count >= 3 && area($0) > least * least }
  }

  /// The corners of the convex hull, in the order of their angles, by Andrew's monotone chain.
  static func hull(of points: [Vector]) -> [Vector] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    let lower = chain(sorted)
    let upper = chain(sorted.reversed())
    return lower.dropLast() + upper.dropLast()
  }

  private static func chain(_ points: [Vector]) -> [Vector] {
    var chain: [Vector] = []
    for point in points {
      while let last = chain.last, chain.count > 1,
        cross(last - chain[chain.count - 2], point - last) <= 0
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }

  private static func thinned(_ corners: [Vector]) -> [Vector] {
    var kept: [Vector] = []
    for corner in corners {
      let isFar = kept.allSatisfy { far($0, corner) }
      if isFar { kept.append(corner) }
    }
    return kept
  }

  private static func far(_ one: Vector, _ other: Vector) -> Bool {
    let gap = one - other
    return (gap * gap).sum() >= least * least
  }

  static func area(_ corners: [Vector]) -> Double {
    guard corners.count > 2 else { return 0 }
    let sides = zip(corners, corners.dropFirst() + [corners[0]])
    return abs(sides.reduce(0) { $0 + cross($1.0, $1.1) }) / 2
  }

  private static func cross(_ one: Vector, _ other: Vector) -> Double {
    one.x * other.y - one.y * other.x
  }
}
