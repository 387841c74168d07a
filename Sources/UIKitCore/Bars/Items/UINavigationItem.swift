public import QuartzCore

/// The content of a navigation bar for one screen: title, prompt and buttons.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The condition under which a screen shows its title large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the screen below it does.
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The title of the next screen's back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title where it fits, otherwise "Back" or nothing.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// Only the chevron.
    case minimal = 2
  }

  /// The way in which an iPad lays out title and items.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator = 0
    /// The title at the leading edge, for going back and forth.
    case browser = 1
    /// The title at the leading edge, for a document.
    case editor = 2
  }

  /// The place of the search bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// In the row of the title.
    case inline = 1
    /// In a row of its own.
    case stacked = 2
  }

  /// The title in the middle of the bar.
  open var title: String? { didSet { changed() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line of text above the title; makes the bar 30 points taller (S-5).
  open var prompt: String? { didSet { changed() } }
  /// The condition under which the title is shown large; default `automatic`.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }
  /// The button that leads back *to* this screen, shown on the next.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of that button.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The way that button is titled; default the title where it fits.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
  /// True if the bar leaves out the button to the screen before; default false.
  open var hidesBackButton = false { didSet { changed() } }
  /// The action of the back button shown with this item, in place of going back.
  open var backAction: UIAction? { didSet { changed() } }
  /// True if left items come beside the back button rather than replacing it; default false.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The buttons on the leading side, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons on the trailing side, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The search bar shown under the title.
  open var searchController: UISearchController? { didSet { changed() } }
  /// True if the search bar goes away when the content scrolls; default true.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
  /// The way in which an iPad lays out title and items; kept: the title is in the middle here.
  open var style = ItemStyle.navigator
  /// The wanted place of the search bar; kept: it has a row of its own here.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The place of the search bar.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// The menu that a tap on the title opens, made of what the system suggests (W-226).
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
  /// Items for the overflow menu; kept, and not shown here.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// Identifies the bar when people rearrange it; kept.
  open var customizationIdentifier: String?
  /// The bar's appearance while this screen is on top; nil leaves it to the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same in compact height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same while the content is at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same in compact height while the content is at its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  weak var observer: (any BarItemObserver)?

  /// Makes an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  public override init() { super.init() }

  /// Reads title, prompt and buttons from a document.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder).map(decodeNavigationItem)
  }

  /// The first of the items on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the items on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The text below the title; kept, and not shown here.
  open var subtitle: String?
  /// The large title, if it isn't the title; kept, and not shown here.
  open var largeTitle: String?
  /// The text below the large title; kept, and not shown here.
  open var largeSubtitle: String?

  /// Sets the leading items.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the trailing items.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the only leading item.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the only trailing item.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets whether the button to the screen before is left out.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  func changed() {
    observer?.barItemDidChange(self)
  }
}
