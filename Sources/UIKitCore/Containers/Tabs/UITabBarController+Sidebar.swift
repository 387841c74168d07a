public import QuartzCore

extension UITabBarController {
  final var keptSidebar: Sidebar {
    if let known = ownSidebar as? Sidebar { return known }
    let new = Sidebar()
    ownSidebar = new
    return new
  }

  /// A list of all tabs beside the chosen one's screen.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// The place of a sidebar: over the content or beside it.
    nonisolated public enum Layout: Int, Sendable {
      case automatic = 0, overlap, tile
    }

    /// Supplies the rows; held weakly; default nil; never called here.
    open weak var delegate: (any UITabBarControllerSidebarDelegate)?
    /// True, the default, if the sidebar is hidden; kept.
    open var isHidden = true
    /// The place that is wanted; default `automatic`; kept.
    open var preferredLayout = Layout.automatic
    /// The content above the tabs; default nil; kept.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// The content below the tabs; default nil; kept.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// The view at the bottom of the sidebar; default nil; kept.
    open var bottomBarView: UIView?

    /// Brings a row in line with its tab; there are no rows here.
    open func reconfigureItem(for tab: UITab) {}
  }
}

/// Lets an app animate beside a sidebar that comes or goes.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
  /// Runs changes together with the sidebar's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Hears of a sidebar, and supplies the actions of its rows; never called here.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
  /// The sidebar is about to come or go.
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  )
  /// A tab is about to be seen in the sidebar.
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  )
  /// A tab is seen in the sidebar no longer.
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab
  )
  /// The actions at the leading side of a tab's row; nil, the default, is none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration?
  /// The actions at the trailing side of a tab's row; nil, the default, is none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration?
  /// The menu of a tab's row; nil, the default, is none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration?
}

extension UITabBarControllerSidebarDelegate {
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab
  ) {}
  /// None by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// None by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// None by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
}
