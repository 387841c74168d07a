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
  /// The room has changed, and with it what the popover points at, which may be changed here: a part
  /// of a view, in its coordinates; not called for bar buttons (W-224).
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
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
  /// Default: changes nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    tellLate(
      "popoverPresentationController:willRepositionPopoverTo:in:",
      [popoverPresentationController, rect, view]
    )
  }
}

/// A view or bar button that a popover may point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The place of what is pointed at, in the coordinates of a view; nil if it is not shown with it.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The place of the view in the coordinates of another one; nil in different windows.
  public func frame(in referenceView: UIView) -> CGRect? {
    window === referenceView.window ? convert(bounds, to: referenceView) : nil
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The place of the item's button in the coordinates of a view; nil without one in its window.
  public func frame(in referenceView: UIView) -> CGRect? {
    referenceView.window?.button(for: self)?.frame(in: referenceView)
  }
}

extension UIMenuLeaf {
  /// The view or the button of a bar in which the element was chosen, while it is performed: a
  /// popover may point at it; nil otherwise.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
}

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

  /// The class of the background's view, which `popoverBackgroundViewClass` types.
  var groundType: Any.Type?
  /// The size of the container when the popover was placed last; nil before.
  var placedRoom: CGSize?
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
