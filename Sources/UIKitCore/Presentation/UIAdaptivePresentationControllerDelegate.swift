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
  /// Called before it is shown; the style is `none` when nothing is adapted (P-37).
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Returns true if the user may dismiss it (P-35).
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
  /// Default: the style the presentation controller's class chooses in the traits around it.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    late(
      "adaptivePresentationStyleFor:",
      [controller],
      or: controller.builtInStyle(in: controller.adaptingTraits)
    )
  }
  /// Default: in compact width the older method's answer, else the class's own choice.
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
  /// Default: does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    tellLate(
      "presentationController:prepare:",
      [presentationController, adaptivePresentationController]
    )
  }
  /// Default: nil, so the same controller is shown.
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
  /// Default: does nothing.
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
  /// Default: true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { late("presentationControllerShouldDismiss:", [presentationController], or: true) }
  /// Default: does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { tellLate("presentationControllerWillDismiss:", [presentationController]) }
  /// Default: does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { tellLate("presentationControllerDidDismiss:", [presentationController]) }
  /// Default: does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { tellLate("presentationControllerDidAttemptToDismiss:", [presentationController]) }
}
