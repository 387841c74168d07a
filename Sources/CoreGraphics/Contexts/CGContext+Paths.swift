public import Foundation

extension CGContext {
  /// Forgets the path.
  public func beginPath() { devicePath = CGMutablePath() }
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { devicePath.move(to: point, transform: pixelTransform) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) {
    devicePath.addLine(to: point, transform: pixelTransform)
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    devicePath.addCurve(
      to: end,
      control1: control1,
      control2: control2,
      transform: pixelTransform
    )
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    devicePath.addQuadCurve(to: end, control: control, transform: pixelTransform)
  }
  /// Adds a line back to where the subpath began.
  public func closePath() { devicePath.closeSubpath() }
  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { devicePath.addRect(rect, transform: pixelTransform) }
  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { devicePath.addRects(rects, transform: pixelTransform) }
  /// Adds lines through points, beginning a new subpath at the first.
  public func addLines(between points: [CGPoint]) {
    devicePath.addLines(between: points, transform: pixelTransform)
  }
  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) {
    devicePath.addEllipse(in: rect, transform: pixelTransform)
  }
  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { devicePath.addPath(path, transform: pixelTransform) }

  /// Adds an arc, joined by a line to the current point if there is one; angles are radians.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    devicePath.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise,
      transform: pixelTransform
    )
  }

  /// Adds a line and an arc that round the corner between two lines through `tangent1End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    devicePath.addArc(
      tangent1End: tangent1End,
      tangent2End: tangent2End,
      radius: radius,
      transform: pixelTransform
    )
  }

  /// The path in user space.
  public var path: CGPath? {
    guard !devicePath.isEmpty, pixelTransform.isInvertible else { return nil }
    var back = pixelTransform.inverted()
    return devicePath.copy(using: &back)
  }

  /// True if there is no path.
  public var isPathEmpty: Bool { devicePath.isEmpty }
  /// The point at which the next step would begin, in user space; zero without a path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// The smallest rectangle in user space that holds the path's points.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// True if a point of user space would be painted by drawing the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let point = point.applying(pixelTransform)
    switch mode {
    case .fill: return devicePath.contains(point)
    case .eoFill: return devicePath.contains(point, using: .evenOdd)
    case .stroke: return strokedDevicePath.contains(point)
    case .fillStroke: return devicePath.contains(point) || strokedDevicePath.contains(point)
    case .eoFillStroke:
      return devicePath.contains(point, using: .evenOdd) || strokedDevicePath.contains(point)
    }
  }

  /// Makes the outline of the stroked path the path.
  public func replacePathWithStrokedPath() {
    let stroked = strokedDevicePath
    devicePath = CGMutablePath(steps: stroked.steps)
  }

  /// The outline of the stroked path in pixels.
  private var strokedDevicePath: CGPath {
    guard let path else { return CGPath(steps: []) }
    let line = state.dash.map {
      path.copy(dashingWithPhase: $0.phase, lengths: $0.lengths)
    }
    let outline = (line ?? path).copy(
      strokingWithWidth: state.lineWidth,
      lineCap: state.lineCap,
      lineJoin: state.lineJoin,
      miterLimit: state.miterLimit
    )
    var forth = pixelTransform
    return outline.copy(using: &forth) ?? outline
  }
}
