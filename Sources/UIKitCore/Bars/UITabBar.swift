public import QuartzCore

/// What a tab bar says when a tab is chosen.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user chose `item`.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar at the bottom whose tabs lead to the parts of an app.
open class UITabBar: UIView {
  /// How stacked tabs share the width.
  public enum ItemPositioning: Int, Sendable {
    /// Filled on phones, centered where there is room.
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// Who hears of chosen tabs.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs from leading to trailing.
  open var items: [UITabBarItem]? {
    get { tabs }
    set { setItems(newValue, animated: false) }
  }
  /// The chosen tab.
  open var selectedItem: UITabBarItem? { didSet { itemsChanged() } }
  /// The legacy light or dark look.
  open var barStyle: UIBarStyle = .default { didSet { itemsChanged() } }
  /// Whether content shows through.
  open var isTranslucent = true { didSet { itemsChanged() } }
  /// The legacy color of the background.
  open var barTintColor: UIColor? { didSet { itemsChanged() } }
  /// The color of tabs that are not chosen; nil is gray.
  open var unselectedItemTintColor: UIColor? { didSet { itemsChanged() } }
  /// The legacy image of the background.
  open var backgroundImage: UIImage? { didSet { itemsChanged() } }
  /// The legacy image in place of the hairline.
  open var shadowImage: UIImage? { didSet { itemsChanged() } }
  /// The image behind the chosen tab.
  open var selectionIndicatorImage: UIImage? { didSet { itemsChanged() } }
  /// How stacked tabs share the width.
  open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
  /// The width of a centered tab; 0 is the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between centered tabs; 0 is the system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The look in most cases.
  open var standardAppearance = UITabBarAppearance() { didSet { itemsChanged() } }
  /// The look while content is at its end; the standard one without background when nil.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemsChanged() } }

  /// Whether a tab bar controller, and nobody else, decides what the bar shows (T-12).
  var isManagedByController: Bool { delegate is UITabBarController }

  var tabs: [UITabBarItem]?
  var buttons: [TabButton] = []
  var isStale = true
  let background = BarBackground(frame: .zero)
  /// Whether a controller manages the bar, and what it knows of the content behind.
  var placement = BarPlacement() { didSet { if placement != oldValue { itemsChanged() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    (coder as? NibCoder).map(decodeTabBar)
  }

  /// Replaces the tabs; the choice survives if its tab does.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if isManagedByController { UIKitException.managedTabBar.raise() }
    replaceItems(items)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics(traitCollection).tabBar + safeAreaInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics(traitCollection).tabBar)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemsChanged()
  }
}
