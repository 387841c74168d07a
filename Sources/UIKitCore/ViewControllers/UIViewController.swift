/// The surface of a view controller: every member an app may override, and nothing else.
///
/// Each body is one line; the work is in `UIViewController+….swift`, one file to an aspect. What
/// a controller goes through is kept as values: `loading`, `appearance`, `containment`.
open class UIViewController: UIResponder, @MainActor NSCoding, UITraitEnvironment,
  UIContentContainer
{
  var loading = ViewLoadingState()
  /// What was heard of the controller while somebody listened.
  var law = CallbackAutomaton(fromBeginning: ControllerWatch.listener != nil)
  var appearance = AppearanceState()
  var containment = ContainmentState()
  var kin = ControllerKin()
  var modal = ModalState()
  var settings = ControllerSettings()
  var bars = ControllerBars()
  var ownView: UIView?
  var traitHandlers = TraitHandlers()

  /// What bars of a container cover of the view, on top of what covers the container itself.
  package var barInsets = UIEdgeInsets.zero { didSet { insetsChanged(oldValue != barInsets) } }

  // MARK: - Making

  /// Makes a controller whose view comes from a nib; nil looks for one named as the class (L-06).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    ControllerCensus.note(self)
    settings.nibName = nibNameOrNil
    settings.nibBundle = nibBundleOrNil
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Reads the controller from an archive; its view comes later.
  public required init?(coder: NSCoder) {
    super.init()
    ControllerCensus.note(self)
    decodeController(from: coder)
  }

  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? {
    modal.presenting ?? viewIfLoaded?.superview ?? rootWindow
  }

  // MARK: - Storyboards

  open var nibName: String? { settings.nibName }
  open var nibBundle: Bundle? { settings.nibBundle ?? .main }

  /// The storyboard that the controller was made from.
  open var storyboard: UIStoryboard? { sceneInstance?.storyboard }

  /// Makes the destination of a segue of the controller's scene and shows it (U-01, U-05).
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called with the destination made and its view not loaded yet (U-01).
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind may end here; asked when no child takes it (U-12).
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// The older form, which the newer one asks unless it is overridden.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    withSender sender: Any
  ) -> Bool { takesUnwind(action, from: fromViewController) }

  /// The children in which an unwind may look for its end (U-11).
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { unwindChildren(source) }

  /// The child through which the way back to an unwind's source leads.
  open func childViewController(
    containing source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? { childOnTheWay(to: source) }

  /// Brings a child to the front while an unwind passes; containers do so in their own way.
  open func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {}

  // MARK: - The view

  /// The view; asking for it loads it (L-02).
  open var view: UIView! {
    get { loadedView }
    set { assignView(newValue) }
  }

  open var viewIfLoaded: UIView? { ownView }
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view: from the scene or nib, or an empty one as large as the screen (L-05).
  open func loadView() { makeDefaultView() }

  /// Called once the view is there, before it is anywhere (L-09).
  open func viewDidLoad() {}
  open func loadViewIfNeeded() { load() }

  open var title: String? {
    get { settings.title }
    set { setTitle(newValue) }
  }

  open var preferredContentSize: CGSize {
    get { settings.preferredContentSize }
    set { setPreferredContentSize(newValue) }
  }

  // MARK: - Appearing

  open func viewWillAppear(_ animated: Bool) { checkCaller("viewWillAppear:") }

  /// Called between `viewWillAppear` and the first layout, once traits and size are right (L-35).
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) { checkCaller("viewDidAppear:") }
  open func viewWillDisappear(_ animated: Bool) { checkCaller("viewWillDisappear:") }
  open func viewDidDisappear(_ animated: Bool) { checkCaller("viewDidDisappear:") }

  /// For containers: the controller and its children were told that they will appear.
  func appearanceDidBegin(animated: Bool) {}
  /// For containers: the controller and its children were told that they appeared.
  func appearanceDidEnd(animated: Bool) {}
  /// For containers: begins the transition that waits for the frame loop's pass, if there is one.
  func beginPendingTransition() {}

  open var isBeingPresented: Bool { modal.isBeingPresented }
  open var isBeingDismissed: Bool { modal.isBeingDismissed }
  open var isMovingToParent: Bool { containment.isMovingToParent }
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: - Layout

  /// Called in the layout pass before the view places its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after that; the subviews have not placed theirs yet (L-45).
  open func viewDidLayoutSubviews() {}

  /// Called before layout in place of the view's `updateConstraints`, which it calls (L-36).
  open func updateViewConstraints() { ownView?.updateConstraints() }

  open var edgesForExtendedLayout: UIRectEdge {
    get { settings.edgesForExtendedLayout }
    set { settings.edgesForExtendedLayout = newValue }
  }

  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { settings.extendedLayoutIncludesOpaqueBars }
    set { settings.extendedLayoutIncludesOpaqueBars = newValue }
  }

  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { settings.adjustsScrollViewInsets }
    set { settings.adjustsScrollViewInsets = newValue }
  }

  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { settings.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  open var topLayoutGuide: any UILayoutSupport { barLengthGuides.top }
  open var bottomLayoutGuide: any UILayoutSupport { barLengthGuides.bottom }

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// The least margins of the controller's view, safe area not included (S-10).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { settings.respectsMinimumMargins }
    set { setRespectsMinimumMargins(newValue) }
  }

  // MARK: - Containment

  open var parent: UIViewController? { kin.parent }
  open var children: [UIViewController] { kin.children }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }

  /// Lets one child take another's place (C-07); the completion ends their containment.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController,
      for: toViewController,
      duration,
      options,
      animations,
      completion
    )
  }
  open func willMove(toParent parent: UIViewController?) {
    ControllerWatch.note(.willMove(toParent: parent != nil), to: self)
    containment.willMove(toParent: parent != nil)
  }
  open func didMove(toParent parent: UIViewController?) {
    ControllerWatch.note(.didMove(toParent: parent != nil), to: self)
    containment.didMove(toParent: parent != nil)
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endAppearance() }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.setParentOverride(collection)
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.settings.parentOverride }

  // MARK: - Presentation

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { resolvedModalStyle }
    set { modal.style = newValue }
  }

  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }

  open var isModalInPresentation: Bool {
    get { modal.isModalInPresentation }
    set { modal.isModalInPresentation = newValue }
  }

  open var definesPresentationContext: Bool {
    get { modal.definesContext ?? (self is UINavigationController) }
    set { modal.definesContext = newValue }
  }

  open var providesPresentationContextTransitionStyle: Bool {
    get { modal.providesTransitionStyle }
    set { modal.providesTransitionStyle = newValue }
  }

  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modal.capturesStatusBar }
    set { modal.capturesStatusBar = newValue }
  }

  open var disablesAutomaticKeyboardDismissal: Bool { modal.style == .formSheet }

  /// The controller that this one, or one above it, presents.
  open var presentedViewController: UIViewController? { modal.presented ?? parent?.ownPresented }
  open var presentingViewController: UIViewController? { modal.presenting ?? parent?.ownPresenting }

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.modal.origin = self
    presentNow(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag, completion: completion)
  }

  /// Brings animators, and a presentation controller for the style `custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal.transitioningDelegate }
    set { modal.transitioningDelegate = newValue }
  }

  /// That of the presentation that shows the controller or one above it, else the one to set up
  /// for the next.
  open var presentationController: UIPresentationController? { currentPresentationController }
  open var sheetPresentationController: UISheetPresentationController? {
    currentPresentationController as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    currentPresentationController as? UIPopoverPresentationController
  }

  /// What `automatic` stands for, and what presents the controller in its style.
  var automaticModalStyle: UIModalPresentationStyle { .pageSheet }
  var builtInPresentationController: UIPresentationController {
    Presentation.makeController(resolvedModalStyle, for: self, presenting: nil)
  }

  /// Goes along with the transition under way; nil outside one, as in `viewDidAppear` (C-34).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningCoordinator
  }

  // MARK: - Traits and size

  open var traitCollection: UITraitCollection { ownView?.environment.current ?? inheritedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { settings.traitOverrides.userInterfaceStyle }
    set { changeTraitOverrides { $0.userInterfaceStyle = newValue } }
  }

  open var traitOverrides: UITraitOverrides {
    get { settings.traitOverrides }
    set { changeTraitOverrides { $0 = newValue } }
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    sendSizeToChildren(size, coordinator)
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: - Rotation

  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIScreen.main.interfaceOrientation
  }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: - Status bar and home indicator

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() { chromeChanged() }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { chromeChanged() }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { chromeChanged() }

  // MARK: - In a container

  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  /// What a navigation bar shows for the controller; made when it is first asked for.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// What a tab bar shows for the controller; made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { bars.tabBarItem = newValue }
  }

  /// The buttons of a navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { changeToolbarItems(newValue) }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem { ownEditButton }

  open var hidesBottomBarWhenPushed: Bool {
    get { settings.hidesBottomBarWhenPushed }
    set { settings.hidesBottomBarWhenPushed = newValue }
  }

  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// What a primary controller does with the secondary when a split collapses (T-24).
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}
  /// What a primary controller gives as secondary when a split separates (T-26).
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.viewController(for: .secondary) }

  /// The closest controller from here up that does more than the default for an action (T-29).
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestTarget(for: action, sender: sender)
  }

  /// The scroll view that a bar at an edge watches: the one that was set, else the first content.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollView(at: edge)
  }

  /// Says which scroll view the bars at some edges watch.
  open func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge = [.top, .bottom, .leading, .trailing]
  ) { watch(scrollView, at: edge) }

  /// The commands that were added, unless a class has its own.
  open override var keyCommands: [UIKeyCommand]? {
    bars.keyCommands.isEmpty ? nil : bars.keyCommands
  }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { bars.keyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    bars.keyCommands.removeAll { $0 === keyCommand }
  }

  open var isEditing: Bool {
    get { settings.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  /// Called when memory is short, for every controller that lives, visible or not.
  open func didReceiveMemoryWarning() {}

  // MARK: - Restoration

  open var restorationIdentifier: String? {
    get { settings.restorationIdentifier }
    set { settings.restorationIdentifier = newValue }
  }
  /// Who makes the controller when the app is put back; nil searches elsewhere.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Writes what is to be kept; the class keeps what it presents and, as a container, its children
  ///
  open func encodeRestorableState(with coder: NSCoder) { encodeController(with: coder) }
  /// Takes up what was kept, once all controllers are made.
  open func decodeRestorableState(with coder: NSCoder) {
    decodeController(restoredFrom: coder)
  }
  /// Called once every object has taken up its state.
  open func applicationFinishedRestoringState() {}

  nonisolated open override var description: String { Diagnostic.address(self) }
}
