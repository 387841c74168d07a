public import QuartzCore

/// Supplies the pages beside the one that is shown.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one that is shown; nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one that is shown; nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots; 0 shows no page control (T-58).
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot that is filled.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Default: 0, so there are no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Default: 0, the first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is notified of the turning of pages by the user (T-57).
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// The user begins to turn to other pages (T-57).
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// The turn by the user has ended; `completed` is false if it went back (T-57).
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  /// The binding edge for an orientation; asked before the size changes, in the curl style only.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// The orientations that the controller allows while it decides.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which the controller is first presented over the full screen.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Default: does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    tellLate("pageViewController:willTransitionTo:", [pageViewController, pendingViewControllers])
  }
  /// Default: does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    tellLate(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      [pageViewController, finished, previousViewControllers, completed]
    )
  }
  /// Default: the spine stays as it is.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    late(
      "pageViewController:spineLocationFor:",
      [pageViewController, orientation],
      or: pageViewController.spineLocation
    )
  }
  /// Default: all orientations on pad, all but upside down elsewhere.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    late(
      "pageViewControllerSupportedInterfaceOrientations:",
      [pageViewController],
      or: pageViewController.usualOrientations
    )
  }
  /// Default: the orientation that the main screen has now.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    late(
      "pageViewControllerPreferredInterfaceOrientationForPresentation:",
      [pageViewController],
      or: UIScreen.main.interfaceOrientation
    )
  }
}
