/// The defaults of the methods, which ask by name for those that only a subclass has.
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
  /// Default: true.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool { late("tabBarController:shouldSelectTab:", [tabBarController, tab], or: true) }
  /// Default: does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    tellLate(
      "tabBarController:didSelectTab:previousTab:",
      [tabBarController, selectedTab, previousTab]
    )
  }
  /// Default: does nothing.
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
  /// Default: does nothing.
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
  /// Default: does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    visibilityDidChangeFor tabs: [UITab]
  ) {}
  /// Default: does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    displayOrderDidChangeFor group: UITabGroup
  ) {}
  /// Default: the controllers that are proposed.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    late(
      "tabBarController:displayedViewControllersFor:proposedViewControllers:",
      [tabBarController, tab, proposedViewControllers],
      or: proposedViewControllers
    )
  }
}
