public import QuartzCore

/// Hears which tab is chosen, may refuse, and decides how controllers change places.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns true if the user may choose a controller (T-07).
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user chose a controller, maybe the one that was chosen already (T-07).
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
  /// The user is about to rearrange tabs.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  )
  /// The user has rearranged tabs, and the new order is not in force yet; true if it differs.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  /// The list of tabs is dismissed and the new order is in force; true if it differs.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  /// The orientations that the controller allows while it decides (T-13).
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which the controller is first presented over the full screen.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// Returns the object that drives an animator; nil lets it run by itself.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the animator that exchanges two controllers; nil exchanges them at once (T-15).
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Default: true.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    late("tabBarController:shouldSelect:", [tabBarController, viewController], or: true)
  }
  /// Default: does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { tellLate("tabBarController:didSelect:", [tabBarController, viewController]) }
  /// Default: does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) { tellLate("tabBarController:willBeginCustomizing:", [tabBarController, viewControllers]) }
  /// Default: does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    tellLate(
      "tabBarController:willEndCustomizing:changed:",
      [tabBarController, viewControllers, changed]
    )
  }
  /// Default: does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    tellLate(
      "tabBarController:didEndCustomizing:changed:",
      [tabBarController, viewControllers, changed]
    )
  }
  /// Default: all orientations on pad, all but upside down elsewhere.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    late(
      "tabBarControllerSupportedInterfaceOrientations:",
      [tabBarController],
      or: tabBarController.usualOrientations
    )
  }
  /// Default: the orientation that the main screen has now.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    late(
      "tabBarControllerPreferredInterfaceOrientationForPresentation:",
      [tabBarController],
      or: UIScreen.main.interfaceOrientation
    )
  }
  /// Default: nil, so the animator runs by itself.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    late(
      "tabBarController:interactionControllerFor:",
      [tabBarController, animationController],
      or: nil
    )
  }
  /// Default: nil, so views are exchanged at once.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    late(
      "tabBarController:animationControllerForTransitionFrom:to:",
      [tabBarController, fromVC, toVC],
      or: nil
    )
  }
}
