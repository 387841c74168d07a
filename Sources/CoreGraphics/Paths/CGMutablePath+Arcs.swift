public import Foundation

extension CGMutablePath {
  /// Adds an arc, joined by a line to the current point if there is one.
  ///
  /// Angles are radians from +x towards +y; `clockwise` means falling angles, which on a screen
  /// whose y grows downwards appears anticlockwise.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = CGMutablePath.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: delta,
      transform: transform
    )
  }

  /// Adds an arc that begins at an angle and turns by another, in radians.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathBuilder.arc(center: center, radius: radius, start: startAngle, delta: delta)
    guard case .line(let first)? = arc.first else { return }
    append(steps.isEmpty ? .move(first) : .line(first), transform)
    for step in arc.dropFirst() { append(step, transform) }
  }

  /// Adds a line and an arc that round the corner between two lines through `tangent1End`.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !steps.isEmpty else { return }
    let start = transform.isInvertible ? currentPoint.applying(transform.inverted()) : currentPoint
    guard let arc = CornerArc(start, tangent1End, tangent2End, radius: radius) else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    addRelativeArc(
      center: arc.center,
      radius: radius,
      startAngle: arc.start,
      delta: arc.delta,
      transform: transform
    )
  }

  /// The angle swept between two directions: at most a whole turn, never against the direction.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let delta = end - start
    guard delta.isFinite else { return 0 }
    if clockwise {
      if delta <= -turn { return -turn }
      return delta > 0 ? -(turn - delta.truncatingRemainder(dividingBy: turn)) : delta
    }
    if delta >= turn { return turn }
    return delta < 0 ? turn + delta.truncatingRemainder(dividingBy: turn) : delta
  }
}

/// The circle that touches both sides of a corner.
private struct CornerArc {
  var center: CGPoint
  var start: CGFloat
  var delta: CGFloat

  init?(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint, radius: CGFloat) {
    let (u, v) = (
      CGVector(dx: from.x - corner.x, dy: from.y - corner.y),
      CGVector(dx: to.x - corner.x, dy: to.y - corner.y)
    )
    let (lengthU, lengthV) = (hypot(u.dx, u.dy), hypot(v.dx, v.dy))
    let cross = u.dx * v.dy - u.dy * v.dx
    guard radius > 0, lengthU > 0, lengthV > 0, abs(cross) > 1e-9 * lengthU * lengthV else {
      return nil
    }
    let angle = atan2(abs(cross), u.dx * v.dx + u.dy * v.dy)
    let distance = radius / tan(angle / 2)
    let first = CGPoint(
      x: corner.x + u.dx / lengthU * distance,
      y: corner.y + u.dy / lengthU * distance
    )
    let second = CGPoint(
      x: corner.x + v.dx / lengthV * distance,
      y: corner.y + v.dy / lengthV * distance
    )
    let side: CGFloat = cross > 0 ? 1 : -1
    center = CGPoint(
      x: first.x - u.dy / lengthU * radius * side,
      y: first.y + u.dx / lengthU * radius * side
    )
    start = atan2(first.y - center.y, first.x - center.x)
    let end = atan2(second.y - center.y, second.x - center.x)
    delta = (end - start).remainder(dividingBy: 2 * .pi)
  }
}
