public import QuartzCore

/// Is notified of tabs the user chooses.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user chose `item`.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Customizing is about to begin, with the items that may be put elsewhere (W-213).
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Customizing has begun (W-213).
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Customizing is about to end, with the items of the bar; true if they are others (W-213).
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Customizing has ended (W-213).
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Default: does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Default: does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Default: does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Default: does nothing.
  public func tabBar(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
  /// Default: does nothing.
  public func tabBar(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
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
  private var itemsBeforeCustomizing: [UITabBarItem]?
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

  // MARK: - Customizing

  /// True from `beginCustomizingItems(_:)` to `endCustomizing(animated:)`.
  open var isCustomizing: Bool { itemsBeforeCustomizing != nil }

  /// Begins to customize the bar; no list of the items is shown here, so the app changes them
  /// (W-213).
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    itemsBeforeCustomizing = tabs ?? []
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends customizing; true if the bar has other items than before, or another order (W-213).
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard let before = itemsBeforeCustomizing else { return false }
    let items = tabs ?? []
    let changed = !items.elementsEqual(before, by: ===)
    delegate?.tabBar(self, willEndCustomizing: items, changed: changed)
    itemsBeforeCustomizing = nil
    delegate?.tabBar(self, didEndCustomizing: items, changed: changed)
    return changed
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
