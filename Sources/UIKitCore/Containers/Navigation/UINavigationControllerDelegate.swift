public import QuartzCore

/// Hears which controller a navigation controller shows, and decides how it gets there.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Sent after the `will…` calls of both controllers (N-03).
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Sent after the `did…` calls; not after a cancelled pop (N-13).
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  /// The orientations that the controller allows while it decides (N-30).
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which the controller is first presented over the full screen.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// Returns the object that drives an animator; nil lets it run by itself.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the animator of a push or pop; nil is the sideways motion.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Default: does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    tellLate(
      "navigationController:willShow:animated:",
      [navigationController, viewController, animated]
    )
  }
  /// Default: does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    tellLate(
      "navigationController:didShow:animated:",
      [navigationController, viewController, animated]
    )
  }
  /// Default: all orientations on pad, all but upside down elsewhere.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    late(
      "navigationControllerSupportedInterfaceOrientations:",
      [navigationController],
      or: navigationController.usualOrientations
    )
  }
  /// Default: the orientation that the main screen has now.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    late(
      "navigationControllerPreferredInterfaceOrientationForPresentation:",
      [navigationController],
      or: UIScreen.main.interfaceOrientation
    )
  }
  /// Default: nil, so the animator runs by itself.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    late(
      "navigationController:interactionControllerFor:",
      [navigationController, animationController],
      or: nil
    )
  }
  /// Default: nil, so the views move sideways.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    late(
      "navigationController:animationControllerFor:from:to:",
      [navigationController, operation, fromVC, toVC],
      or: nil
    )
  }
}
