public import Foundation

/// A path that is being drawn.
///
/// A step that needs a current point and has none is left out, as are points that are not finite.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes a path without steps.
  public init() { super.init(steps: []) }

  override init(steps: [PathStep]) { super.init(steps: steps) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point), transform)
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.quad(control, end), transform)
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.cubic(control1, control2, end), transform)
  }

  /// Adds a line back to where the subpath began.
  public func closeSubpath() {
    guard let last = steps.last, last != .close else { return }
    steps.append(.close)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathBuilder.rect(rect), transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds lines through points, beginning a new subpath at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathBuilder.ellipse(rect), transform)
  }

  /// Adds a rectangle with elliptical corners no larger than half its sides.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    append(PathBuilder.roundedRect(rect, radii), transform)
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.steps, transform)
  }

  private func append(_ new: [PathStep], _ transform: CGAffineTransform) {
    for step in new { append(step, transform) }
  }

  func append(_ step: PathStep, _ transform: CGAffineTransform) {
    let step = transform.isIdentity ? step : step.applying(transform)
    guard step.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    if case .move = step {
      if case .move? = steps.last { steps.removeLast() }
    } else {
      guard let last = steps.last else { return }
      if case .close = last, step != .close { steps.append(.move(currentPoint)) }
    }
    steps.append(step)
  }
}
