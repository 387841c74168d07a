public import QuartzCore

/// A view that shows a part of content larger than itself.
///
/// Invariant: the content offset is the origin of the bounds; there is no second copy of it.
open class UIScrollView: UIView {
  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }

  /// The effect of a drag on the keyboard; all but `none` end editing when the drag begins.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The cases in which the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`, and always at the top and bottom of a controller's content.
    case automatic = 0
    /// On the axes that can scroll.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The display of an index beside the content; not used on phones and pads.
  public enum IndexDisplayMode: Int, Sendable { case automatic = 0, alwaysHidden }

  /// The share of its velocity that the content keeps each millisecond after a drag.
  nonisolated public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share, between 0 and 1.
    public let rawValue: CGFloat
    /// Makes a rate from the share of velocity kept per millisecond.
    nonisolated public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998, the default of scroll views.
    public nonisolated static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, which comes to rest sooner.
    public nonisolated static let fast = DecelerationRate(rawValue: 0.99)
  }

  private(set) lazy var edgeEffects = (0..<4).map { _ in UIScrollEdgeEffect() }

  // MARK: - Content

  /// Is notified of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content in points.
  open var contentSize: CGSize = .zero {
    willSet { willChangeValue(forKey: "contentSize") }
    didSet {
      contentSizeChanged(from: oldValue)
      didChangeValue(forKey: "contentSize")
    }
  }
  /// Extra distance, in points, around the content; default zero.
  open var contentInset: UIEdgeInsets = .zero { didSet { updateAdjustedInset() } }
  /// The cases in which the safe area is added to that distance; default `.automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateAdjustedInset() }
  }
  /// `contentInset` with what the safe area adds.
  open internal(set) var adjustedContentInset: UIEdgeInsets = .zero

  /// The place of content that is smaller than the view, from 0 at the leading edges to 1 at the
  /// others; default zero, for the top left corner (V-256).
  open var contentAlignmentPoint: CGPoint = .zero {
    didSet { if contentAlignmentPoint != oldValue { contentOffset = clamped(contentOffset) } }
  }

  /// The point of the content at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { move(to: newValue) }
  }

  /// Moves the content, which comes to rest where it was moving: at once, or within 0.3 seconds and
  /// then `scrollViewDidEndScrollingAnimation(_:)`; where it is already, nothing is called (V-170).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    go(to: contentOffset, animated: animated)
  }

  /// Moves the content just so far that `rect`, in content coordinates, is in sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// The adjusted content inset changed; overrides call super.
  open func adjustedContentInsetDidChange() {}

  // MARK: - Scrolling

  /// True if scrolling across that this view can't do is left to a scroll view around it; default
  /// true (V-257).
  open var transfersHorizontalScrollingToParent = true
  /// True if scrolling up and down that this view can't do is left to a scroll view around it;
  /// default true (V-257).
  open var transfersVerticalScrollingToParent = true
  /// The gesture of a remote control's arrows; it gets no press here, where the arrows of a keyboard
  /// scroll as `allowsKeyboardScrolling` says.
  public private(set) lazy var directionalPressGestureRecognizer: UIGestureRecognizer =
    UIGestureRecognizer()

  /// Default true: fingers, wheels and assistive commands scroll; code may in any case.
  open var isScrollEnabled = true
  /// True if a drag that begins clearly along one axis scrolls along that one only; default false.
  open var isDirectionalLockEnabled = false
  /// True if the content may be pulled beyond its edges; default true; sets both axes (V-191).
  open var bounces = true {
    didSet { (bouncesHorizontally, bouncesVertically) = (bounces, bounces) }
  }
  /// True if the content may be pulled beyond its sides; default true (V-191).
  open var bouncesHorizontally = true
  /// True if the content may be pulled beyond its top and its bottom; default true (V-191).
  open var bouncesVertically = true
  /// True if even content that fits may be pulled up and down; default false.
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  /// True if even content that fits may be pulled sideways; default false.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  /// True if a drag comes to rest at multiples of the view's size; default false.
  open var isPagingEnabled = false
  /// True if a tap on the status bar scrolls to the top, as long as no other scroll view in sight
  /// has true; default true (V-173).
  open var scrollsToTop = true
  /// Default true: touches in the content wait until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Default true: a drag may take a touch from a subview that is not a control.
  open var canCancelContentTouches = true
  /// Default `.normal`; read when a finger lets go.
  open var decelerationRate: DecelerationRate = .normal
  /// True if arrows, the page keys, Home, End and Space scroll; default true (V-174).
  open var allowsKeyboardScrolling = true
  /// Default `.none`; any other value ends editing in the window when a drag begins.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// True while a finger drags the content; the same as `isDragging` here.
  open internal(set) var isTracking = false
  /// True from the beginning of a drag until the finger lets go.
  open internal(set) var isDragging = false
  /// True while the content moves on after a finger let go.
  open internal(set) var isDecelerating = false

  /// Answers true; not asked here.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// The offset at which the content comes to rest that a finger let go; `velocity` is in points a
  /// second.
  func restingPlace(near proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// True if fingers that would scroll are left to another gesture.
  func leavesDrag(to fingers: UIGestureRecognizer) -> Bool { false }
  /// True if a touch may wait for a drag; false for one in a part that is dragged by itself.
  func mayDelay(_ touch: UITouch) -> Bool { true }
  /// True if dragging may take a touch away from a subview: from any but a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The drag that scrolls.
  public private(set) lazy var panGestureRecognizer = makePan()
  var scrolling = ScrollingState()

  // MARK: - Indicators

  /// Default `.default`: dark on light, and light in a dark interface.
  open var indicatorStyle: IndicatorStyle = .default { didSet { indicatorsChanged() } }
  /// True if a bar at the side shows the place in the content while it moves; default true.
  open var showsVerticalScrollIndicator = true { didSet { indicatorsChanged() } }
  /// True if a bar at the bottom shows the place in the content while it moves; default true.
  open var showsHorizontalScrollIndicator = true { didSet { indicatorsChanged() } }
  /// The distance of the bar at the side from the edges, in points; default zero.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicatorsChanged() } }
  /// The distance of the bar at the bottom from the edges, in points; default zero.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicatorsChanged() } }
  /// True if the safe area is added to the insets of the bars; default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicatorsChanged() } }
  /// Default `.automatic`; kept, and has no effect here.
  open var indexDisplayMode: IndexDisplayMode = .automatic
  /// The insets of both indicators; reading answers the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators while code moves the content, as while a finger does.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    showIndicators()
    changes()
    hideIndicatorsSoon()
  }

  /// Shows the indicators for a moment, where there is something to scroll.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicatorsSoon()
  }

  // MARK: - Zooming

  /// The least value of `zoomScale`; default 1, read when the scale is set.
  open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// The greatest value of `zoomScale`; default 1, and never below the minimum.
  open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// True if two fingers may zoom beyond the limits, from where the content comes back; default true.
  open var bouncesZoom = true
  /// True while two fingers zoom.
  open internal(set) var isZooming = false
  /// True while the content comes back to a limit of the scale.
  open internal(set) var isZoomBouncing = false
  /// The gesture of two fingers, while there is anything to zoom.
  var pinch: UIGestureRecognizer?
  /// The view that was zoomed last.
  weak var zoomedView: UIView?
  /// The scale of the zoomed view, kept between minimum and maximum; default 1, and NaN is ignored.
  ///
  /// The middle of what is in sight stays where it is.
  open var zoomScale: CGFloat {
    get { scrolling.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets `zoomScale`; animated it takes 0.3 seconds, and the delegate hears of beginning and end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard !scale.isNaN else { return }
    zoom(to: limited(scale), animated: animated)
  }

  /// Zooms until `rect`, in the zoomed view's coordinates, fills the view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toFill: rect, animated: animated) }

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

  /// Decodes the view with insets, content size and switches from a document.
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
    alignContent()
    placeIndicators()
    if scrolling.restored != nil { takeRestoredPlace() }
  }

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }
}

extension UIScrollView {
  /// The effect at the top.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects[0] }
  /// The effect on the left.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects[1] }
  /// The effect at the bottom.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects[2] }
  /// The effect on the right.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects[3] }
}
