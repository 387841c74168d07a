public import QuartzCore

/// A view that shows a part of content larger than itself.
///
/// Invariant: the content offset is the origin of the bounds; there is no second copy of it.
open class UIScrollView: UIView {
  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }

  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`, and always at the top and bottom of a controller's content.
    case automatic = 0
    /// On the axes that can scroll.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// Where an index beside the content is shown; not used on phones and pads.
  public enum IndexDisplayMode: Int, Sendable { case automatic = 0, alwaysHidden }

  /// How quickly scrolling comes to rest: the share of velocity kept per millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    nonisolated public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public nonisolated static let normal = DecelerationRate(rawValue: 0.998)
    public nonisolated static let fast = DecelerationRate(rawValue: 0.99)
  }

  // MARK: - Content

  /// Who hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content in points.
  open var contentSize: CGSize = .zero { didSet { contentSizeChanged(from: oldValue) } }
  /// Extra distance around the content.
  open var contentInset: UIEdgeInsets = .zero { didSet { updateAdjustedInset() } }
  /// When the safe area is added to that distance.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateAdjustedInset() }
  }
  /// `contentInset` with what the safe area adds.
  open internal(set) var adjustedContentInset: UIEdgeInsets = .zero

  /// The point of the content at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { move(to: newValue) }
  }

  /// Moves the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves the content just so far that `rect`, in content coordinates, is in sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// The adjusted content inset changed; overrides call super.
  open func adjustedContentInsetDidChange() {}

  // MARK: - Scrolling

  open var isScrollEnabled = true
  /// Whether a drag that begins along one axis keeps to it.
  open var isDirectionalLockEnabled = false
  /// Whether the content may be pulled beyond its edges.
  open var bounces = true
  /// Whether even content that fits may be pulled up and down.
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  /// Whether even content that fits may be pulled sideways.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var decelerationRate: DecelerationRate = .normal
  /// Whether keys scroll; none do yet.
  open var allowsKeyboardScrolling = true
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether a finger moves the content at this moment.
  open internal(set) var isTracking = false
  /// Whether a finger has begun to drag the content.
  open internal(set) var isDragging = false
  /// Whether the content moves on after a finger let go.
  open internal(set) var isDecelerating = false

  /// Whether a touch on a subview goes there at once.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether dragging may take a touch away from a subview.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The drag that scrolls.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanRecognizer()
  var scrolling = ScrollingState()

  // MARK: - Indicators

  open var indicatorStyle: IndicatorStyle = .default
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var indexDisplayMode: IndexDisplayMode = .automatic
  /// The insets of both indicators; reading answers the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment; they are not drawn at rest.
  open func flashScrollIndicators() {}

  // MARK: - Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open internal(set) var isZooming = false
  open internal(set) var isZoomBouncing = false
  /// What was zoomed last.
  weak var zoomedView: UIView?
  /// The scale of the zoomed view, kept between minimum and maximum.
  open var zoomScale: CGFloat = 1 {
    didSet {
      if zoomScale.isNaN { zoomScale = oldValue }
      if zoomScale != oldValue { zoomChanged() }
    }
  }

  /// Changes the zoom scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Zooms until `rect`, in the zoomed view's coordinates, fills the view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(to: rect) }

  // MARK: - Parts

  /// Constraints to this guide hold in the content's coordinates and size.
  public let contentLayoutGuide = UILayoutGuide()
  /// Constraints to this guide hold in the view's frame, unmoved by scrolling.
  public let frameLayoutGuide = UILayoutGuide()
  /// The spinner that pulling down shows.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    (coder as? NibCoder).map(decodeScrollView)
  }

  nonisolated deinit {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedInset()
    if scrolling.restored != nil { takeRestoredPlace() }
  }

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }
}
