internal import Foundation

/// Draws the outline of a thick line: one side forth, the other back, with joins and caps.
///
/// At turns of a line the inner side overlaps itself, which the winding rule fills as one.
struct Stroker {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var steps: [PathStep] = []

  init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.radius, self.cap, self.join, self.miterLimit) = (radius, cap, join, miterLimit)
  }

  mutating func add(_ polygon: Polygon) {
    var points: [CGPoint] = []
    for point in polygon.points where points.last != point { points.append(point) }
    if polygon.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    switch points.count {
    case 0: return
    case 1: addDot(at: points[0])
    case 2: addOpen(points)
    default:
      if polygon.isClosed {
        addSide(points)
        addSide(points.reversed())
      } else {
        addOpen(points)
      }
    }
  }

  /// A line of no length shows only its caps.
  private mutating func addDot(at point: CGPoint) {
    let rect = CGRect(
      x: point.x - radius,
      y: point.y - radius,
      width: 2 * radius,
      height: 2 * radius
    )
    switch cap {
    case .butt: return
    case .round: steps += PathBuilder.ellipse(rect)
    case .square: steps += PathBuilder.rect(rect)
    }
  }

  private mutating func addSide(_ points: [CGPoint]) {
    var outline: [PathStep] = []
    for index in points.indices {
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      outline += corner(before, points[index], after)
    }
    close(outline)
  }

  private mutating func addOpen(_ points: [CGPoint]) {
    let there = points
    let back = Array(points.reversed())
    close(half(there) + half(back))
  }

  /// The left side of the line from its first point, and the cap at its last.
  private func half(_ points: [CGPoint]) -> [PathStep] {
    let last = points.count - 1
    var outline: [PathStep] = [.line(offset(points[0], normal(points[0], points[1])))]
    for index in 1..<last {
      outline += corner(points[index - 1], points[index], points[index + 1])
    }
    let n = normal(points[last - 1], points[last])
    outline.append(.line(offset(points[last], n)))
    switch cap {
    case .butt: break
    case .square:
      let ahead = CGVector(dx: n.dy, dy: -n.dx)
      let tip = offset(points[last], ahead)
      outline += [.line(offset(tip, n)), .line(offset(tip, CGVector(dx: -n.dx, dy: -n.dy)))]
    case .round:
      outline += PathBuilder.arc(
        center: points[last],
        radius: radius,
        start: atan2(n.dy, n.dx),
        delta: -.pi
      )
    }
    return outline
  }

  private func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> [PathStep] {
    let (n1, n2) = (normal(before, point), normal(point, after))
    let cross = n1.dx * n2.dy - n1.dy * n2.dx
    let dot = n1.dx * n2.dx + n1.dy * n2.dy
    let (from, to) = (PathStep.line(offset(point, n1)), PathStep.line(offset(point, n2)))
    // The left side is the outer one where the line turns right.
    guard cross < 0 || (cross == 0 && dot < 0) else { return [from, .line(point), to] }
    switch join {
    case .bevel:
      return [from, to]
    case .round:
      return PathBuilder.arc(
        center: point,
        radius: radius,
        start: atan2(n1.dy, n1.dx),
        delta: atan2(cross, dot)
      )
    case .miter:
      let squared = 2 / (1 + dot)
      guard squared.isFinite, squared <= miterLimit * miterLimit else { return [from, to] }
      let reach = radius * squared / 2
      let tip = CGPoint(
        x: point.x + (n1.dx + n2.dx) * reach,
        y: point.y + (n1.dy + n2.dy) * reach
      )
      return [from, .line(tip), to]
    }
  }

  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: -(to.y - from.y) / length, dy: (to.x - from.x) / length)
  }

  private func offset(_ point: CGPoint, _ n: CGVector) -> CGPoint {
    CGPoint(x: point.x + n.dx * radius, y: point.y + n.dy * radius)
  }

  private mutating func close(_ outline: [PathStep]) {
    guard case .line(let first)? = outline.first else { return }
    steps.append(.move(first))
    steps += outline.dropFirst()
    steps.append(.close)
  }
}
