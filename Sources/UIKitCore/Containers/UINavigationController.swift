public import QuartzCore

/// A stack of controllers of which the last is shown, under a navigation bar.
///
/// Invariant: the children are the stack, and the bar's items are theirs. Transitions are not
/// animated.
open class UINavigationController: UIViewController, ContainerLayout {
  /// How a push or pop looks.
  public enum Operation: Int, Sendable { case none = 0, push, pop }

  /// How long the bars take to come and go.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar on top; the controller manages its items.
  open private(set) var navigationBar: UINavigationBar
  /// The bar at the bottom; it shows the top controller's toolbar items.
  open private(set) var toolbar: UIToolbar!

  var stack: [UIViewController] = []
  var shown: UIViewController?
  var hidesNavigationBar = false
  var hidesToolbar = true

  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false { didSet { barsChanged() } }
  /// The edge swipe that pops.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  // MARK: - Making

  /// Makes a stack with one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes an empty stack with bars of other classes.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type {
      navigationBar = type.init(frame: .zero)
    }
    if let type = toolbarClass as? UIToolbar.Type { toolbar = type.init(frame: .zero) }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    navigationBar =
      nib?.object("navigationBar") as? UINavigationBar
      ?? UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar =
      nib?.object("toolbar") as? UIToolbar
      ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(coder: coder)
    hidesNavigationBar = nib?.bool("navigationBarHidden") ?? false
    hidesToolbar = nib?.bool("toolbarHidden") ?? true
    hidesBarsWhenVerticallyCompact = nib?.bool("hidesBarsWhenVerticallyCompact") ?? false
  }

  open override func loadView() {
    makeContainerView(for: self)
    installBars()
  }

  // MARK: - The stack

  /// The stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// What the user sees: what the top presents, or the top (N-24).
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }
  /// Puts a controller on the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Takes the top off and answers it; nil for the root (N-17).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(animated: animated) }
  /// Takes everything off but the root and answers it, lowest first (N-15).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { pop(to: $0, animated: animated) }
  }
  /// Takes off what lies above a controller and answers it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? { pop(to: viewController, animated: animated) }

  /// Pushes (N-28).
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) { popToViewController(subsequentVC, animated: true) }

  // MARK: - Bars

  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesNavigationBar = hidden
    barsChanged()
  }
  /// Whether there is no toolbar (N-32).
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hidesToolbar = hidden
    barsChanged()
  }

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// Light over a dark bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  func layOutContainer() { layOutNavigation() }
}
