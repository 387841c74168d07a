public import CoreGraphics

/// The state of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// True unless views are only exchanged.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` for a transition within a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// True if a gesture began it.
  var initiallyInteractive: Bool { get }
  /// True if a gesture can take up the running transition; always false here.
  var isInterruptible: Bool { get }
  /// True while a gesture drives it.
  var isInteractive: Bool { get }
  /// True if the transition goes back, or went back.
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  /// The part of the way that the gesture came, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the rest once the gesture is over, as a multiple; always 1 here.
  var completionVelocity: CGFloat { get }
  /// The pace of the rest once the gesture is over.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller of a key; nil if that side has none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a key; nil if it stays in its place (P-32).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that holds the views of both sides while they move.
  var containerView: UIView { get }
  /// The transform of the view that comes at the end; always the identity here.
  var targetTransform: CGAffineTransform { get }
}

/// Takes along the animations that others add to a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates with the transition, and tells when it is over; false if it is over already (P-33).
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for what lies outside the transition's container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Tells once that the gesture is over.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
  /// Tells whenever the gesture lets the transition go or takes hold of it (N-12).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Animates with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
