public import QuartzCore

/// One tab: title, image and badge.
open class UITabBarItem: UIBarItem {
  /// The tabs that the system titles and draws.
  public enum SystemItem: Int, Sendable {
    case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The image while the tab is chosen; `image` when nil.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// The text in the red capsule; nil hides it.
  open var badgeValue: String? { didSet { changed() } }
  /// The color of the capsule; nil is red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// The offset of the title from its place, in points; default zero.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
  /// The bar's appearance while this tab is chosen; nil leaves it to the bar.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  /// The same while the content is at its end.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  var systemItem: SystemItem?
  var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  /// Makes a tab with title and image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes a tab with title and an image for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// Reads title, images and badge from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder).map(decodeTabBarItem)
  }

  /// Keeps the text attributes of the badge in one control state; they have no effect here.
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = attributes
    changed()
  }

  /// Answers what was set for exactly this state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
}

extension UITabBarItem {
  func decodeTabBarItem(_ coder: NibCoder) {
    systemItem = coder.choice("systemItem", SystemItem.names)
    selectedImage = coder.image("selectedImage")
    badgeValue = coder.string("badgeValue")
  }
}
