public import Foundation
public import QuartzCore

/// Supplies the pace at which an animator moves.
nonisolated public protocol UITimingCurveProvider: AnyObject {
  /// The kind of timing, which names the parameters that hold it.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of a curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of a spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing.
nonisolated public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// A curve from beginning to end.
nonisolated open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve's name, if it has one.
  public let animationCurve: UIView.AnimationCurve
  /// The first inner control point, in parts of the duration (x) and of the way (y).
  public let controlPoint1: CGPoint
  /// The second inner control point, in parts of the duration (x) and of the way (y).
  public let controlPoint2: CGPoint
  let timingFunction: CAMediaTimingFunction
  private let isNamed: Bool

  /// The curve of a name.
  public init(animationCurve: UIView.AnimationCurve) {
    self.animationCurve = animationCurve
    timingFunction = animationCurve.timingFunction
    controlPoint1 = timingFunction.controlPoint(1)
    controlPoint2 = timingFunction.controlPoint(2)
    isNamed = true
    super.init()
  }

  /// A curve by its two inner control points, from (0, 0) to (1, 1).
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
    animationCurve = .easeInOut
    timingFunction = CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x),
      Float(controlPoint1.y),
      Float(controlPoint2.x),
      Float(controlPoint2.y)
    )
    isNamed = false
    super.init()
  }

  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// `builtin` for a named curve, else `cubic`.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The object itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A weight on a spring; its duration follows from it, or is the animator's.
nonisolated open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In ways per second; only its component along the way counts.
  public let initialVelocity: CGVector
  private let dampingRatio: CGFloat?
  private let physics: Spring?

  /// A spring that takes the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (dampingRatio, initialVelocity, physics) = (ratio, velocity, nil)
    super.init()
  }

  /// A spring at rest that takes the animator's duration; a ratio of 1 does not overshoot.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that takes its own time.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    physics = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)
    (dampingRatio, initialVelocity) = (nil, velocity)
    super.init()
  }

  /// The spring that the system's own transitions use.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Always `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Always nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The object itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring for an animator of a duration.
  func spring(duration: TimeInterval) -> Spring {
    physics
      ?? Spring(
        dampingRatio: dampingRatio ?? 1,
        duration: duration,
        velocity: initialVelocity.dx
      )
  }

  /// The duration of a spring that takes its own time.
  var ownDuration: TimeInterval? { physics?.settlingDuration }
}

nonisolated extension CAMediaTimingFunction {
  fileprivate func controlPoint(_ index: Int) -> CGPoint {
    var values: [Float] = [0, 0]
    getControlPoint(at: index, values: &values)
    return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
  }
}
