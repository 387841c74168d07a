import Foundation

/// The room of a frame: a path, without other paths, as the pieces of each band of it.
struct FrameShape {
  let bounds: CGRect
  private let rectangle: CGRect?
  private let polygons: [Polygon]
  private let countsWinding: Bool

  init(_ path: CGPath, _ attributes: CFDictionary?) {
    func value(_ key: CFString) -> Any? { attributes?.object(forKey: "\(key)") }
    let holes = (value(kCTFrameClippingPathsAttributeName) as? NSArray)?.compactMap { entry in
      (entry as? CGPath) ?? (entry as? NSDictionary)?.object(
        forKey: "\(kCTFramePathClippingPathAttributeName)"
      ) as? CGPath
    }
    let rule = (value(kCTFramePathFillRuleAttributeName) as? NSNumber)?.intValue
    bounds = path.boundingBoxOfPath.isNull ? .zero : path.boundingBoxOfPath
    countsWinding = rule == Int(CTFramePathFillRule.windingNumber.rawValue)
    let isWhole = (holes ?? []).isEmpty
    rectangle = isWhole ? path.rectangle : nil
    polygons = ([path] + (holes ?? [])).flatMap { $0.polygons(tolerance: 0.1) }
  }

  /// The stretches between left and right edges that are free from a top to a bottom.
  func stretches(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    if let rectangle { return [rectangle.minX...rectangle.maxX] }
    let heights = (0...4).map { top + (bottom - top) * (0.02 + 0.24 * CGFloat($0)) }
    return heights.dropFirst().reduce(stretches(at: heights[0])) { found, y in
      let others = stretches(at: y)
      return found.flatMap { one in
        others.compactMap { other in
          let (left, right) = (
            max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound)
          )
          return left < right ? left...right : nil
        }
      }
    }
  }

  private func stretches(at y: CGFloat) -> [ClosedRange<CGFloat>] {
    var edges: [(x: CGFloat, turn: Int)] = []
    for polygon in polygons {
      guard var from = polygon.points.last else { continue }
      for to in polygon.points {
        defer { from = to }
        guard (from.y <= y) != (to.y <= y) else { continue }
        let x = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
        edges.append((x, to.y < from.y ? -1 : 1))
      }
    }
    edges.sort { $0.x < $1.x }
    var (found, turns): ([ClosedRange<CGFloat>], Int) = ([], 0)
    for (edge, next) in zip(edges, edges.dropFirst()) {
      turns += countsWinding ? edge.turn : 1
      let isInside = countsWinding ? turns != 0 : turns % 2 == 1
      if isInside, next.x > edge.x { found.append(edge.x...next.x) }
    }
    return found
  }
}
