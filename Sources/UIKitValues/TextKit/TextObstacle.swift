internal import CoreGraphics

/// A shape in a container of text that lines go around.
nonisolated package struct TextObstacle {
  private let polygons: [[CGPoint]]
  /// The room that a line keeps at both of its ends.
  private let padding: CGFloat

  /// The shape of a path, in the container's coordinates; parts without an end are left out.
  package init(_ path: UIBezierPath, padding: CGFloat) {
    polygons = path.cgPath.polygons(tolerance: 0.5).map(\.points).filter { points in
      points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    self.padding = padding
  }

  /// The y of the lowest point; nil for an empty shape.
  var bottom: CGFloat? { polygons.joined().map(\.y).max() }

  /// The part of a line from one y to another that is taken, in the coordinates of the letters,
  /// which begin behind the padding; nil if the shape lies above or below.
  func span(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
    var (least, most) = (CGFloat.infinity, -CGFloat.infinity)
    for points in polygons {
      for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) {
        let (low, high) = start.y <= end.y ? (start, end) : (end, start)
        guard low.y < bottom, high.y > top else { continue }
        for y in [max(low.y, top), min(high.y, bottom)] {
          let share = high.y > low.y ? (y - low.y) / (high.y - low.y) : 0
          let x = low.x + share * (high.x - low.x)
          (least, most) = (min(least, x), max(most, x))
        }
      }
    }
    return least <= most ? least - 2 * padding...most : nil
  }
}
