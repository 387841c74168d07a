public import Foundation

/// A shape of lines and curves that no longer changes; `CGMutablePath` is the one being drawn.
public class CGPath: @unchecked Sendable {
  /// The steps in the order in which they were added.
  package internal(set) var steps: [PathStep]

  init(steps: [PathStep]) { self.steps = steps }

  /// Makes a path of one rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: PathBuilder.rect(rect).map { $0.applying(transform?.pointee) })
  }

  /// Makes a path of the ellipse that fills a rectangle.
  public convenience init(
    ellipseIn rect: CGRect,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(steps: PathBuilder.ellipse(rect).map { $0.applying(transform?.pointee) })
  }

  /// Makes a path of a rectangle with elliptical corners no larger than half its sides.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      steps: PathBuilder.roundedRect(rect, radii).map { $0.applying(transform?.pointee) }
    )
  }

  /// A path with the same steps.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// A path with the same steps that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// A path whose steps are transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: steps.map { $0.applying(transform?.pointee) })
  }

  /// A path whose steps are transformed and that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(steps: steps.map { $0.applying(transform?.pointee) })
  }

  /// True if there is no step at all.
  public var isEmpty: Bool { steps.isEmpty }

  /// Calls a block with each step; the element is valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps {
      var points = step.points
      if points.isEmpty { points.append(.zero) }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var element = CGPathElement(type: step.type, points: base)
        block(&element)
      }
    }
  }

  /// Calls a function with each step and a pointer of the caller's.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension PathStep {
  /// The step after a transform, or itself without one.
  func applying(_ t: CGAffineTransform?) -> PathStep {
    guard let t, !t.isIdentity else { return self }
    return applying(t)
  }
}

extension CGPath: Hashable {
  /// True if both paths have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.steps == right.steps
  }

  /// Feeds the steps to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
