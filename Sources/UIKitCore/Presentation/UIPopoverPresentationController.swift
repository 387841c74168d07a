public import CoreGraphics

/// Sets up a popover, besides what all presentations ask.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown and can be set up.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  /// Returns true if a tap outside dismisses the popover; the older form of that question.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// The user has dismissed the popover; the older form of that message.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Default: does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Default: true, so a tap outside dismisses the popover.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Default: does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// A view or bar button that a popover may point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents a bubble that points at a view or a bar's button; a sheet where it is narrow (P-36).
open class UIPopoverPresentationController: UIPresentationController {
  /// The sides that may be used; the first that has room is.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The view that the popover points at; required unless `barButtonItem` is set (P-40).
  open var sourceView: UIView?
  /// The part to point at, in the view's coordinates; null, the default, is the whole view.
  open var sourceRect = CGRect.null
  /// Default false; kept, and has no effect here.
  open var canOverlapSourceViewRect = false
  /// The bar button to point at, used rather than `sourceView`; default nil.
  open var barButtonItem: UIBarButtonItem?
  /// The view or bar button that the popover points at; setting it replaces both properties.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// The direction of the arrow, once the popover is shown.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views outside that can be used while the popover is shown.
  open var passthroughViews: [UIView]?
  /// The colour of the bubble; nil for a material.
  open var backgroundColor: UIColor? { didSet { bubble.setNeedsLayout() } }
  /// The least distance from the container's edges, safe area included; default 10 points each.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  let backdrop = UIView()
  private(set) lazy var bubble = PopoverBubble(popover: self)
  private var sheet: UISheetPresentationController?

  /// The sheet that replaces the popover in compact width; made when first asked for.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet { return sheet }
    let made = UISheetPresentationController(
      presented: presentedViewController,
      presenting: presenting,
      style: .pageSheet
    )
    sheet = made
    return made
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  // MARK: - Layout and traits

  open override var presentedView: UIView? { bubble }
  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }
  override var givenTraits: UITraitCollection? {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceLevel: .elevated),
    ])
  }
  /// A sheet where it is narrow, which is called a form (P-36).
  override func builtInStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .formSheet : .none
  }
  override func makeAnimator(_ transitionStyle: UIModalTransitionStyle)
    -> any UIViewControllerAnimatedTransitioning
  { DissolveAnimator() }
  override func checkBeforePresenting() { checkSource() }
  override func viewBehind(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    passthrough(point, with: event)
  }

  override func isAround(_ view: UIView) -> Bool { view === backdrop }

  open override func containerViewWillLayoutSubviews() { layOutPopover() }
  open override func presentationTransitionWillBegin() { popoverWillCome() }
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    backdrop.removeFromSuperview()
    dimTintOfPresenter(false)
  }
}
