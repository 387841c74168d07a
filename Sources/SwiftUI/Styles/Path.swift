/// Lines and curves.
public struct Path: Shape, Equatable, @unchecked Sendable {
  private var path = UIBezierPath()

  /// No line.
  public nonisolated init() {}

  /// A rectangle.
  public nonisolated init(_ rect: CGRect) { path = UIBezierPath(rect: rect) }

  /// A path of Core Graphics.
  public nonisolated init(_ path: CGPath) { self.path = UIBezierPath(cgPath: path) }

  /// An ellipse in a rectangle.
  public nonisolated init(ellipseIn rect: CGRect) { path = UIBezierPath(ovalIn: rect) }

  /// A rectangle with round corners.
  public nonisolated init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) { path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius) }

  /// Lines that a closure draws.
  public nonisolated init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// True if both have the same lines.
  public nonisolated static func == (lhs: Path, rhs: Path) -> Bool { lhs.cgPath == rhs.cgPath }

  /// The path of Core Graphics.
  public nonisolated var cgPath: CGPath { path.cgPath }

  /// True if there is no line.
  public nonisolated var isEmpty: Bool { path.isEmpty }

  /// The rectangle around the lines.
  public nonisolated var boundingRect: CGRect { path.bounds }

  /// The point where the next line begins.
  public nonisolated var currentPoint: CGPoint? { path.isEmpty ? nil : path.currentPoint }

  /// The path itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// Begins a line at a point.
  public nonisolated mutating func move(to end: CGPoint) { edit { $0.move(to: end) } }

  /// Draws a line to a point.
  public nonisolated mutating func addLine(to end: CGPoint) { edit { $0.addLine(to: end) } }

  /// Draws lines between points.
  public nonisolated mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    lines.dropFirst().forEach { addLine(to: $0) }
  }

  /// Draws a curve with one control point.
  public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    edit { $0.addQuadCurve(to: end, controlPoint: control) }
  }

  /// Draws a curve with two control points.
  public nonisolated mutating func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint
  ) { edit { $0.addCurve(to: end, controlPoint1: control1, controlPoint2: control2) } }

  /// Draws a part of a circle.
  public nonisolated mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    edit {
      $0.addArc(
        withCenter: center,
        radius: radius,
        startAngle: startAngle.radians,
        endAngle: endAngle.radians,
        // SwiftUI's direction is that of a y axis that points up.
        clockwise: !clockwise
      )
    }
  }

  /// Draws a rectangle.
  public nonisolated mutating func addRect(_ rect: CGRect) { add(UIBezierPath(rect: rect)) }

  /// Draws a rectangle with round corners.
  public nonisolated mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    add(UIBezierPath(roundedRect: rect, cornerRadius: cornerSize.width))
  }

  /// Draws an ellipse in a rectangle.
  public nonisolated mutating func addEllipse(in rect: CGRect) { add(UIBezierPath(ovalIn: rect)) }

  /// Adds another path.
  public nonisolated mutating func addPath(_ path: Path) { add(path.path) }

  /// Draws a line to where the last one began.
  public nonisolated mutating func closeSubpath() { edit { $0.close() } }

  /// The path, moved and scaled.
  public nonisolated func applying(_ transform: CGAffineTransform) -> Path {
    var result = self
    result.edit { $0.apply(transform) }
    return result
  }

  private nonisolated mutating func add(_ other: UIBezierPath) { edit { $0.append(other) } }

  private nonisolated mutating func edit(_ body: (UIBezierPath) -> Void) {
    let copy = UIBezierPath(cgPath: path.cgPath)
    body(copy)
    path = copy
  }
}
