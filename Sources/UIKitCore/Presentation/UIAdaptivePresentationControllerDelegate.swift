/// Decides how a presentation adapts, and whether the user may dismiss it; everything is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in a narrow environment.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style in an environment; `none` to stay as it is (P-38).
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Sets up the controller that is shown in place of the one asked for.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )
  /// Another controller to present in that style.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Told before it is shown; the style is `none` when nothing is adapted (P-37).
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Whether the user may dismiss it (P-35).
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user begins to dismiss it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user would have dismissed it but may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    late(
      "adaptivePresentationStyleFor:",
      [controller],
      or: controller.builtInStyle(in: controller.adaptingTraits)
    )
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    late(
      "adaptivePresentationStyleFor:traitCollection:",
      [controller, traitCollection],
      or: traitCollection.horizontalSizeClass == .compact
        ? adaptivePresentationStyle(for: controller) : controller.builtInStyle(in: traitCollection)
    )
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    tellLate(
      "presentationController:prepare:",
      [presentationController, adaptivePresentationController]
    )
  }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    late(
      "presentationController:viewControllerForAdaptivePresentationStyle:",
      [controller, style],
      or: nil
    )
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    tellLate(
      "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
      [presentationController, style, transitionCoordinator]
    )
  }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { late("presentationControllerShouldDismiss:", [presentationController], or: true) }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { tellLate("presentationControllerWillDismiss:", [presentationController]) }
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { tellLate("presentationControllerDidDismiss:", [presentationController]) }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { tellLate("presentationControllerDidAttemptToDismiss:", [presentationController]) }
}
