/// Changing between the style that was asked for and the one that suits the traits (P-36).
extension Presentation {
  /// Chooses what is activeController, before it comes in (P-37).
  func chooseStyle() {
    let style = wantedStyle
    guard style != .none else { return }
    adopt(style)
  }

  /// The traits around changed: what is presented takes another style, or other traits (P-36).
  func surroundingsChanged() {
    adapt()
    if presentedTraits != presented?.settings.parentOverride { traitsChanged() }
  }

  /// Changes what is activeController when the traits ask for it; nothing is animated.
  ///
  /// What a full screen has taken out of the window stays out of it (P-04), and adapts once it
  /// comes back; what comes or goes, once it has.
  func adapt() {
    guard phase == .presented, !isCovered else {
      owesAdapting = true
      return
    }
    owesAdapting = false
    guard wantedStyle != adaptedStyle else { return }
    let wasCovering = activeController.shouldRemovePresentersView
    activeController.dismissalTransitionWillBegin()
    for view in container.subviews { view.removeFromSuperview() }
    activeController.dismissalTransitionDidEnd(true)
    adopt(wantedStyle)
    presentationController.delegate?.presentationController(
      presentationController,
      willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: nil
    )
    activeController.presentationTransitionWillBegin()
    if let view = activeController.presentedView {
      view.frame = activeController.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    traitsChanged()
    if wasCovering != activeController.shouldRemovePresentersView { cover(!wasCovering) }
    activeController.presentationTransitionDidEnd(true)
  }

  /// Does what had to wait; delegates are asked again only if there is something (P-37).
  func catchUp() {
    if owesAdapting { adapt() }
  }

  /// True while another presentation has the presented view, or has removed it.
  private var isCovered: Bool {
    presented?.modal.presented?.modal.presentation?.presentersPlace != nil
  }

  /// The style to change to; `none` for the one asked for.
  private var wantedStyle: UIModalPresentationStyle {
    let style = presentationController.adaptivePresentationStyle(
      for: presentationController.adaptingTraits
    )
    return style == presentationController.presentationStyle ? .none : style
  }

  private func adopt(_ style: UIModalPresentationStyle) {
    adaptedStyle = style
    replacePresented(for: style)
    guard style != .none, let presented else {
      activeController = presentationController
      return
    }
    activeController = presentationController.adapted(to: style, for: presented)
    activeController.presenting = presenter
    activeController.presentation = self
    presentationController.delegate?.presentationController(
      presentationController,
      prepare: activeController
    )
  }

  /// A delegate may give a style its own controller, such as a navigation around the original.
  private func replacePresented(for style: UIModalPresentationStyle) {
    let other =
      style == .none
      ? nil
      : presentationController.delegate?.presentationController(
        presentationController,
        viewControllerForAdaptivePresentationStyle: style
      )
    guard let original, let new = other ?? original as UIViewController?, new !== presented else {
      return
    }
    let isBeingPresented = presented?.modal.isBeingPresented ?? false
    presented?.modal.presentation = nil
    presented?.modal.presenting = nil
    presented?.modal.isBeingPresented = false
    // Back from the replacement, the controller has no parent again.
    if new === original, original.parent != nil { original.leaveReplacement() }
    presented = new
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
  /// The presentation controller for another style; a popover keeps its sheet, which apps set up.
  func adapted(
    to style: UIModalPresentationStyle,
    for presented: UIViewController
  ) -> UIPresentationController {
    if style == .formSheet || style == .pageSheet,
      let sheet = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController,
      sheet.presentedViewController === presented
    {
      return sheet
    }
    return Presentation.makeController(style, for: presented, presenting: presenting)
  }
}

extension UIViewController {
  fileprivate func leaveReplacement() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
