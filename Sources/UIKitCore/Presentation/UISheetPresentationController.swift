public import CoreGraphics

/// Is notified of a sheet's detents besides what all presentations tell.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user chose another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Default: does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Presents a card: at the bottom of a phone, where the user can pull it, or in the middle of an
/// iPad.
///
/// Nothing of the presenter is taken away (P-03).
open class UISheetPresentationController: UIPresentationController {
  /// The value of a sheet's dimension that leaves it to the system.
  nonisolated public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  private let style: UIModalPresentationStyle
  let dimming = UIView()
  private(set) lazy var card = SheetCard(sheet: self)
  private(set) lazy var pull = makePull()

  init(
    presented: UIViewController,
    presenting: UIViewController?,
    style: UIModalPresentationStyle
  ) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  /// Makes a sheet of the style `pageSheet`.
  public convenience override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.init(
      presented: presentedViewController,
      presenting: presentingViewController,
      style: .pageSheet
    )
  }

  open override var presentationStyle: UIModalPresentationStyle { style }

  // MARK: - Detents

  /// The heights at which the sheet rests, from low to high; default only `large`.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The detent at which it rests now; nil is the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Up to this detent what is below can be used and isn't dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// A drag up in content at its top grows the sheet before it scrolls; default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// False to fill the screen where that is low.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Takes the controller's preferred width where the card is at the bottom edge; default false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }
  /// Shows the small bar that one pulls at.
  open var prefersGrabberVisible = false { didSet { invalidateDetents() } }
  /// The radius of the card's corners, in points; nil, the default, for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }
  /// The view that the sheet belongs to; kept, and has no effect here.
  open var sourceView: UIView?

  /// Lays the sheet out anew, asking custom detents for their heights.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// Animates what the changes make of the sheet.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      options: .curveEaseOut,
      animations: { self.containerView?.layoutIfNeeded() }
    )
  }

  // MARK: - Layout and traits

  open override var presentedView: UIView? { card }
  open override var frameOfPresentedViewInContainerView: CGRect { frameOfCard }
  override var givenTraits: UITraitCollection? { traitsOfCard }
  override func makeAnimator(_ transitionStyle: UIModalTransitionStyle)
    -> any UIViewControllerAnimatedTransitioning
  { transitionStyle == .coverVertical ? CoverAnimator.preferred : DissolveAnimator() }
  override func viewBehind(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isDimmed ? nil : viewOfPresenter(at: point, with: event)
  }

  override func isAround(_ view: UIView) -> Bool { view === dimming }

  open override func containerViewWillLayoutSubviews() { layOutSheet() }
  open override func presentationTransitionWillBegin() { cardWillCome() }
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { removeAround() }
  }
  open override func dismissalTransitionWillBegin() { cardWillGo() }
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { removeAround() }
  }
}
