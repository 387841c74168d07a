/// The surface of a view controller: every member an app may override, and nothing else.
///
/// Each body is one line; the work is in `UIViewController+….swift`, one file to an aspect. What
/// a controller goes through is kept as values: `loading`, `appearance`, `containment`.
open class UIViewController: UIResponder, @MainActor NSCoding, UITraitEnvironment,
  UIContentContainer
{
  var loading = ViewLoadingState()
  /// The callbacks of the controller since somebody listens.
  var law = CallbackAutomaton(fromBeginning: areWatched)
  var appearance = AppearanceState()
  var containment = ContainmentState()
  var hierarchy = ControllerHierarchy()
  var modal = ModalState()
  var settings = ControllerSettings()
  var bars = ControllerBars()
  var ownView: UIView?
  var traitHandlers = TraitHandlers()

  /// The insets by which bars of a container cover the view, in points, besides its own.
  package var barInsets = UIEdgeInsets.zero { didSet { insetsChanged(oldValue != barInsets) } }

  // MARK: - Making

  /// Makes a controller whose view comes from a nib; nil looks for one named as the class (L-06).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    joinLiveControllers()
    settings.nibName = nibNameOrNil
    settings.nibBundle = nibBundleOrNil
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Reads the controller from an archive; its view comes later.
  public required init?(coder: NSCoder) {
    super.init()
    joinLiveControllers()
    decodeController(from: coder)
  }

  /// Writes nothing; controllers are read from documents and never archived here.
  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? {
    modal.presenting ?? viewIfLoaded?.superview ?? rootWindow
  }

  /// The child that a container shows in front of the others; nil for other controllers.
  var frontChild: UIViewController? { nil }

  // MARK: - Storyboards

  /// The nib that was named when the controller was made; nil if none was.
  open var nibName: String? { settings.nibName }
  /// The bundle in which the nib is searched; `main` where none was given.
  open var nibBundle: Bundle? { settings.nibBundle ?? .main }

  /// The storyboard that the controller was made from.
  open var storyboard: UIStoryboard? { sceneInstance?.storyboard }

  /// Makes the destination of a segue of the controller's scene and shows it (U-01, U-05).
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }

  /// Returns true; overridden, it can stop segues that the user's actions begin.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called with the destination made and its view not loaded yet (U-01).
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns true if an unwind may end here; asked when no child takes it (U-12).
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

  /// Returns the children in which an unwind may look for its end (U-11).
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { unwindChildren(source) }

  /// The child through which the way back to an unwind's source leads.
  open func childContaining(
    _ source: UIStoryboardUnwindSegueSource
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

  /// The view, or nil while it is not loaded; asking never loads it.
  open var viewIfLoaded: UIView? { ownView }
  /// True once the view is loaded; asking never loads it.
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view: from the scene or nib, or an empty one as large as the screen (L-05).
  open func loadView() { makeDefaultView() }

  /// Called once the view is there, before it is anywhere (L-09).
  open func viewDidLoad() {}
  /// Loads the view and calls `viewDidLoad()`, unless that has happened (L-02).
  open func loadViewIfNeeded() { load() }

  /// Default nil; setting it renames the controller's navigation and tab items too (L-27).
  open var title: String? {
    get { settings.title }
    set { setTitle(newValue) }
  }

  /// The size wanted of a container, in points, default zero; a change notifies the parent (C-29).
  open var preferredContentSize: CGSize {
    get { settings.preferredContentSize }
    set { setPreferredContentSize(newValue) }
  }

  // MARK: - Appearing

  /// Sent before the view appears; a direct call from an app is reported as a mistake.
  open func viewWillAppear(_ animated: Bool) { checkCaller("viewWillAppear:") }

  /// Called between `viewWillAppear` and the first layout, once traits and size are right (L-35).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Sent once the appearance has ended; a direct call from an app is reported as a mistake.
  open func viewDidAppear(_ animated: Bool) { checkCaller("viewDidAppear:") }
  /// Sent before the view disappears; a direct call from an app is reported as a mistake.
  open func viewWillDisappear(_ animated: Bool) { checkCaller("viewWillDisappear:") }
  /// Sent once the view is gone; a direct call from an app is reported as a mistake.
  open func viewDidDisappear(_ animated: Bool) { checkCaller("viewDidDisappear:") }

  /// For containers: called after the controller and its children received `viewWillAppear`.
  func appearanceDidBegin(animated: Bool) {}
  /// For containers: called after the controller and its children received `viewDidAppear`.
  func appearanceDidEnd(animated: Bool) {}
  /// For containers: begins the transition that waits for the frame loop's pass, if there is one.
  func beginPendingTransition() {}

  /// True from the call of `present` until the presentation has ended.
  open var isBeingPresented: Bool { modal.isBeingPresented }
  /// True from the call of `dismiss` until the dismissal has ended.
  open var isBeingDismissed: Bool { modal.isBeingDismissed }
  /// True between `willMove(toParent:)` to a parent and `didMove(toParent:)`.
  open var isMovingToParent: Bool { containment.isMovingToParent }
  /// True between `willMove(toParent: nil)` and `didMove(toParent: nil)`.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: - Layout

  /// Called in the layout pass before the view places its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called before layout, at first and once it was asked for; overrides choose the content (V-66).
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Called after that; the subviews have not placed theirs yet (L-45).
  open func viewDidLayoutSubviews() {}

  /// Called before layout in place of the view's `updateConstraints`, which it calls (L-36).
  open func updateViewConstraints() { ownView?.updateConstraints() }
  /// Called before the view's own, at first and when it was asked for (L-312).
  open func updateProperties() {}

  /// The edges at which the view goes on under bars; default all.
  open var edgesForExtendedLayout: UIRectEdge {
    get { settings.edgesForExtendedLayout }
    set { settings.edgesForExtendedLayout = newValue }
  }

  /// Lets the view go on under bars that are not translucent; default false.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { settings.extendedLayoutIncludesOpaqueBars }
    set { settings.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Kept, and has no effect here, as scroll views decide about their own insets; default true.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { settings.adjustsScrollViewInsets }
    set { settings.adjustsScrollViewInsets = newValue }
  }

  /// Points added to the view's safe area, default zero; a change updates the insets.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { settings.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  /// The bottom of the bars over the view's top, for constraints; the safe area replaces it.
  open var topLayoutGuide: any UILayoutSupport { barLengthGuides.top }
  /// The top of the bars over the view's bottom, for constraints; the safe area replaces it.
  open var bottomLayoutGuide: any UILayoutSupport { barLengthGuides.bottom }

  /// Called after the safe area of the view changed; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the layout margins of the view changed; does nothing by default.
  open func viewLayoutMarginsDidChange() {}

  /// The least margins of the controller's view, safe area not included (S-10).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Keeps margins at least as large as the system's minimum; default true (S-10).
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { settings.respectsMinimumMargins }
    set { setRespectsMinimumMargins(newValue) }
  }

  // MARK: - Containment

  /// The container that this controller is a child of; nil for none.
  open var parent: UIViewController? { hierarchy.parent }
  /// The children in the order in which they were added.
  open var children: [UIViewController] { hierarchy.children }
  /// Makes a child, taking it from its old parent; sends `willMove`, `didMove` is the app's (C-01).
  ///
  /// Adding itself, or one whose view is in another's hierarchy, raises an exception (C-22).
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Ends being a child and sends `didMove`; without a parent it does nothing (C-02).
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
  /// Sent before the parent changes, nil for none: by `addChild`, else by the container; call
  /// super.
  open func willMove(toParent parent: UIViewController?) {
    note(.willMove(toParent: parent != nil))
    containment.willMove(toParent: parent != nil)
  }
  /// Sent after the parent changed: by `removeFromParent`, else by the container; call super.
  open func didMove(toParent parent: UIViewController?) {
    note(.didMove(toParent: parent != nil))
    containment.didMove(toParent: parent != nil)
  }

  /// Default true; if overridden with false, the container itself notifies its children (C-14).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins a child's appearance or disappearance by hand, for containers that do so (C-14).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Ends what `beginAppearanceTransition` began; without one there is nothing to end.
  open func endAppearanceTransition() { endAppearance() }

  /// Overrides traits for a child, which takes them over at once; nil ends that (C-31).
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) { childViewController.announceParentOverride(collection) }

  /// Returns the traits overridden for a child; nil if there are none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.settings.parentOverride }

  // MARK: - Presentation

  /// The style set, where `automatic`, the default, reads as the style it resolves to (P-12).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { resolvedModalStyle }
    set { modal.style = newValue }
  }

  /// Default `coverVertical`; used where no delegate brings an animator.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }

  /// Keeps the user from dismissing the sheet or popover by gesture or tap; default false.
  open var isModalInPresentation: Bool {
    get { modal.isModalInPresentation }
    set { modal.isModalInPresentation = newValue }
  }

  /// Shows presentations in the current context over this view; true by default only in a
  /// navigation controller (P-17).
  open var definesPresentationContext: Bool {
    get { modal.definesContext ?? (self is UINavigationController) }
    set { modal.definesContext = newValue }
  }

  /// As a context, also decides the transition style of what it presents; default false (P-16).
  open var providesPresentationContextTransitionStyle: Bool {
    get { modal.providesTransitionStyle }
    set { modal.providesTransitionStyle = newValue }
  }

  /// Lets a presentation that leaves part of the screen decide about the status bar; default false.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modal.capturesStatusBar }
    set { modal.capturesStatusBar = newValue }
  }

  /// True for the style `formSheet`, else false; the keyboard does not ask for it here.
  open var disablesAutomaticKeyboardDismissal: Bool { modal.style == .formSheet }

  /// The controller that this one, or one above it, presents.
  open var presentedViewController: UIViewController? { modal.presented ?? parent?.ownPresented }
  /// The controller that presents this one, or one above it; nil if none does.
  open var presentingViewController: UIViewController? { modal.presenting ?? parent?.ownPresenting }

  /// Presents in the frame after this call; presenting an active controller raises (P-20, P-22).
  ///
  /// Outside a window, or where one is presented already, it reports that and does nothing.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.modal.origin = self
    presentNow(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this presents, else asks its presenter; without either it only completes
  /// (P-23).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag, completion: completion)
  }

  /// Brings animators, and a presentation controller for the style `custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal.transitioningDelegate }
    set { modal.transitioningDelegate = newValue }
  }

  /// That of the presentation that shows this or one above, else the one to set up for the next.
  open var presentationController: UIPresentationController? { currentPresentationController }
  /// That of the style in use if it is a sheet; nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    currentPresentationController as? UISheetPresentationController
  }
  /// That of the style in use if it is a popover; nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    currentPresentationController as? UIPopoverPresentationController
  }

  /// The style that `automatic` resolves to, and the object that presents in that style.
  var automaticModalStyle: UIModalPresentationStyle { .pageSheet }
  var builtInPresentationController: UIPresentationController {
    Presentation.makeController(resolvedModalStyle, for: self, presenting: nil)
  }

  /// Goes along with the transition under way; nil outside one, as in `viewDidAppear` (C-34).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningCoordinator
  }

  // MARK: - Traits and size

  /// The traits of the view if it is loaded, otherwise those it would inherit.
  open var traitCollection: UITraitCollection { ownView?.environment.current ?? inheritedTraits }
  /// Called after the traits changed, with the former ones; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Overrides light or dark for this controller and below; default `unspecified`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { settings.traitOverrides.userInterfaceStyle }
    set { changeTraitOverrides { $0.userInterfaceStyle = newValue } }
  }

  /// The traits overridden for this controller and below; a change applies at once (C-32).
  open var traitOverrides: UITraitOverrides {
    get { settings.traitOverrides }
    set { changeTraitOverrides { $0 = newValue } }
  }

  /// Called before the traits change; the default hands it to the children whose traits do.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { sendTraitsToChildren(newCollection, coordinator) }

  /// Called before the view's size changes, in points; the default hands it to the children whose
  /// size changes (C-30).
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { sendSizeToChildren(size, coordinator) }

  /// Returns the size a child gets when this controller's changes, in points; default `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when a child's preferred size changes; does nothing by default (C-29).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Does nothing, and is not called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: - Rotation

  /// Default true; false in the root or a covering controller stops turns that follow the device.
  open var shouldAutorotate: Bool { true }
  /// Default all on pad, all but upside down elsewhere; asked of root or what covers it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { ownOrientations }
  /// The orientation in which a covering presentation begins; default the screen's.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { shownOrientation }
  /// Has the orientations asked anew in the next frame, and turns the interface if it must.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { orientationsChanged() }
  /// Makes the mask where it is overridden and the mask is not; default portrait alone.
  open func shouldAutorotate(to new: UIInterfaceOrientation) -> Bool { new == .portrait }
  /// Called before a turn unless the size's call is overridden; handed on to children.
  open func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    passOnWillRotate(orientation, duration)
  }
  /// Called inside of the animation of a turn, after layout, on the same terms.
  open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    passOnWillAnimate(orientation, duration)
  }
  /// Called at the end of a turn, on the same terms.
  open func didRotate(from orientation: UIInterfaceOrientation) { passOnDidRotate(orientation) }

  // MARK: - Status bar and home indicator

  /// Default `default`; asked of the controller that decides about the status bar (C-28).
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Default true while the vertical size class is compact.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// Default `fade`; not asked here, the bar changes with the next picture.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides instead; default nil, so this controller decides (C-28).
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides instead; default nil, so this controller decides (C-28).
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Has the controllers asked anew with the next picture (C-28).
  open func setNeedsStatusBarAppearanceUpdate() { chromeChanged() }
  /// Default false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides instead; default nil, so this controller decides (C-28).
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Has the controllers asked anew with the next picture (C-28).
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { chromeChanged() }
  /// The edges where the app's gestures come before the system's; default none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides instead; default nil, so this controller decides (C-28).
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Has the controllers asked anew with the next picture (C-28).
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { chromeChanged() }

  /// Default false; not asked here, as a desktop's pointer is never locked.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides instead; default nil, so this controller decides.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Default true; not asked here: actions reach the presenting controller through the chain.
  open var performsActionsWhilePresentingModally: Bool { true }

  // MARK: - In a container

  /// The nearest navigation controller among the parents; nil if there is none.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest tab bar controller among the parents; nil if there is none.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The nearest split view controller among the parents; nil if there is none.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  /// The item a navigation bar shows for the controller; made when it is first asked for.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// The item a tab bar shows for the controller; made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { bars.tabBarItem = newValue }
  }

  /// The buttons of a navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { changeToolbarItems(newValue) }
  }

  /// Replaces the toolbar's buttons; `animated` has no effect here.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem { ownEditButton }

  /// Hides the tab bar while the controller is on a stack above its root; default false.
  open var hidesBottomBarWhenPushed: Bool {
    get { settings.hidesBottomBarWhenPushed }
    set { settings.hidesBottomBarWhenPushed = newValue }
  }

  /// Asks the nearest container that shows controllers; without one, presents (T-28).
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  /// Asks the nearest container that shows details; without one, presents (T-28).
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// Takes the secondary over when a split collapses; the default does nothing (T-24).
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}
  /// Returns the secondary when a split separates; the default is that column's controller (T-26).
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.columns[.secondary] }

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

  /// Default false; setting it calls `setEditing` without animation.
  open var isEditing: Bool {
    get { settings.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing on or off and exchanges the edit button; subclasses bring their content along.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  /// Called when memory is short, for every controller that lives, visible or not.
  open func didReceiveMemoryWarning() {}

  // MARK: - Restoration

  /// The name under which state is kept; nil, the default, keeps none.
  open var restorationIdentifier: String? {
    get { settings.restorationIdentifier }
    set { settings.restorationIdentifier = newValue }
  }
  /// The class that makes the controller at restoration; nil searches elsewhere.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// The actions below a preview of the controller; none by default; never asked here.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
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
