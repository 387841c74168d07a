public import QuartzCore

/// Supplies the pages beside the one that is shown.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots; 0 shows no page control (T-58).
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot that is filled.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of the turning of pages by the user (T-57).
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}

/// Shows one controller of a sequence, or two like an open book, and dots below.
open class UIPageViewController: UIViewController, ContainerLayout {
  public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
  public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
  public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }

  /// A key for the options of the initialiser.
  public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine lies, as a number.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    /// The points between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pagesChanged() } }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var transitionStyle: TransitionStyle = .pageCurl
  public private(set) var navigationOrientation: NavigationOrientation = .horizontal
  public private(set) var spineLocation: SpineLocation = .min
  open var isDoubleSided = false
  /// The gestures that turn pages; none in the scroll style (T-50).
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
    transitionStyle == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]

  var pages: [UIViewController] = []
  var pageControl: UIPageControl?
  var pageSpacing: CGFloat = 0

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
  }

  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    transitionStyle = nib.choice("transitionStyle", ["scroll": .scroll]) ?? .pageCurl
    navigationOrientation =
      nib.choice("navigationOrientation", ["vertical": .vertical]) ?? .horizontal
    spineLocation =
      nib.choice("spineLocation", ["none": .none, "min": .min, "mid": .mid, "max": .max])
      ?? (transitionStyle == .scroll ? .none : .min)
    isDoubleSided = nib.bool("doubleSided") ?? false
    pageSpacing = nib.number("pageSpacing") ?? 0
  }

  open override func loadView() {
    makeContainerView(for: self)
    view.backgroundColor = nil
  }

  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows other pages; without animation the completion is called at once (T-51).
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    showPages(viewControllers ?? [])
    completion?(true)
  }

  func layOutContainer() { layOutPages() }
}

extension UIPageViewController {
  private func showPages(_ new: [UIViewController]) {
    let old = pages
    pages = new
    for controller in old where !new.contains(where: { $0 === controller }) { expel(controller) }
    for controller in new { embed(controller) }
    pagesChanged()
  }

  private func pagesChanged() { viewIfLoaded?.setNeedsLayout() }

  /// The dots stand below the page, on a strip of their own.
  private func layOutPages() {
    updatePageControl()
    var frame = view.bounds
    if let pageControl {
      let height: CGFloat = 37
      let bottom = view.safeAreaInsets.bottom
      frame.size.height -= height + bottom
      pageControl.frame = CGRect(x: 0, y: frame.maxY, width: frame.width, height: height)
    }
    let width = frame.width / CGFloat(max(pages.count, 1))
    for (index, page) in pages.enumerated() {
      install(page)
      page.view.frame = CGRect(
        x: CGFloat(index) * width,
        y: 0,
        width: width,
        height: frame.height
      )
    }
  }

  private func updatePageControl() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard count > 0, transitionStyle == .scroll, navigationOrientation == .horizontal else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      return
    }
    let control = pageControl ?? UIPageControl(frame: .zero)
    if control.superview == nil { view.addSubview(control) }
    let index = dataSource?.presentationIndex(for: self) ?? 0
    if control.numberOfPages != count { control.numberOfPages = count }
    if control.currentPage != index { control.currentPage = index }
    pageControl = control
  }
}
