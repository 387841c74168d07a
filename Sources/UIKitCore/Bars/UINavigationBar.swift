public import QuartzCore

/// What a navigation bar asks before and says after its stack of items changes.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether `item` may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// `item` was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether `item` may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// `item` was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { late("navigationBar:shouldPush:", [navigationBar, item], or: true) }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    tellLate("navigationBar:didPush:", [navigationBar, item])
  }
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { late("navigationBar:shouldPop:", [navigationBar, item], or: true) }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    tellLate("navigationBar:didPop:", [navigationBar, item])
  }
}

/// The bar that shows where one is in a stack of screens: the top item's title and buttons, and
/// the way back.
open class UINavigationBar: UIView, UIBarPositioning {
  /// Who is asked about pushes and pops.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The legacy light or dark look.
  open var barStyle: UIBarStyle = .default { didSet { appearanceChanged() } }
  /// Whether content shows through; an opaque bar is never laid over content.
  open var isTranslucent = true { didSet { appearanceChanged() } }
  /// The legacy color of the background.
  open var barTintColor: UIColor? { didSet { appearanceChanged() } }
  /// The legacy look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceChanged() } }
  /// The legacy look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceChanged() }
  }
  /// The legacy image in place of the hairline.
  open var shadowImage: UIImage? { didSet { appearanceChanged() } }
  /// The legacy image in place of the back chevron.
  open var backIndicatorImage: UIImage? { didSet { itemsChanged() } }
  /// What cuts the title off while it slides under that image.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Whether titles may be large.
  open var prefersLargeTitles = false { didSet { itemsChanged() } }
  /// The look in most cases.
  open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceChanged() } }
  /// The look in compact height; the standard one when nil.
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// The look while content is at its top; the standard one without background when nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// The same in compact height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceChanged() }
  }

  var stack: [UINavigationItem] = []
  var legacyBackground: [Int: UIImage] = [:]
  var titleAdjustments: [Int: CGFloat] = [:]
  let background = BarBackground(frame: .zero)
  /// What the top item shows; a push or pop replaces it.
  var content = NavigationBarContent(frame: .zero)
  /// The change of content that is on its way.
  var change: BarChange?
  /// The button that a container puts before the top item's own.
  var containerItem: UIBarButtonItem? { didSet { itemsChanged() } }
  /// Where the first item's back button leads, if it leads anywhere.
  var outerBack: OuterBack? { didSet { itemsChanged() } }
  /// What the controller that manages the bar knows about where it stands.
  package var placement = BarPlacement() { didSet { placementChanged(from: oldValue) } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    (coder as? NibCoder).map(decodeNavigationBar)
  }

  /// Where the bar stands, as its delegate says.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: - Items

  /// The stack of items, the shown one last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Puts an item on top of the stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

  /// Takes the top item off the stack and answers it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

  /// Replaces the stack.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceItems(items ?? [], animated: animated)
  }

  // MARK: - Legacy look

  /// Sets an image behind the bar; an image without size hides the hairline too.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    legacyBackground[barMetrics.rawValue] = image
    appearanceChanged()
  }

  /// Answers the image set for exactly these metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    legacyBackground[barMetrics.rawValue]
  }

  /// Sets an image behind the bar where it stands at `barPosition`.
  open func setBackgroundImage(
    _ image: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { setBackgroundImage(image, for: barMetrics) }

  /// Moves the title up or down.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics.rawValue] = adjustment
    setNeedsLayout()
  }

  /// How far the title was moved.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics.rawValue] ?? 0
  }

  // MARK: - View

  /// A hidden bar is laid out once it is shown.
  open override var isHidden: Bool {
    didSet { if oldValue, !isHidden { setNeedsLayout() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isHidden { layOutBar() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
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
