public import Foundation

/// Moves what its blocks change, and can be paused, turned round, scrubbed and stopped on the way.
///
/// `AnimatorState` says how far it is; each frame it tells what moves. While it is active it keeps
/// itself alive.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// In seconds; a spring of mass and stiffness sets its own.
  public let duration: TimeInterval
  /// Always 0; a delay given to `startAnimation` is not kept here.
  public let delay: TimeInterval
  /// The pace given at creation; `continueAnimation` changes it only for the current run.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  /// Lets touches reach views while they move; default true, read when a block is added.
  open var isUserInteractionEnabled = true
  /// Default false; kept, and has no effect here.
  open var isManualHitTestingEnabled = false
  /// False makes it an animation that cannot be held or turned once it runs.
  open var isInterruptible = true
  /// True while a part of the way that was set is not bent by the pace.
  open var scrubsLinearly = true
  /// True if it waits at its end instead of finishing.
  open var pausesOnCompletion = false

  var progress: AnimatorState
  /// The pace of the leg that is walked.
  var pace: (any UITimingCurveProvider)?
  let control = AnimationControl()
  var blocks: [AnimatorBlock] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var notes: [ValueChange.Note] = []
  /// The part of the way at which what is being added begins.
  var joiningPart: Double = 0

  /// An animator that takes no time.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// An animator with a pace of its own; a spring of weight and stiffness also has its own duration.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let own = parameters.springTimingParameters?.ownDuration ?? duration
    (self.duration, delay, timingParameters, pace) = (own, 0, parameters, parameters)
    progress = AnimatorState(duration: own)
  }

  /// An animator with a curve by its name.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// An animator with a curve by its two inner control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that runs already.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: - Effects

  /// Inactive, active, or stopped and waiting for `finishAnimation`.
  open var state: UIViewAnimatingState { progress.state }
  /// True while time moves it, and false while it is paused.
  open var isRunning: Bool { progress.isRunning }

  /// True if it goes back to where it began; it can be turned at any time.
  open var isReversed: Bool {
    get { progress.isReversed }
    set { turn(newValue) }
  }

  /// The part of the way to where it goes, from 0 to 1; setting it holds the animation there.
  open var fractionComplete: CGFloat {
    get { CGFloat(isReversed ? 1 - part : part) }
    set { scrub(to: Double(newValue)) }
  }

  /// Adds a block; one added while active moves over the time left, else it waits for the start.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(AnimatorBlock(body: animation))
  }

  /// The block's changes begin after a part of the time that is left, and end with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(AnimatorBlock(body: animation, delayFactor: Double(delayFactor)))
  }

  /// Adds a block called once at the end, also when it finishes early; not after a stop for good.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Begins or goes on; does nothing while running or stopped.
  open func startAnimation() { start(after: 0) }
  /// Begins or goes on after seconds, at least 0; does nothing while running or stopped.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
  /// Holds it at its present part; an inactive one becomes active first.
  open func pauseAnimation() { pause() }
  /// Goes on after a pause at a new pace; the rest takes the factor, if above 0, times `duration`.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    proceed(parameters, Double(durationFactor))
  }

  /// Holds all values for good; with false it waits for `finishAnimation`, else it is inactive.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
  /// Ends a stopped animator with values of the start, the end or as they are, and calls
  /// completions; does nothing in other states.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(at: finalPosition) }
  }
}

/// Changes that an animator makes when it begins.
struct AnimatorBlock {
  let body: () -> Void
  /// The part of the time that is left when the changes begin to move.
  var delayFactor: Double = 0
}
