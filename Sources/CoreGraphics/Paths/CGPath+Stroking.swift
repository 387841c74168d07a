public import Foundation

extension CGPath {
  /// The outline of the stroked path, to be filled with the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath(steps: []) }
    var stroker = Stroker(
      radius: lineWidth / 2,
      cap: lineCap,
      join: lineJoin,
      miterLimit: max(miterLimit, 1)
    )
    for polygon in polygons(tolerance: max(lineWidth / 200, 0.01), transform: transform) {
      stroker.add(polygon)
    }
    return CGPath(steps: stroker.steps)
  }

  /// The path cut into dashes; lengths alternate between line and gap and begin anew at their end.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return copy(using: transform)
    }
    let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let result = CGMutablePath()
    for polygon in polygons(tolerance: 0.05, transform: transform) {
      var dasher = Dasher(lengths: lengths, phase: phase)
      dasher.cut(polygon, into: result)
    }
    return CGPath(steps: result.steps)
  }

  private func copy(using transform: CGAffineTransform) -> CGPath {
    CGPath(steps: steps.map { $0.applying(transform) })
  }
}

/// Walks along polygons and switches between line and gap.
private struct Dasher {
  let lengths: [CGFloat]
  var index = 0
  var left: CGFloat = 0
  var isOn: Bool { index % 2 == 0 }

  init(lengths: [CGFloat], phase: CGFloat) {
    self.lengths = lengths
    let total = lengths.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - rest
  }

  mutating func cut(_ polygon: Polygon, into path: CGMutablePath) {
    guard var from = polygon.points.first else { return }
    if isOn { path.move(to: from) }
    // More cuts than this would appear as a line and would only take memory.
    var budget = 100_000
    for to in polygon.points.dropFirst() + (polygon.isClosed ? [from] : []) {
      var distance = hypot(to.x - from.x, to.y - from.y)
      while distance > left, budget > 0 {
        budget -= 1
        from = PathBuilder.mix(from, to, left / distance)
        distance -= left
        if isOn { path.addLine(to: from) } else { path.move(to: from) }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= distance
      from = to
      if isOn { path.addLine(to: to) }
    }
  }
}
