public import QuartzCore

/// Decides about changes of a navigation bar's stack of items, and hears of them.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns true if `item` may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// `item` was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns true if `item` may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// `item` was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Default: true.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { late("navigationBar:shouldPush:", [navigationBar, item], or: true) }
  /// Default: does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    tellLate("navigationBar:didPush:", [navigationBar, item])
  }
  /// Default: true.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { late("navigationBar:shouldPop:", [navigationBar, item], or: true) }
  /// Default: does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    tellLate("navigationBar:didPop:", [navigationBar, item])
  }
}

/// The bar that shows where one is in a stack of screens: the top item's title and buttons, and
/// the way back.
open class UINavigationBar: UIView, UIBarPositioning {
  /// Decides about pushes and pops; default nil.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The legacy light or dark appearance.
  open var barStyle: UIBarStyle = .default { didSet { appearanceChanged() } }
  /// True if content shows through; an opaque bar is never laid over content.
  ///
  /// Default true.
  open var isTranslucent = true { didSet { appearanceChanged() } }
  /// The legacy color of the background.
  open var barTintColor: UIColor? { didSet { appearanceChanged() } }
  /// The legacy attributes of the title; the appearance's own come first.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceChanged() } }
  /// The legacy attributes of the large title; the appearance's own come first.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceChanged() }
  }
  /// The legacy image in place of the hairline.
  open var shadowImage: UIImage? { didSet { appearanceChanged() } }
  /// The legacy image in place of the back chevron.
  open var backIndicatorImage: UIImage? { didSet { itemsChanged() } }
  /// The mask of the title sliding under that image; kept, and has no effect here.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// True if titles may be large; default false.
  open var prefersLargeTitles = false { didSet { itemsChanged() } }
  /// The appearance while none of the others applies.
  open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceChanged() } }
  /// The appearance in compact height; the standard one when nil.
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// The appearance while content is at its top; the standard one without background when nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// The appearance in compact height while content is at its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceChanged() }
  }

  var stack: [UINavigationItem] = []
  var legacyBackground: [Int: UIImage] = [:]
  var titleAdjustments: [Int: CGFloat] = [:]
  let background = BarBackground(frame: .zero)
  /// The views of the top item; a push or pop replaces them.
  var content = NavigationBarContent(frame: .zero)
  /// The change of content that is on its way.
  var change: BarChange?
  /// The button that a container puts before the top item's own.
  var containerItem: UIBarButtonItem? { didSet { itemsChanged() } }
  /// The list that the first item's back button leads to; nil if it leads nowhere.
  var outerBack: OuterBack? { didSet { itemsChanged() } }
  /// The place of the bar, as the controller that manages it knows it.
  package var placement = BarPlacement() { didSet { placementChanged(from: oldValue) } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  /// Reads style, colors, appearances and items from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    (coder as? NibCoder).map(decodeNavigationBar)
  }

  /// The position that the delegate answers; `any` without one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: - Items

  /// The stack of items, the shown one last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The last item of the stack, which is shown; nil for an empty stack.
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

  // MARK: - Legacy appearance

  /// Sets an image behind the bar; an image without size hides the hairline too.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    legacyBackground[barMetrics.rawValue] = image
    appearanceChanged()
  }

  /// Answers the image set for exactly these metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    legacyBackground[barMetrics.rawValue]
  }

  /// Sets an image behind the bar; the position is ignored here.
  open func setBackgroundImage(
    _ image: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { setBackgroundImage(image, for: barMetrics) }

  /// Keeps an offset of the title in points, positive downwards; it has no effect here.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics.rawValue] = adjustment
    setNeedsLayout()
  }

  /// The offset that was set, in points; 0 if none was.
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
    offerLargeContent()
  }
}
