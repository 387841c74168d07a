public import QuartzCore

/// A stack of controllers of which the last is shown, under a navigation bar.
///
/// Invariant: the bar's items are the stack's, and every controller on the stack is a child; the
/// others among the children are on their way out. A change of the stack holds at once, its
/// transition begins in the frame loop's pass for them.
open class UINavigationController: UIViewController, ContainerLayout {
  /// The kind of transition for which the delegate is asked for an animator.
  public enum Operation: Int, Sendable { case none = 0, push, pop }

  /// The seconds that bars take to come and go.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  /// Is notified of shown controllers and supplies animators; default nil.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar on top; the controller manages its items.
  open private(set) var navigationBar: UINavigationBar
  /// The bar at the bottom; it shows the top controller's toolbar items.
  open private(set) var toolbar: UIToolbar!

  /// Decides which controller hears what, and when a transition begins.
  var state = NavigationState<UIViewController>()
  /// The transition that runs.
  var runner: TransitionRunner?
  /// True while bars move in or out, and so must not be hidden yet.
  var barsAreMoving = false
  /// Holds the controllers' views, below the bars.
  let stageView = UIView(frame: UIScreen.main.bounds)
  var hidesNavigationBar = false
  var hidesToolbar = true

  /// An upward drag hides both bars and a downward one shows them again; default false.
  open var hidesBarsOnSwipe = false { didSet { barHiding.preferencesChanged() } }
  /// A tap outside the bars hides or shows both of them; default false.
  open var hidesBarsOnTap = false { didSet { barHiding.preferencesChanged() } }
  /// The bars hide with animation when the keyboard comes, and do not return by themselves; default
  /// false.
  open var hidesBarsWhenKeyboardAppears = false
  /// Hides the navigation bar in a compact vertical size class, not the toolbar; default false.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barsChanged() } }
  /// The edge swipe that pops; its delegate decides when it may (N-26).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe.recognizer }
  let backSwipe = BackSwipe()
  let barHiding = BarHiding()
  /// The touch that hides and shows the bars where `hidesBarsOnTap` is set.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// The drag that does so where `hidesBarsOnSwipe` is set.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()

  // MARK: - Making

  /// Makes a stack with one controller.
  public init(rootViewController: UIViewController) {
    (navigationBar, toolbar) = (Self.newBar, Self.newToolbar)
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes an empty stack with bars of other classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar =
      (navigationBarClass as? UINavigationBar.Type)?.made(.zero) ?? Self.newBar
    toolbar = (toolbarClass as? UIToolbar.Type)?.made(.zero) ?? Self.newToolbar
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (navigationBar, toolbar) = (Self.newBar, Self.newToolbar)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  private static var newBar: UINavigationBar {
    UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }
  private static var newToolbar: UIToolbar {
    UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Reads bars and `hidesBarsWhenVerticallyCompact` from a document; bars it lacks are made anew.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    navigationBar =
      nib?.object("navigationBar") as? UINavigationBar ?? Self.newBar
    toolbar =
      nib?.object("toolbar") as? UIToolbar ?? Self.newToolbar
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

  /// The stack, the root first; setting it is `setViewControllers` without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller of the stack, whatever is presented over it; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }
  override var frontChild: UIViewController? { topViewController }
  /// The controller the user sees: the one presented over the stack, or its top (N-24).
  open var visibleViewController: UIViewController? { seenController }

  /// Replaces the stack; a new top comes as a push, one that was below it as a pop.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }
  /// Puts a controller on top; raises for one on the stack already and for another stack.
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
  /// Takes off the controllers above one and returns them, nil for none; raises if it is not there.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? { pop(to: viewController, animated: animated) }

  /// Pushes (N-28); another stack is presented (N-21).
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController {
      present(vc, animated: true)
    } else {
      pushViewController(vc, animated: true)
    }
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) { popToViewController(subsequentVC, animated: true) }

  /// Has the user rename the top screen by its title, if its item's delegate allows it (W-226).
  open override func rename(_ sender: Any?) { topViewController?.navigationItem.beginRenaming() }

  // MARK: - Bars

  /// True if the app hid the bar; default false, and setting it changes the bar without animation.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar; animated, this takes `hideShowBarDuration` seconds.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideNavigationBar(hidden, animated: animated)
  }
  /// True if there is no toolbar, which is the default (N-32).
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar; animated, this takes `hideShowBarDuration` seconds.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// Light over a dark bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  /// The delegate's, or the device's; never the top controller's (N-30).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? UIScreen.main.interfaceOrientation
  }

  // MARK: - In a split

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) { takeOver(secondaryViewController, for: splitViewController) }
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { giveUpSecondary(for: splitViewController) }

  // MARK: - Transitions

  /// Asking begins what the stack's last change asked for, so that others can join in.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    beginPendingTransition()
    return super.transitionCoordinator
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    exchangeUnseen()
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    announceFirstShown(animated: animated)
  }
  override func appearanceDidBegin(animated: Bool) { announceFirst(animated: animated) }
  override func appearanceDidEnd(animated: Bool) { finishFirst() }
  override func beginPendingTransition() { perform(state.begin(isSeen: isSeen)) }
  /// Pops, as the gesture of assistive software asks for (N-29).
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil
  }

  func layOutContainer() { layOutNavigation() }
  func containerLeftWindow() { endUnseen() }
}
