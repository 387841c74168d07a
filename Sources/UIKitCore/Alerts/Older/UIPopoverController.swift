/// Hears of a popover of the older kind.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Returns true if a tap outside dismisses the popover.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// The user has dismissed the popover; not called for `dismiss(animated:)`.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  /// Default: true, so a tap outside dismisses the popover.
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool { true }
  /// Default: does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// A popover as apps showed it before there were presentation controllers, by one of which it is
/// shown (L-319).
///
/// It must be held while it is shown, and stays a popover in narrow windows too.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  /// Hears of the popover; held weakly.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// The controller in the bubble; a new one is shown from the next time on.
  open var contentViewController: UIViewController
  /// The size in points; the content's `preferredContentSize`.
  open var popoverContentSize: CGSize {
    get { contentViewController.preferredContentSize }
    set { contentViewController.preferredContentSize = newValue }
  }
  /// The direction of the arrow while the popover is shown, and `unknown` otherwise.
  open var popoverArrowDirection: UIPopoverArrowDirection {
    isPopoverVisible ? presentation?.arrowDirection ?? .unknown : .unknown
  }
  /// Views outside that can be used while the popover is shown; default nil.
  open var passthroughViews: [UIView]? {
    didSet { presentation?.passthroughViews = passthroughViews }
  }
  /// The colour of the bubble; nil, the default, for a material.
  open var backgroundColor: UIColor? { didSet { presentation?.backgroundColor = backgroundColor } }
  /// The least distance from the screen's edges; default 10 points each.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// True from the moment when it is presented until it is dismissed.
  open var isPopoverVisible: Bool {
    contentViewController.presentingViewController != nil && !contentViewController.isBeingDismissed
  }

  private var presentation: UIPopoverPresentationController? {
    contentViewController.popoverPresentationController
  }
  private lazy var hearing = Hearing(self)

  /// Makes a popover that shows a controller.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  /// Puts another controller into the bubble.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    contentViewController = viewController
  }

  /// Sets the size in points.
  open func setPopoverContentSize(_ size: CGSize, animated: Bool) { popoverContentSize = size }

  /// Shows the popover, which points at a part of a view.
  open func present(
    from rect: CGRect,
    in view: UIView,
    permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(in: view.window, arrowDirections, animated) {
      ($0.sourceView, $0.sourceRect) = (view, rect)
    }
  }

  /// Shows the popover, which points at the button of an item in a bar.
  open func present(
    from item: UIBarButtonItem,
    permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    let window = UIApplication.shared.keyWindow
    present(in: window, arrowDirections, animated) { $0.barButtonItem = item }
  }

  /// Takes the popover away; the delegate doesn't hear of it.
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    contentViewController.presentingViewController?.dismiss(animated: animated)
  }

  private func present(
    in window: UIWindow?,
    _ directions: UIPopoverArrowDirection,
    _ animated: Bool,
    _ point: (UIPopoverPresentationController) -> Void
  ) {
    guard !isPopoverVisible, var top = window?.rootViewController else { return }
    while let next = top.presentedViewController { top = next }
    contentViewController.modalPresentationStyle = .popover
    guard let presentation else { return }
    // Older code says `unknown` for a popover without an arrow, and for any side.
    presentation.permittedArrowDirections = directions == .unknown ? .any : directions
    presentation.passthroughViews = passthroughViews
    presentation.backgroundColor = backgroundColor
    presentation.popoverLayoutMargins = popoverLayoutMargins
    presentation.delegate = hearing
    point(presentation)
    top.present(contentViewController, animated: animated)
  }
}

/// Passes on what the presentation tells, so that the popover itself stays free of it.
private final class Hearing: NSObject, UIPopoverPresentationControllerDelegate {
  private weak var popover: UIPopoverController?

  init(_ popover: UIPopoverController) { self.popover = popover }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    guard let popover else { return true }
    return popover.delegate?.popoverControllerShouldDismissPopover(popover) ?? true
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let popover else { return }
    popover.delegate?.popoverControllerDidDismissPopover(popover)
  }
}
