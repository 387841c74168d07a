internal import QuartzCore

/// Presents a search over the controller that is searched, under the navigation bar.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var presentationStyle: UIModalPresentationStyle { .overCurrentContext }
  override var shouldPresentInFullscreen: Bool { false }

  /// Whoever is searched is the context.
  override func context(of source: UIViewController) -> UIViewController { source }

  override func makeAnimator(_ transitionStyle: UIModalTransitionStyle)
    -> any UIViewControllerAnimatedTransitioning
  { DissolveAnimator() }

  override func presentationTransitionWillBegin() { search?.willCome() }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { search?.didCome() }
  }
  override func dismissalTransitionWillBegin() { search?.willGo() }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { search?.didGo() }
  }

  override func containerViewWillLayoutSubviews() {
    presentedViewController.barInsets = presentingViewController.barInsets
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func viewBehind(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let containerView, let below = presentingViewController.viewIfLoaded else { return nil }
    return below.hitTest(containerView.convert(point, to: below), with: event)
  }
}
