public import QuartzCore

/// Is notified of tabs the user chooses.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user chose `item`.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Default: does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar at the bottom whose tabs lead to the parts of an app.
open class UITabBar: UIView {
  /// True if dragged items that rest over a tab choose it; default false (G-21).
  open var isSpringLoaded = false { didSet { itemsChanged() } }
  /// The way stacked tabs share the width.
  public enum ItemPositioning: Int, Sendable {
    /// Filled on phones, centered where there is room.
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// Is notified of chosen tabs; default nil.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs from leading to trailing.
  open var items: [UITabBarItem]? {
    get { tabs }
    set { setItems(newValue, animated: false) }
  }
  /// The chosen tab; nil for none.
  ///
  /// Setting it tells no delegate.
  open var selectedItem: UITabBarItem? { didSet { itemsChanged() } }
  /// The legacy light or dark appearance.
  open var barStyle: UIBarStyle = .default { didSet { itemsChanged() } }
  /// True if content shows through; default true.
  open var isTranslucent = true { didSet { itemsChanged() } }
  /// The legacy color of the background.
  open var barTintColor: UIColor? { didSet { itemsChanged() } }
  /// The color of tabs that are not chosen; nil is gray.
  open var unselectedItemTintColor: UIColor? { didSet { itemsChanged() } }
  /// The legacy image of the background.
  open var backgroundImage: UIImage? { didSet { itemsChanged() } }
  /// The legacy image in place of the hairline.
  open var shadowImage: UIImage? { didSet { itemsChanged() } }
  /// The image behind the chosen tab; kept, and not drawn here.
  open var selectionIndicatorImage: UIImage? { didSet { itemsChanged() } }
  /// The way tabs share the width; `automatic` fills it on all but pads.
  open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
  /// The width of a centered tab; 0 is the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between centered tabs; 0 is the system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The appearance while none of the others applies.
  open var standardAppearance = UITabBarAppearance() { didSet { itemsChanged() } }
  /// The appearance while content is at its end; the standard one without background when nil.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemsChanged() } }

  /// True if a tab bar controller alone decides about the bar's items (T-12).
  var isManagedByController: Bool { delegate is UITabBarController }

  var tabs: [UITabBarItem]?
  var buttons: [UIControl] = []
  var isStale = true
  let background = BarBackground(frame: .zero)
  /// The place of the bar, and the state of the content behind it, if a controller manages it.
  var placement = BarPlacement() { didSet { if placement != oldValue { itemsChanged() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  /// Reads style, colors, appearances and tabs from a document.
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
    CGSize(width: size.width, height: barMetrics.tabBar + safeAreaInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barMetrics.tabBar)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemsChanged()
    offerLargeContent()
  }
}
