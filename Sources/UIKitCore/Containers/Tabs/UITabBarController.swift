public import QuartzCore

/// Controllers side by side of which one is shown, above a tab bar.
///
/// Invariant: all controllers are children, but for one that the list of more tabs has pushed, and
/// those of tabs that were not made yet; only chosen ones' views are loaded (T-02, T-03).
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

  /// The occasion on which the bar becomes small; kept, and it never does here.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// The view above the bar; kept, and not shown here.
  open var bottomAccessory: UITabAccessory?

  /// The root tabs, hidden ones included; nil before any were set.
  var entries: [UITab]?
  var chosen: UIViewController?
  /// The controller whose view is in place, or comes to be.
  var shown: UIViewController?
  var running: TransitionRunner?
  /// Holds the controllers' views, below the bar.
  let stageView = UIView(frame: UIScreen.main.bounds)
  /// True if the app has hidden the bar, and true while it comes or goes.
  var (barIsHidden, barIsMoving) = (false, false)
  /// The sidebar, once it was asked for.
  var ownSidebar: AnyObject?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    moreNavigationController = Self.makeMoreNavigation()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.delegate = self
  }

  /// Makes a controller of tabs, of which the first is chosen (W-210).
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
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
    let isTab = entry(holding: childController) != nil
    guard !isTab, childController !== moreNavigationController else {
      return super.addChild(childController)
    }
    append(childController)
  }

  /// The controllers in the order of their tabs; nil before any were set (T-01).
  ///
  /// Controllers of tabs that have not made theirs yet are made now.
  open var viewControllers: [UIViewController]? {
    get { entries.map { _ in shownEntries.compactMap(\.front) } }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers; the first is chosen unless the chosen one stays (T-02).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(with: viewControllers)
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
    get { chosenIndex ?? NSNotFound }
    set { chooseIndex(newValue) }
  }

  // MARK: - Tabs

  /// Replaces the root tabs; the first is chosen unless the chosen one stays (W-210).
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(with: tabs) }
  /// The tab of an identifier, root tab or below one; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.flatMap(\.branch).first { $0.identifier == identifier }
  }
  /// The identifiers of the root tabs that bars show where width is compact; nil, the default, shows
  /// all (W-210).
  open var compactTabIdentifiers: [String]? { didSet { entriesChanged() } }
  /// The name under which the user's order of the tabs is saved; default nil; kept.
  open var customizationIdentifier: String?
  final var keptMode = Mode.automatic
  /// Hides the bar or shows it; animated, it slides over the bottom edge (W-213).
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    hideTabBar(hidden, animated: animated)
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

  /// The presentations of tabs.
  nonisolated public enum Mode: Int, Sendable {
    case automatic = 0, tabBar, tabSidebar
  }
}

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
  /// Returns true if the user may choose a tab, a group's child where one is selected (W-210).
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// The user chose a tab, maybe the one that was chosen already (W-210).
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  )
  /// The user begins to rearrange tabs in a sidebar; never called here.
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  /// The user has rearranged tabs in a sidebar; never called here.
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  /// The user has shown or hidden tabs; never called here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    visibilityDidChangeFor tabs: [UITab]
  )
  /// The user has put the children of a group in another order; never called here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    displayOrderDidChangeFor group: UITabGroup
  )
  /// Returns the controllers that the stack of a group shows for a tab, in place of those that are
  /// proposed (W-211).
  func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
}

/// A view above a tab bar; kept, and not shown here.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view.
  public let contentView: UIView

  /// Makes an accessory of a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  /// The occasion on which the bar becomes small.
  nonisolated public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0, never, onScrollDown, onScrollUp
  }

  /// Sets the view above the bar.
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
}
