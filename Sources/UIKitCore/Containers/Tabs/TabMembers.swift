/// Properties of iOS 18 whose names apps written before gave to their own.
///
/// They stand in extensions of a protocol: a subclass that declares its own hides them, where it would
/// have to override those of its class (W-209).
@preconcurrency @MainActor
public protocol TabMembers: AnyObject {}

extension UIViewController: TabMembers {}

extension TabMembers where Self: UIViewController {
  /// The tab that the controller was made for, or that was made for it; nil for none (W-210).
  public var tab: UITab? { tabBarController?.tab(of: self) }
}

extension TabMembers where Self: UITabBarController {
  /// The root tabs; default none; those of controllers that were set are here too (W-210, W-212).
  public var tabs: [UITab] {
    get { entries ?? [] }
    set { setTabs(newValue, animated: false) }
  }
  /// The chosen tab, of a group the innermost child that is selected; nil for none (W-210, W-211);
  /// setting a stranger sets nothing.
  public var selectedTab: UITab? {
    get { chosenOrList.flatMap(entry)?.leaf }
    set { select(newValue) }
  }
  /// The presentation of the tabs; default `automatic`; kept: there is a bar always.
  public var mode: UITabBarController.Mode {
    get { keptMode }
    set { keptMode = newValue }
  }
  /// True if the bar is hidden; default false (W-213).
  public var isTabBarHidden: Bool {
    get { barIsHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// The sidebar of the tabs; its values are kept, and there is a bar in place of it here.
  public var sidebar: UITabBarController.Sidebar { keptSidebar }
}
