public import QuartzCore

/// Shows one controller of a sequence, or two like an open book, and dots below.
///
/// A curl is drawn as a slide; its calls come in the order of a curl (T-55, T-56).
open class UIPageViewController: UIViewController, ContainerLayout {
  /// The way pages are turned; a curl is drawn as a slide.
  public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
  /// Forward shows the page after the current one, reverse the page before it.
  public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
  /// The edge at which pages are bound; `mid` shows two pages, `none` is for scrolling.
  public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }

  /// A key for the options of the initialiser.
  public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key in the dictionary of options.
    public let rawValue: String
    /// Makes a key of any string; only the two below have an effect.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of a `SpineLocation`, as an `Int`; default `none` for scrolling, else `min`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    /// The points between pages while they move, a `CGFloat`; default 0.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  /// Supplies neighbouring pages; without one, only `setViewControllers` turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { sourceChanged() } }
  /// Is notified of turns by the user and chooses the spine after a rotation; default nil.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The style given at creation; default `pageCurl`.
  public private(set) var transitionStyle: TransitionStyle = .pageCurl
  /// The axis given at creation; default `horizontal`.
  public private(set) var navigationOrientation: NavigationOrientation = .horizontal
  /// The binding edge; given at creation, afterwards only the delegate changes it on a rotation.
  public internal(set) var spineLocation: SpineLocation = .min
  /// True if pages have a back, as in an open book; default false (T-61).
  open var isDoubleSided = false { didSet { checkSides() } }
  /// The gestures that turn pages; none in the scroll style, which has its own (T-50).
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
    transitionStyle == .scroll ? [] : swipe.recognizers

  var pages: [UIViewController] = []
  var pageControl: UIPageControl?
  /// The dot of the shown page.
  var shownDot = 0
  var pageSpacing: CGFloat = 0
  /// The turn of pages that runs; two for an open book.
  var turns: [TransitionRunner] = []
  /// The pages beside the shown one that the data source was asked for (T-60).
  var neighbours = PageNeighbours()
  let swipe = PageSwipe()
  /// Holds the pages' views, above the dots.
  private(set) lazy var stageView: UIView =
    transitionStyle == .scroll
    ? PageScrollView(frame: UIScreen.main.bounds) : UIView(frame: UIScreen.main.bounds)
  /// While the delegate chooses a spine it may set pages for it.
  var isChoosingSpine = false

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
    spineLocation = spine ?? (style == .scroll ? .none : .min)
    pageSpacing = options?[.interPageSpacing] as? CGFloat ?? 0
    if spineLocation == .mid { isDoubleSided = true }
  }

  /// Makes a controller that curls horizontally, with the spine at `min`.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Reads style, orientation, spine, sides and page spacing from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    transitionStyle = nib.choice("transitionStyle", ["scroll": .scroll]) ?? .pageCurl
    navigationOrientation =
      nib.choice("navigationOrientation", ["vertical": .vertical]) ?? .horizontal
    spineLocation =
      nib.choice("spineLocation", ["none": .none, "min": .min, "mid": .mid, "max": .max])
      ?? (transitionStyle == .scroll ? .none : .min)
    isDoubleSided = nib.bool("doubleSided") ?? (spineLocation == .mid)
    pageSpacing = nib.number("pageSpacing") ?? 0
  }

  open override func loadView() {
    makeContainerView(for: self)
    view.backgroundColor = nil
    installPages()
  }

  /// The pages that are shown, two for a spine in the middle; empty before any were set.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows other pages; without animation the completion is called at once (T-51).
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turn(to: viewControllers ?? [], direction, animated: animated, completion)
  }

  open override var childForStatusBarStyle: UIViewController? { pages.first }
  open override var childForStatusBarHidden: UIViewController? { pages.first }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? UIScreen.main.interfaceOrientation
  }
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    askForSpine(size)
  }

  func layOutContainer() { layOutPages() }
  func containerLeftWindow() { endTurns() }
}
