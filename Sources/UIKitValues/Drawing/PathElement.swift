/// One step of a path with its points, for archives and for walking a path backwards.
nonisolated struct PathElement: Codable, Hashable {
  /// The raw value of a `CGPathElementType`.
  let kind: Int32
  let points: [CGPoint]

  static func steps(of path: CGPath) -> [PathElement] {
    var steps: [PathElement] = []
    path.applyWithBlock { element in
      let element = element.pointee
      let count =
        switch element.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
      let points = UnsafeBufferPointer(start: element.points, count: count)
      steps.append(PathElement(kind: element.type.rawValue, points: Array(points)))
    }
    return steps
  }

  func add(to path: CGMutablePath) {
    switch (CGPathElementType(rawValue: kind), points.count) {
    case (.moveToPoint, 1): path.move(to: points[0])
    case (.addLineToPoint, 1): path.addLine(to: points[0])
    case (.addQuadCurveToPoint, 2): path.addQuadCurve(to: points[1], control: points[0])
    case (.addCurveToPoint, 3):
      path.addCurve(to: points[2], control1: points[0], control2: points[1])
    case (.closeSubpath, _): path.closeSubpath()
    default: break
    }
  }

  /// The path with each part drawn from its end to its beginning.
  static func reversed(_ path: CGPath) -> CGPath {
    let result = CGMutablePath()
    var part: [PathElement] = []
    for step in steps(of: path) + [
      PathElement(kind: CGPathElementType.moveToPoint.rawValue, points: [])
    ] {
      if step.kind == CGPathElementType.moveToPoint.rawValue {
        addReversed(part, to: result)
        part = []
      }
      part.append(step)
    }
    return result
  }

  private static func addReversed(_ part: [PathElement], to path: CGMutablePath) {
    let isClosed = part.last?.kind == CGPathElementType.closeSubpath.rawValue
    let drawn = isClosed ? part.dropLast() : part[...]
    guard let end = drawn.last?.points.last else { return }
    path.move(to: end)
    for (step, before) in zip(drawn.dropFirst(), drawn).reversed() {
      guard let start = before.points.last else { continue }
      PathElement(kind: step.kind, points: step.points.dropLast().reversed() + [start]).add(
        to: path
      )
    }
    if isClosed { path.closeSubpath() }
  }
}
