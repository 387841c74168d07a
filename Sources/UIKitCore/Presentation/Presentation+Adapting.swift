/// Changing between the style that was asked for and the one that suits the traits (P-36).
extension Presentation {
  /// Chooses what is shown, before it comes in (P-37).
  func chooseShown() {
    let style = wantedStyle
    guard style != .none else { return }
    adopt(style)
  }

  /// Changes what is shown when the traits ask for it; nothing is animated.
  func adapt() {
    guard phase == .standing, wantedStyle != adaptedStyle else { return }
    let wasCovering = shown.shouldRemovePresentersView
    shown.dismissalTransitionWillBegin()
    for view in container.subviews { view.removeFromSuperview() }
    shown.dismissalTransitionDidEnd(true)
    adopt(wantedStyle)
    controller.delegate?.presentationController(
      controller,
      willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: nil
    )
    shown.presentationTransitionWillBegin()
    if let view = shown.presentedView {
      view.frame = shown.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    traitsChanged()
    if wasCovering != shown.shouldRemovePresentersView { cover(!wasCovering) }
    shown.presentationTransitionDidEnd(true)
  }

  /// The style to change to; `none` for the one asked for.
  private var wantedStyle: UIModalPresentationStyle {
    let style = controller.adaptivePresentationStyle(for: controller.adaptingTraits)
    return style == controller.presentationStyle ? .none : style
  }

  private func adopt(_ style: UIModalPresentationStyle) {
    adaptedStyle = style
    replaceDisplayed(for: style)
    guard style != .none, let displayed else {
      shown = controller
      return
    }
    shown = controller.adapted(to: style, for: displayed)
    shown.presenting = presenter
    shown.presentation = self
    controller.delegate?.presentationController(controller, prepare: shown)
  }

  /// A delegate may give a style its own controller, such as a navigation around the presented one.
  private func replaceDisplayed(for style: UIModalPresentationStyle) {
    let other =
      style == .none
      ? nil
      : controller.delegate?.presentationController(
        controller,
        viewControllerForAdaptivePresentationStyle: style
      )
    guard let presented, let new = other ?? presented as UIViewController?, new !== displayed else {
      return
    }
    let isBeingPresented = displayed?.modal.isBeingPresented ?? false
    displayed?.modal.presentation = nil
    displayed?.modal.presenting = nil
    displayed?.modal.isBeingPresented = false
    // Back from the replacement, the controller is nobody's child again.
    if new === presented, presented.parent != nil { presented.leaveReplacement() }
    displayed = new
    new.modal.isBeingPresented = isBeingPresented
    connect()
  }

  /// The presenter goes when it is covered, and comes back (P-04).
  private func cover(_ covers: Bool) {
    guard let presenter, let view = presenter.viewIfLoaded else { return }
    let driver = AppearanceDriver.transition(.init())
    if covers || presenter.mayAppear() {
      presenter.beginAppearance(!covers, animated: false, by: driver)
    }
    if covers {
      presentersPlace = PresentersPlace(of: view)
      view.removeFromSuperview()
    } else {
      restorePresenter()
    }
    presenter.endAppearance(by: driver)
  }
}

extension UIPresentationController {
  /// What shows the controller in another style; a popover keeps its sheet, which apps set up.
  func adapted(
    to style: UIModalPresentationStyle,
    for displayed: UIViewController
  ) -> UIPresentationController {
    if style == .formSheet || style == .pageSheet,
      let sheet = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController,
      sheet.presentedViewController === displayed
    {
      return sheet
    }
    return Presentation.makeController(style, for: displayed, presenting: presenting)
  }
}

extension UIViewController {
  fileprivate func leaveReplacement() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
