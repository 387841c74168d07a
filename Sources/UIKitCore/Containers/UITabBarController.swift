public import QuartzCore

/// Hears which tab is chosen, and may refuse.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may choose a controller (T-07).
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user chose a controller (T-07).
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

/// Controllers side by side of which one is shown, above a tab bar.
///
/// Invariant: all controllers are children; only the chosen one's view is loaded (T-02, T-03).
open class UITabBarController: UIViewController, UITabBarDelegate, ContainerLayout {
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom; the controller manages its items.
  open private(set) var tabBar: UITabBar
  /// The controllers that the user may rearrange.
  open var customizableViewControllers: [UIViewController]?
  /// Shows the controllers that the bar has no room for (T-10).
  public let moreNavigationController: UINavigationController

  var tabs: [UIViewController]?
  var chosen: UIViewController?
  var shown: UIViewController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    moreNavigationController = MoreListController.makeNavigation()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.delegate = self
  }

  public required init?(coder: NSCoder) {
    tabBar =
      (coder as? NibCoder)?.object("tabBar") as? UITabBar
      ?? UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    moreNavigationController = MoreListController.makeNavigation()
    super.init(coder: coder)
    tabBar.delegate = self
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }

  open override func loadView() {
    makeContainerView(for: self)
    view.addSubview(tabBar)
    tabBar.placement.isManaged = true
    showChosen()
  }

  // MARK: - Controllers

  /// The controllers in the order of their tabs; nil before any were set (T-01).
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers; the first is chosen unless the chosen one stays (T-02).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers)
  }
  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set { choose(newValue) }
  }
  /// Its index; `NSNotFound` if there is none (T-01).
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === chosen } ?? NSNotFound }
    set { chooseIndex(newValue) }
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { userChose(item) }

  open override var childForStatusBarStyle: UIViewController? { chosen }
  open override var childForStatusBarHidden: UIViewController? { chosen }

  func layOutContainer() { layOutTabs() }
}
