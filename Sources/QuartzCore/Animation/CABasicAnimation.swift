public import Foundation

/// An animation from one value to another.
///
/// Those of the three values that are missing are taken from the layer.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil, the default, is `toValue` less `byValue`, or the layer's value.
  open var fromValue: Any?
  /// The last value; nil, the default, is `fromValue` plus `byValue`, or the layer's value.
  open var toValue: Any?
  /// The difference; ignored if the two other values are set; default nil.
  open var byValue: Any?
  /// The part of its time in which it goes its whole way; all of it unless it is a keyframe.
  package var window: AnimationWindow?

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    window = other.window
  }

  override func apply(to moving: CALayer, at moment: AnimationMoment) {
    guard keyPath == "contents" else { return super.apply(to: moving, at: moment) }
    if let fromValue { moving.contents = fromValue }
    moving.links.model?.motion?.dissolve = progress(moment)
  }

  override func value(at moment: AnimationMoment, base: AnimatedValue?) -> AnimatedValue? {
    guard let (from, to) = ends(base) else { return nil }
    var part = progress(moment)
    if let window {
      guard let inside = window.part(of: part) else { return nil }
      part = inside
    }
    let value = from.mixed(with: to, part)
    guard isCumulative, moment.iteration > 0 else { return value }
    return value.plus(to.minus(from), times: CGFloat(moment.iteration))
  }

  private func ends(_ base: AnimatedValue?) -> (AnimatedValue, AnimatedValue)? {
    let from = AnimatedValue(fromValue)
    let to = AnimatedValue(toValue)
    let by = AnimatedValue(byValue)
    let rest = isAdditive ? (from ?? to ?? by)?.zero : base
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.plus(by))
    case (nil, let to?, let by?): return (to.minus(by), to)
    case (let from?, nil, nil): return rest.map { (from, $0) }
    case (nil, let to?, nil): return rest.map { ($0, to) }
    case (nil, nil, let by?): return rest.map { ($0, $0.plus(by)) }
    case (nil, nil, nil): return nil
    }
  }
}

/// The part of an animation's way in which a keyframe is reached.
package struct AnimationWindow {
  /// From 0 to 1.
  package var start: Double
  package var length: Double
  /// The pace of the whole row of keyframes.
  package var pace: CAMediaTimingFunction?
  /// True if the keyframe's first value is seen from the beginning.
  package var fillsBefore = false

  package init(start: Double, length: Double, pace: CAMediaTimingFunction?) {
    (self.start, self.length, self.pace) = (start, length, pace)
  }

  /// The part of the keyframe at a part of the row; nil while it is not its turn.
  func part(of whole: CGFloat) -> CGFloat? {
    let whole = pace?.progress(at: whole) ?? whole
    if whole < CGFloat(start) { return fillsBefore ? 0 : nil }
    guard length > 0 else { return 1 }
    return min((whole - CGFloat(start)) / CGFloat(length), 1)
  }
}

/// An animation to a value as a spring goes there.
open class CASpringAnimation: CABasicAnimation {
  /// The weight on the spring, of which more is slower; default 1.
  open var mass: CGFloat = 1
  /// The spring's stiffness, of which more is faster; default 100.
  open var stiffness: CGFloat = 100
  /// The friction; default 10, and 0 swings for ever.
  open var damping: CGFloat = 10
  /// In whole ways per second, towards the goal; default 0.
  open var initialVelocity: CGFloat = 0
  /// Default false; kept, and has no effect here.
  open var allowsOverdamping = false

  /// A spring that seems to come to rest after a duration and swings over by a bounce, of which 0
  /// is none, 1 is for ever, and less than 0 creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 0)
    (stiffness, damping) = (spring.stiffness, spring.damping)
    duration = settlingDuration
  }

  /// The seconds after which the spring seems to be at rest.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }
  /// The part of the way by which the spring swings over.
  open var bounce: CGFloat {
    let share = damping / (2 * (stiffness * mass).squareRoot())
    return share <= 1 ? 1 - share : 1 / share - 1
  }

  /// The seconds until a thousandth of the way is left; infinite without damping; `duration` is not
  /// set to it.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
  }

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
  }

  override func progress(_ moment: AnimationMoment) -> CGFloat {
    // Even while it oscillates, the value at the end is exact.
    if moment.fraction >= 1 { return 1 }
    return spring.progress(at: Double(moment.fraction) * duration)
  }
}
