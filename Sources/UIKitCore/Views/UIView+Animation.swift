/// Animations take their final values at once; completions come when the clock says so.
extension UIView {
  private static var animationsAreEnabled = true

  public class var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// The duration of the animation being described, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval { currentDuration }

  private static var currentDuration: TimeInterval = 0

  public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsAreEnabled
    animationsAreEnabled = false
    actionsWithoutAnimation()
    animationsAreEnabled = before
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, animations, completion)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, animations, completion)
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, animations ?? {}, completion)
  }

  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration,
      0,
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      },
      completion
    )
  }

  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      0.25,
      0,
      {
        parallelAnimations?()
        views.forEach { $0.removeFromSuperview() }
      },
      completion
    )
  }

  private static func run(
    _ duration: TimeInterval,
    _ delay: TimeInterval,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let outer = currentDuration
    currentDuration = duration
    animations()
    currentDuration = outer
    guard let completion else { return }
    let time = animationsAreEnabled ? delay + duration : 0
    UIScreen.main.frameLoop.schedule(after: time) { completion(true) }
  }
}
