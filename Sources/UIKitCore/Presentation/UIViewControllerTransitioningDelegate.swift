/// Brings an app's own presentation controller and animators; everything is optional (P-26, P-28).
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Asked for the style `custom` alone.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// The animator of a presentation; nil leaves it to the transition style (P-26).
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of a dismissal; nil leaves it to the transition style (P-26).
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked if there is an animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asked if there is an animator.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Default: nil, so the built-in presentation is used.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    late(
      "presentationControllerForPresented:presenting:source:",
      [presented, presenting, source],
      or: nil
    )
  }
  /// Default: nil, so the transition style decides about the motion.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    late(
      "animationControllerForPresented:presenting:source:",
      [presented, presenting, source],
      or: nil
    )
  }
  /// Default: nil, so the transition style decides about the motion.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    late("animationControllerForDismissed:", [dismissed], or: nil)
  }
  /// Default: nil, so the animator runs by itself.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    late("interactionControllerForPresentationUsing:", [animator], or: nil)
  }
  /// Default: nil, so the animator runs by itself.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    late("interactionControllerForDismissalUsing:", [animator], or: nil)
  }
}
