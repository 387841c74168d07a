public import QuartzCore

/// A tab of a tab bar controller, whose own controller is made when it is needed first (W-210).
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The part of a tab bar, or of a sidebar, in which a tab is shown; kept, and bars show root tabs.
  nonisolated public enum Placement: Int, Sendable {
    case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// The name of the tab, which no other tab of the tab bar controller has.
  public let identifier: String
  /// The text of the tab.
  open var title: String { didSet { ownItem.title = title } }
  /// The picture of the tab; nil for none.
  open var image: UIImage? { didSet { ownItem.image = image } }
  /// A second line for sidebars; default nil; kept, and not shown here.
  open var subtitle: String?
  /// The text in the red capsule; nil, the default, hides it.
  open var badgeValue: String? { didSet { ownItem.badgeValue = badgeValue } }
  /// True, the default, if the user may choose the tab.
  open var isEnabled = true { didSet { ownItem.isEnabled = isEnabled } }
  /// The place that is wanted for the tab; default `automatic`; kept, and has no effect here.
  open var preferredPlacement = Placement.automatic
  /// A value of the app's; default nil.
  open var userInfo: Any?
  /// True if the bar leaves the tab out; `isHiddenByDefault` until it is set.
  open var isHidden: Bool {
    get { ownHidden ?? isHiddenByDefault }
    set {
      ownHidden = newValue
      tabBarController?.entriesChanged()
    }
  }
  /// True if the bar leaves the tab out until `isHidden` is set; default false.
  open var isHiddenByDefault = false { didSet { tabBarController?.entriesChanged() } }
  /// True if the user may hide the tab; default false; kept, and has no effect here.
  open var allowsHiding = false

  /// The group that has the tab among its children; nil for a root tab.
  open internal(set) weak var parent: UITabGroup?
  weak var owner: UITabBarController?
  /// The controller once it was made.
  var made: UIViewController?
  let ownItem = UITabBarItem()
  private let provider: (@MainActor (UITab) -> UIViewController)?
  private var ownHidden: Bool?

  /// Makes a tab; the provider is called once, when the controller is needed first.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    ownItem.title = title
    ownItem.image = image
  }

  /// The tab bar controller that has the tab or a group around it; nil without one.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }
  /// The tab's own controller, which is made now if it has not been; nil without a provider.
  open var viewController: UIViewController? {
    if made == nil { made = provider?(self) }
    return made
  }
  /// The closest group around whose navigation controller shows the tab; nil for none.
  open var managingTabGroup: UITabGroup? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UITabGroup }
      .first { $0.managingNavigationController != nil }
  }
  /// True if the bar of a tab bar controller shows the tab.
  open var hasVisiblePlacement: Bool {
    tabBarController?.shownEntries.contains { $0 === self } ?? false
  }

  /// The item of the bar.
  var item: UITabBarItem? { ownItem }
  /// The controller that the tab bar controller shows for a root tab; made if it has not been.
  var front: UIViewController? { viewController }
  /// The same controller, if it was made.
  var madeFront: UIViewController? { made }
  /// The tab that is selected when this one is: a group's is the innermost child.
  var leaf: UITab { self }
  /// The tab and all tabs below it, those above first.
  var branch: [UITab] { [self] }
}

/// Tabs under a title, of which one is selected (W-211).
///
/// On a phone a group is one item of the bar; its children are selected by code.
open class UITabGroup: UITab {
  /// The style of a group in a sidebar; kept, and has no effect here.
  nonisolated public enum SidebarAppearance: UInt, Sendable {
    case automatic = 0, inline, rootSection
  }

  /// The tabs of the group; default none.
  open var children: [UITab] {
    didSet {
      adopt(oldValue)
      tabBarController?.entriesChanged()
    }
  }
  /// The child that is selected; nil, the default, while the group itself is, or after its user went
  /// back from the child (W-211).
  open var selectedChild: UITab? {
    get { stillChosenChild }
    set { chooseChild(newValue) }
  }
  /// The child that is selected where one has to be; nil, the default, is the first.
  open var defaultChildIdentifier: String?
  /// The order of the children in a sidebar, by identifiers; default none, and all others follow.
  open var displayOrderIdentifiers: [String] = []
  /// The children in the order of `displayOrderIdentifiers`.
  open var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return first + children.filter { child in !first.contains { $0 === child } }
  }
  /// True if the user may put the children in another order; default false; kept.
  open var allowsReordering = false
  /// The navigation controller whose stack shows the group and what is selected in it; default nil,
  /// for which the group's own controller is shown whatever is selected (W-211).
  open var managingNavigationController: UINavigationController? {
    didSet { tabBarController?.entriesChanged() }
  }
  /// The actions below the children in a sidebar; default none; kept.
  open var sidebarActions: [UIAction] = []
  /// The style of the group in a sidebar; default `automatic`; kept.
  open var sidebarAppearance = SidebarAppearance.automatic

  var chosenChild: UITab?
  /// The stack that was put into the navigation controller last.
  var placedStack: [UIViewController] = []

  /// Makes a group of tabs; the provider makes the controller of the group itself.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab] = [],
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    adopt([])
  }

  /// The tab of an identifier below the group, however deep; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    branch.dropFirst().first { $0.identifier == identifier }
  }

  override var front: UIViewController? { groupFront }
  override var madeFront: UIViewController? {
    managingNavigationController ?? made ?? chosenChild?.madeFront
  }
  override var leaf: UITab { stillChosenChild?.leaf ?? self }
  override var branch: [UITab] { [self] + children.flatMap(\.branch) }
}
