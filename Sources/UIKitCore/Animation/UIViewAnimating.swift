/// Something that animates and can be held, turned and stopped meanwhile.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Inactive, active, or stopped.
  var state: UIViewAnimatingState { get }
  /// True while time moves the animation.
  var isRunning: Bool { get }
  /// True if it goes back to its beginning.
  var isReversed: Bool { get set }
  /// The part of the way to its destination, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins or goes on at once.
  func startAnimation()
  /// Begins or goes on after seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation at its present part.
  func pauseAnimation()
  /// Holds all values for good; true leaves the completion out.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position, and completes it.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes blocks and goes on after a pause.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part, from 0 to 1, of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that begin at once.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that receives the position at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause with another pace and a share of the duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
