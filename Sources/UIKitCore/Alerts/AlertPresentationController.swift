internal import QuartzCore

/// Puts an alert into the middle, or an action sheet at the bottom, over a dimmed screen.
final class AlertPresentationController: UIPresentationController {
  private static let dimmingColor = UIColor(
    light: UIColor(white: 0, alpha: 0.2),
    dark: UIColor(white: 0, alpha: 0.48)
  )
  /// The gap around an action sheet, in points.
  private static let sheetMargin: CGFloat = 8
  private let dimming = UIControl(frame: .zero)

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var presentationStyle: UIModalPresentationStyle { isSheet ? .overFullScreen : .custom }
  override var givenTraits: UITraitCollection? { UITraitCollection(userInterfaceLevel: .elevated) }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = presentedView as? AlertView else { return .zero }
    let bounds = containerView.bounds
    let safe = containerView.safeAreaInsets
    if isSheet {
      let margin = Self.sheetMargin
      let width = min(bounds.width, bounds.height) - 2 * margin
      let bottom = max(margin, safe.bottom)
      let room = bounds.height - bottom - max(margin, safe.top)
      let height = min(view.height(width: width), room)
      return CGRect(
        x: (bounds.width - width) / 2,
        y: bounds.height - bottom - height,
        width: width,
        height: height
      )
    }
    // The middle is that of the area above the keyboard.
    let covered = containerView.keyboardOverlap
    let margins = 2 * AlertView.alertMargin
    let room = bounds.height - safe.top - max(safe.bottom, covered) - margins
    let height = min(view.height(width: AlertView.alertWidth), room)
    let middle = (bounds.height - covered - height) / 2
    return CGRect(
      x: ((bounds.width - AlertView.alertWidth) / 2).rounded(),
      y: covered > 0 ? max(middle, safe.top + AlertView.alertMargin).rounded() : middle.rounded(),
      width: AlertView.alertWidth,
      height: height
    )
  }

  override var avoidsKeyboard: Bool { !isSheet }

  override func makeAnimator(_ transitionStyle: UIModalTransitionStyle)
    -> any UIViewControllerAnimatedTransitioning
  { isSheet ? CoverAnimator.preferred : AlertAnimator() }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    guard let presentedView, presentedView.transform.isIdentity else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    dimming.backgroundColor = Self.dimmingColor
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    dimming.addAction(
      UIAction { [weak self] _ in self?.alert?.touchedBeside() },
      for: .touchUpInside
    )
    containerView?.insertSubview(dimming, at: 0)
    presentedView?.autoresizingMask = []
    dimTintOfPresenter(true)
    alongside(alpha: 1)
  }

  override func dismissalTransitionWillBegin() { alongside(alpha: 0) }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    dimming.removeFromSuperview()
    dimTintOfPresenter(false)
  }

  private func alongside(alpha: CGFloat) {
    let dimming = dimming
    let coordinator = presentedViewController.transitionCoordinator
    if coordinator?.animate(alongsideTransition: { _ in dimming.alpha = alpha }) != true {
      dimming.alpha = alpha
    }
  }
}

/// An alert comes a little too large and fades in; it only fades out.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// None for someone who asked for less motion.
  static var comingScale: CGFloat { UIAccessibility.isReduceMotionEnabled ? 1 : 1.2 }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isComing = context.isBringingModal
    let view = isComing ? context.bringIn(below: false) : context.view(forKey: .from)
    guard let view else { return context.exchange() }
    if isComing {
      view.alpha = 0
      let scale = Self.comingScale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: .curveEaseOut,
      animations: {
        view.alpha = isComing ? 1 : 0
        view.transform = .identity
      },
      completion: { _ in
        view.alpha = 1
        context.complete()
      }
    )
  }
}
