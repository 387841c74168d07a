public import CoreGraphics

/// Lets a gesture say how far a transition has come, and whether it is to be finished.
///
/// It holds what the animator moves and shows the part of the way that the gesture has come. What
/// is said just before the transition begins counts when it does.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// In seconds; what the animator says.
  open private(set) var duration: CGFloat = 0
  /// From 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest, as a multiple; default 1.
  open var completionSpeed: CGFloat = 1
  /// The pace of blocks that run alongside the transition; default `easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace of the rest, for animators that can be interrupted.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False for a transition that begins by itself; `pause()` takes hold of it.
  open var wantsInteractiveStart = true

  private var context: TransitionContext?
  private var drive: (any TransitionDrive)?
  private var beganAt: CFTimeInterval = 0
  private var isWaiting = true
  private var verdict: Bool?
  /// Counts the calls that came too early.
  private var verdicts = 0

  public override init() { super.init() }

  /// Begins the animator's motion and holds it; anything but the kit's own context is ignored.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext,
      let animator = context.transition.animator
    else { return }
    accompany(context)
    drive = context.makeDrive(animator, duration: Double(duration))
    update(percentComplete)
    if let verdict { verdict ? finish() : cancel() }
  }

  /// Knows a transition that runs by itself.
  func accompany(_ context: TransitionContext) {
    self.context = context
    isWaiting = false
    duration = CGFloat(context.coordinator.duration)
    beganAt = context.containerView.layer.convertTime(CACurrentMediaTime(), from: nil)
    context.coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.forget() }
  }

  /// Takes hold of a transition that runs by itself.
  open func pause() {
    guard let context, drive == nil, let animator = context.transition.animator else { return }
    let layer = context.containerView.layer
    let walked = layer.convertTime(CACurrentMediaTime(), from: nil) - beganAt
    drive =
      animator.interruptible(context).map(AnimatorDrive.init)
      ?? LayerDrive(context, begin: beganAt, duration: Double(duration))
    context.pauseInteractiveTransition()
    update(CGFloat(walked / max(Double(duration), .leastNonzeroMagnitude)))
  }

  /// The gesture has come so far, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    drive?.move(to: self.percentComplete)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// The gesture is over, and the transition goes on to its end.
  open func finish() {
    guard let context, let drive else { return decide(true) }
    self.drive = nil
    context.finishInteractiveTransition()
    drive.goOn(speed: completionSpeed, curve: timingCurve)
  }

  /// The gesture is over, and the transition goes back.
  open func cancel() {
    guard let context, let drive else { return decide(false) }
    self.drive = nil
    context.cancelInteractiveTransition()
    drive.goBack(speed: completionSpeed, curve: timingCurve)
  }

  /// Waits for a transition that is about to begin, which a dismissal does with the next frame; a
  /// later one is not what was meant.
  private func decide(_ finishes: Bool) {
    guard isWaiting, let loop = UIScreen.main.frameLoop else { return }
    verdict = finishes
    verdicts += 1
    loop.afterNextPicture { [weak self, verdicts] in
      loop.afterNextPicture { self?.drop(verdicts) }
    }
  }

  private func drop(_ said: Int) {
    if isWaiting, said == verdicts { verdict = nil }
  }

  private func forget() {
    drive = nil
    context = nil
    verdict = nil
    isWaiting = true
    percentComplete = 0
  }
}

extension TransitionContext {
  /// Begins the animator's motion and holds it.
  fileprivate func makeDrive(
    _ animator: any UIViewControllerAnimatedTransitioning,
    duration: TimeInterval
  ) -> any TransitionDrive {
    if let own = animator.interruptible(self) { return AnimatorDrive(own) }
    let begin = containerView.layer.convertTime(CACurrentMediaTime(), from: nil)
    let drive = LayerDrive(self, begin: begin, duration: duration)
    animator.animateTransition(using: self)
    return drive
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// The animator's own way of being held, if it has one.
  fileprivate func interruptible(
    _ context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let own = interruptibleAnimator(using: context)
    return own === UninterruptibleAnimator.shared ? nil : own
  }
}
