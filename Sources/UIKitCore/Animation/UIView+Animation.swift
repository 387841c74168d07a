extension UIView {
  /// True if blocks of animations move anything; default true.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// The duration of the animation being described, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.duration ?? 0
  }

  /// Lets blocks of animations move, or take their final values at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }

  /// Runs a block whose changes do not move, whatever surrounds it.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.isEnabled = before
  }

  /// Makes a view whose places do not move even inside an animation.
  static func withoutAnimation<View>(_ make: () -> View) -> View {
    let before = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    defer { ViewAnimation.isEnabled = before }
    return make()
  }

  /// Lets what the block changes move there; a duration of 0 is a change at once, with the
  /// completion in the next frame.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(
      ViewAnimation(duration: duration, delay: delay, options: options, completion: completion),
      animations
    )
  }

  /// Lets what the block changes spring there; at a ratio of 1 it does not swing.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: dampingRatio, duration: duration, velocity: velocity)
    let animation = ViewAnimation(
      duration: duration,
      delay: delay,
      options: options,
      pace: .spring(spring),
      completion: completion
    )
    perform(animation, animations)
  }

  /// Lets what the block changes spring there; the duration is that of a swing as it is felt.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration,
      bounce: bounce,
      velocity: initialSpringVelocity
    )
    let animation = ViewAnimation(
      duration: duration > 0 ? spring.settlingDuration : 0,
      delay: delay,
      options: options,
      pace: .spring(spring),
      completion: completion
    )
    perform(animation, animations)
  }

  /// Lets what the block inside an animation changes move so often, and back if wanted.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let current = ViewAnimation.current else { return animations() }
    let before = (current.repeatCount, current.autoreverses)
    (current.repeatCount, current.autoreverses) = (Float(count), autoreverses)
    animations()
    (current.repeatCount, current.autoreverses) = before
  }

  /// Lets views go as the system lets them, and what the block changes move beside that.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let all = ViewAnimation(duration: 0.25, delay: 0, options: options) { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
    perform(all) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    }
  }

  /// Runs a block as an animation says, inside the one that is being described.
  static func perform(_ animation: ViewAnimation, _ body: () -> Void) {
    if let outer = ViewAnimation.current { animation.inherit(from: outer) }
    if animation.duration > 0 || animation.delay > 0 || animation.animator != nil {
      animation.run(body)
    } else {
      ViewAnimation.pause(body)
    }
    animation.tally.seal()
  }
}
