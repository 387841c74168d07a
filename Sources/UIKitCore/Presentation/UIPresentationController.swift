public import CoreGraphics

/// Decides about the frame of a presented controller, and the views around it.
///
/// The base class lets the presented view fill the container and leaves the presenter's view where
/// it is; subclasses add views to the container and say otherwise (P-30).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  weak var presentation: Presentation?
  private var traits: UITraitCollection?
  var overrides = UITraitOverrides()
  var traitHandlers = TraitHandlers()

  /// Makes a presentation controller; neither controller is retained.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that comes, or is there; an empty one once that is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller over which it presents; an empty one once that is gone.
  open var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? UIViewController()
  }
  /// The style that was asked for; adapting doesn't change it (P-39).
  open var presentationStyle: UIModalPresentationStyle { presented?.resolvedModalStyle ?? .custom }

  /// Decides about adapting and dismissal by the user; default nil.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: - Views

  /// Holds the presented view and whatever is around it; nil while nothing is presented.
  open var containerView: UIView? { presentation?.container(for: self) }
  /// The view that the animator moves.
  open var presentedView: UIView? { presented?.view }
  /// The final frame of that view, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// False to present in the context that a parent defines (P-15).
  open var shouldPresentInFullscreen: Bool { true }
  /// True to take the presenter's view away once it is covered (P-04).
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container lays out its subviews; does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews; does nothing by default.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Coming and going

  /// Called before the animator begins; the place to add surrounding views to the container.
  open func presentationTransitionWillBegin() {}
  /// Called at the end of presenting; false if the transition was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissing animator begins; does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Called at the end of dismissing; false if the transition was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Adapting

  /// The style for the traits at hand: the delegate's, or its own (P-30).
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    let style = adaptivePresentationStyle(for: adaptingTraits)
    return style == .none ? presentationStyle : style
  }

  /// The style for some traits; `none` to stay as it is (P-36, P-38).
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? builtInStyle(in: traitCollection)
  }

  /// The style that the class itself chooses for traits.
  func builtInStyle(in traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Overrides traits of the presented controller.
  open var overrideTraitCollection: UITraitCollection? {
    get { traits }
    set {
      traits = newValue
      presentation?.traitsChanged()
    }
  }

  /// The traits overridden for what is presented; a change applies at once (C-32).
  open var traitOverrides: UITraitOverrides {
    get { overrides }
    set { changeTraitOverrides { $0 = newValue } }
  }

  /// The animators for those who have no delegate that brings its own.
  func makeAnimator(_ transitionStyle: UIModalTransitionStyle)
    -> any UIViewControllerAnimatedTransitioning
  { transitionStyle.animator }

  /// The traits that the class gives what it shows.
  var givenTraits: UITraitCollection? { nil }
  /// Refuses what cannot be shown (P-40).
  func checkBeforePresenting() {}

  /// Whose context is presented in, where that is not the screen (P-15).
  func context(of source: UIViewController) -> UIViewController { source.presentationContext }
  /// True if the presented content moves out of the keyboard's way.
  var avoidsKeyboard: Bool { false }

  /// Says who gets a touch at a point of the container that no view in it takes.
  func viewBehind(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// True if a view only dims, or takes touches beside the presented view.
  func isAround(_ view: UIView) -> Bool { false }

  // MARK: - Environment

  /// The traits of the container, else of the presenter, else of the main screen, with those
  /// overridden here.
  open var traitCollection: UITraitCollection {
    traits(
      over: containerView?.traitCollection ?? presenting?.traitCollection ?? UIScreen.ambientTraits
    )
  }
  /// Called after the container's traits changed, with the former ones; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size preferred by the presented controller, in points; zero without one.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  /// Lays the container out anew; a change of the presented controller's size does not call it
  /// here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }
  /// Does nothing by default, and is not called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the presented controller's size for a container's, in points; default all of it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container gets another size (P-29).
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(size, coordinator) }
  /// Called before the traits change; the default hands the presented controller those that it will
  /// have itself, unless its overrides leave nothing to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    let own = presented.traits(in: newCollection)
    guard own === newCollection || own != presented.traitCollection else { return }
    presented.willTransition(to: own, with: coordinator)
  }

  private func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presented else { return }
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    // A half turn is announced though the size stays.
    if own != presented.viewIfLoaded?.bounds.size || !coordinator.targetTransform.isIdentity {
      presented.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// Makes the presenter's tint gray while something lies over it.
  func dimTintOfPresenter(_ dims: Bool) {
    presenting?.viewIfLoaded?.tintAdjustmentMode = dims ? .dimmed : .automatic
  }

  var adaptingTraits: UITraitCollection {
    presenting?.viewIfLoaded?.window?.traitCollection ?? presenting?.traitCollection
      ?? UIScreen.ambientTraits
  }
}
