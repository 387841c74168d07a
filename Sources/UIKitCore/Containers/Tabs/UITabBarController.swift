public import QuartzCore

/// Controllers side by side of which one is shown, above a tab bar.
///
/// Invariant: all controllers are children, but for one that the list of more tabs has pushed; only
/// chosen ones' views are loaded (T-02, T-03).
open class UITabBarController: UIViewController, UITabBarDelegate, ContainerLayout,
  LoadedContainer
{
  /// May refuse a choice, hears of it, and supplies animators; default nil.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom; the controller manages its items.
  open private(set) var tabBar: UITabBar
  /// The controllers that the user may rearrange; all of them unless something else is set.
  open var customizableViewControllers: [UIViewController]? {
    didSet { moreChanged() }
  }
  /// Shows the controllers that the bar has no room for (T-10).
  public let moreNavigationController: UINavigationController

  var tabs: [UIViewController]?
  var chosen: UIViewController?
  /// The controller whose view is in place, or comes to be.
  var shown: UIViewController?
  var running: TransitionRunner?
  /// Holds the controllers' views, below the bar.
  let stageView = UIView(frame: UIScreen.main.bounds)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    moreNavigationController = Self.makeMoreNavigation()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.delegate = self
  }

  /// Takes the bar from the document, or makes one, and becomes its delegate.
  public required init?(coder: NSCoder) {
    tabBar =
      (coder as? NibCoder)?.object("tabBar") as? UITabBar
      ?? UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    moreNavigationController = Self.makeMoreNavigation()
    super.init(coder: coder)
    tabBar.delegate = self
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }

  open override func loadView() {
    makeContainerView(for: self)
    installTabs()
  }

  // MARK: - Controllers

  /// Adds a tab for the controller, behind the others.
  open override func addChild(_ childController: UIViewController) {
    let isTab = (tabs ?? []).contains { $0 === childController }
    guard !isTab, childController !== moreNavigationController else {
      return super.addChild(childController)
    }
    setViewControllers((tabs ?? []) + [childController], animated: false)
  }

  /// The controllers in the order of their tabs; nil before any were set (T-01).
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers; the first is chosen unless the chosen one stays (T-02).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers)
  }
  /// The shown controller, or `moreNavigationController` (T-10); setting a stranger raises.
  open var selectedViewController: UIViewController? {
    get { chosenOrList }
    set { choose(newValue) }
  }
  override var frontChild: UIViewController? { selectedViewController }
  /// The index of the shown controller, `NSNotFound` for none (T-01); one out of range sets
  /// nothing.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === chosenOrList } ?? NSNotFound }
    set { chooseIndex(newValue) }
  }

  /// Chooses the item's controller as the user does, so the delegate may refuse (T-07).
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { userChose(item) }

  open override var childForStatusBarStyle: UIViewController? { chosen }
  open override var childForStatusBarHidden: UIViewController? { chosen }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { chosen }
  /// The delegate's, or the device's (T-13).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? UIScreen.main.interfaceOrientation
  }

  func layOutContainer() { layOutTabs() }
  func containerDidLoad() { showChosen() }
  func containerLeftWindow() { running?.end(finished: true) }
}
