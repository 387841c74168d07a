public import CoreGraphics

/// The sides on which a popover's arrow may be.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up, so the popover is below what it points at.
  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
  public static let unknown = Self(rawValue: .max)
}

/// Sets up a popover, besides what all presentations ask.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown and can be set up.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// What a popover may point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents a bubble that points at a view or a bar's button; a sheet where it is narrow (P-36).
open class UIPopoverPresentationController: UIPresentationController {
  /// The sides that may be used; the first that has room is.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// What the popover points at, and where in it; the whole view for the null rectangle.
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var canOverlapSourceViewRect = false
  open var barButtonItem: UIBarButtonItem?
  /// What the popover points at: a view or a bar's button.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// Where the arrow points, once the popover is shown.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views outside that can be used while the popover is shown.
  open var passthroughViews: [UIView]?
  /// The colour of the bubble; nil for a material.
  open var backgroundColor: UIColor? { didSet { bubble.setNeedsLayout() } }
  /// How far the popover stays away from the edges, safe area included.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  let backdrop = UIView()
  private(set) lazy var bubble = PopoverBubble(popover: self)
  private var sheet: UISheetPresentationController?

  /// The sheet that stands in for the popover where it is narrow.
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

  // MARK: - How it stands

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
