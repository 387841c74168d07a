public import CoreGraphics

/// Names a controller of a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key's text.
  public let rawValue: String
  /// Makes a key of any text; only the two below find a controller.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that is seen at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Makes a key of any text; only the two below find a view.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that goes; nil if it stays in its place (P-32).
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes; nil if it never left (P-32).
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Describes a transition to its animator, which reports its end here.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Holds the views while they move; the animator adds what comes.
  var containerView: UIView { get }
  /// True unless views are only exchanged.
  var isAnimated: Bool { get }
  /// True while a gesture drives the transition.
  var isInteractive: Bool { get }
  /// True if the transition goes back, or went back.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for a transition within a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how far the gesture has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The gesture is over and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The gesture is over and the transition goes back.
  func cancelInteractiveTransition()
  /// A gesture takes hold of a transition that ran by itself.
  func pauseInteractiveTransition()
  /// Ends the transition; an animator must call it, with false after a cancellation.
  func completeTransition(_ didComplete: Bool)
  /// The controller of a key; nil if that side has none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a key; nil if it stays in its place (P-32).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform of the view that comes at the end; always the identity here.
  var targetTransform: CGAffineTransform { get }
  /// The first frame of a controller's view, in the container's coordinates.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The last frame of a controller's view, in the container's coordinates.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Moves the views of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds what comes, moves it, and completes the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The motion as something that can be held and turned; the same for the whole transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called at the end with true if the transition was finished, false if cancelled (P-26).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Default: none, so the motion cannot be held and turned.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { UninterruptibleAnimator.shared }
  /// Default: does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a gesture drive a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition and holds it; called in place of the animator.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )
  /// The speed of the rest once the gesture is over, as a multiple.
  var completionSpeed: CGFloat { get }
  /// The pace of blocks that run alongside.
  var completionCurve: UIView.AnimationCurve { get }
  /// False for a transition that begins by itself and may be taken up by a gesture later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Default: 1.
  public var completionSpeed: CGFloat { 1 }
  /// Default: `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Default: true.
  public var wantsInteractiveStart: Bool { true }
}
