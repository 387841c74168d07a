/// One controller's part in a transition.
struct TransitionSide {
  let controller: UIViewController
  /// True if the controller receives its appearance callbacks (P-03).
  var isNotified = true
  /// The view that comes or goes; nil for one that stays in its place (P-32).
  var view: UIView?
  /// The view's first and last frame, in the container's coordinates.
  var initialFrame = CGRect.zero
  var finalFrame = CGRect.zero

  /// A side whose view fills the container, and moves with its controller.
  static func whole(_ controller: UIViewController, in container: UIView) -> Self {
    Self(
      controller: controller,
      view: controller.view,
      initialFrame: container.bounds,
      finalFrame: container.bounds
    )
  }
}

/// The description of one controller taking another's place; `TransitionRunner` performs it.
///
/// A container names the controllers that go and come, the view that holds them, and the animator.
///
/// It sends none of the appearance calls. Pushing, for example:
///
/// ```swift
/// var transition = Transition(owner: self, container: stackView)
/// transition.from = .whole(old, in: stackView)
/// transition.to = .whole(new, in: stackView)
/// transition.animator = animated ? SlideAnimator(.push) : nil
/// transition.didOrder = .disappearanceFirst
/// transition.completion = { finished in if finished { delegate?.didShow(new) } }
/// TransitionRunner.run(transition)
/// ```
///
/// The runner loads `to`, sends the `will…` calls, lets the animator add `to.view` to the container
/// (without an animator it adds the view itself), and removes the view of the side that left. With
/// a container that is in no window it only exchanges the views (N-08).
struct Transition {
  /// The order of two calls.
  enum Order {
    /// Navigation (N-01).
    case disappearanceFirst
    /// Presentation (P-01, P-02).
    case appearanceFirst
  }

  /// The order of calls to both sides after a cancellation.
  enum CancelOrder {
    /// The one that came goes altogether, then the other comes back (N-12).
    case arrivalFirst
    /// The other comes back altogether, then the one that came goes (T-54).
    case returnFirst
    /// Both turn round, then both arrive (T-56).
    case interleaved
  }

  /// The controller that vends the coordinator, besides the two sides (C-34).
  let owner: UIViewController
  /// Holds the views of both sides while they move.
  let container: UIView
  var from: TransitionSide?
  var to: TransitionSide?
  /// Nil for a change without animation; one that is there runs even if `isAnimated` is false, as
  /// custom presentations need (P-31).
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Drives the animator by a gesture.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Overrides what `animated` is in the calls; otherwise that follows from the animator.
  var isAnimatedOverride: Bool?
  var presentationStyle = UIModalPresentationStyle.none
  var willOrder = Order.disappearanceFirst
  var didOrder = Order.disappearanceFirst
  var cancelOrder = CancelOrder.arrivalFirst
  /// True if the sides receive callbacks even where nobody sees them (T-62).
  var tellsUnseen = false
  /// Takes part in the steps between the calls; kept until the end.
  var delegate: (any TransitionDelegate)?
  /// Runs last, for those who want to know of the end only; false after a cancellation.
  var completion: (_ finished: Bool) -> Void = { _ in }

  init(owner: UIViewController, container: UIView) {
    self.owner = owner
    self.container = container
  }

  var isAnimated: Bool { isAnimatedOverride ?? (animator != nil) }
}

/// Takes part in a transition between the calls that the runner sends.
protocol TransitionDelegate: AnyObject {
  /// The `will…` calls were sent, and nothing has moved.
  func transitionWillAnimate(with coordinator: any UIViewControllerTransitionCoordinator)
  /// The side that comes, if that is known only after `transitionWillAnimate`, else nil: a
  /// presentation controller may make the presented view then (P-30).
  var arrivingSide: TransitionSide? { get }
  /// All views are in their final places, and the `did…` calls come next.
  func transitionDidSettle(finished: Bool)
  /// All calls were sent.
  func transitionDidEnd(finished: Bool)
}
