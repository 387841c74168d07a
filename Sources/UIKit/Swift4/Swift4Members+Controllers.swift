public import UIKitCore
public import UIKitValues

extension UIViewController {
  /// The name that Swift 4 has for `children`.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// The name that Swift 4 has for `childForStatusBarHidden`.
  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }

  /// The name that Swift 4 has for `childForStatusBarStyle`.
  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  /// The name that Swift 4 has for `isMovingToParent`.
  @available(swift, obsoleted: 4.2, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  /// The name that Swift 4 has for `isMovingFromParent`.
  @available(swift, obsoleted: 4.2, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }

  /// The name that Swift 4 has for `childForScreenEdgesDeferringSystemGestures`, a method there.
  @available(swift, obsoleted: 4.2, renamed: "childForScreenEdgesDeferringSystemGestures")
  public func childViewControllerForScreenEdgesDeferringSystemGestures() -> UIViewController? {
    childForScreenEdgesDeferringSystemGestures
  }

  /// The name that Swift 4 has for `childForHomeIndicatorAutoHidden`, a method there.
  @available(swift, obsoleted: 4.2, renamed: "childForHomeIndicatorAutoHidden")
  public func childViewControllerForHomeIndicatorAutoHidden() -> UIViewController? {
    childForHomeIndicatorAutoHidden
  }

  /// A method in Swift 4, and a property since.
  @_disfavoredOverload
  @available(swift, obsoleted: 4.2, renamed: "getter:preferredScreenEdgesDeferringSystemGestures()")
  public func preferredScreenEdgesDeferringSystemGestures() -> UIRectEdge {
    let edges: UIRectEdge = preferredScreenEdgesDeferringSystemGestures
    return edges
  }

  /// A method in Swift 4, and a property since.
  @_disfavoredOverload
  @available(swift, obsoleted: 4.2, renamed: "getter:prefersHomeIndicatorAutoHidden()")
  public func prefersHomeIndicatorAutoHidden() -> Bool {
    let isHidden: Bool = prefersHomeIndicatorAutoHidden
    return isHidden
  }

  /// The name that Swift 4 has for `addChild(_:)`.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The name that Swift 4 has for `removeFromParent()`.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The name that Swift 4 has for `willMove(toParent:)`.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The name that Swift 4 has for `didMove(toParent:)`.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// The name that Swift 4 has for `allowedChildrenForUnwinding(from:)`.
  @available(swift, obsoleted: 4.2, renamed: "allowedChildrenForUnwinding(from:)")
  public func allowedChildViewControllersForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { allowedChildrenForUnwinding(from: source) }

  /// The name that Swift 4 has for `childContaining(_:)`.
  @available(swift, obsoleted: 4.2, renamed: "childContaining(_:)")
  public func childViewControllerContaining(
    _ source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? { childContaining(source) }

  /// The name that Swift 4 has for `unwind(for:towards:)`.
  @available(swift, obsoleted: 4.2, renamed: "unwind(for:towards:)")
  public func unwind(
    for unwindSegue: UIStoryboardSegue,
    towardsViewController subsequent: UIViewController
  ) { unwind(for: unwindSegue, towards: subsequent) }

  /// The name that Swift 4 has for `setOverrideTraitCollection(_:forChild:)`.
  @available(swift, obsoleted: 4.2, renamed: "setOverrideTraitCollection(_:forChild:)")
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChildViewController childViewController: UIViewController
  ) { setOverrideTraitCollection(collection, forChild: childViewController) }

  /// The name that Swift 4 has for `overrideTraitCollection(forChild:)`.
  @available(swift, obsoleted: 4.2, renamed: "overrideTraitCollection(forChild:)")
  public func overrideTraitCollection(
    forChildViewController childViewController: UIViewController
  ) -> UITraitCollection? { overrideTraitCollection(forChild: childViewController) }
}
