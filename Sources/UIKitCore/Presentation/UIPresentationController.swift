public import CoreGraphics

/// Decides how a presented controller stands on the screen, and what is around it.
///
/// The base class lets the presented view fill the container and leaves the presenter's view where
/// it is; subclasses add views to the container and say otherwise (P-30).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  weak var presentation: Presentation?
  private var traits: UITraitCollection?

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
  /// The controller below.
  open var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? UIViewController()
  }
  /// The style that was asked for; adapting doesn't change it (P-39).
  open var presentationStyle: UIModalPresentationStyle { presented?.resolvedModalStyle ?? .custom }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: - Views

  /// Holds the presented view and whatever is around it; nil while nothing is presented.
  open var containerView: UIView? { presentation?.container(for: self) }
  /// What the animator moves.
  open var presentedView: UIView? { presented?.view }
  /// Where that is, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// False to present in the context that a parent defines (P-15).
  open var shouldPresentInFullscreen: Bool { true }
  /// True to take the presenter's view away once it is covered (P-04).
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Coming and going

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
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

  /// What the class itself makes of traits.
  func builtInStyle(in traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Overrides traits of the presented controller.
  open var overrideTraitCollection: UITraitCollection? {
    get { traits }
    set {
      traits = newValue
      presentation?.traitsChanged()
    }
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
  /// Whether what is presented moves out of the keyboard's way.
  var avoidsKeyboard: Bool { false }

  /// Says who gets a touch at a point of the container that no view in it takes.
  func viewBehind(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// Whether a view is only there to dim, or to take touches beside what is presented.
  func isAround(_ view: UIView) -> Bool { false }

  // MARK: - Environment

  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presenting?.traitCollection ?? UIScreen.ambientTraits
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container gets another size (P-29).
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(size, coordinator) }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented?.willTransition(to: newCollection, with: coordinator) }

  private func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presented else { return }
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    if own != presented.viewIfLoaded?.bounds.size {
      presented.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// What can be tapped is gray while something lies over it.
  func dimTintOfPresenter(_ dims: Bool) {
    presenting?.viewIfLoaded?.tintAdjustmentMode = dims ? .dimmed : .automatic
  }

  var adaptingTraits: UITraitCollection {
    presenting?.viewIfLoaded?.window?.traitCollection ?? presenting?.traitCollection
      ?? UIScreen.ambientTraits
  }
}
