/// Decisions of a controller that covers the screen: the status bar and the orientation.
extension UIViewController {
  /// The topmost above this one, or it, that decides about the status bar (P-43).
  var decidingPresented: UIViewController {
    guard let presented = modal.presented, let presentation = presented.modal.presentation,
      presentation.phase == .presenting || presentation.phase == .presented
    else { return self }
    let fills = presentation.activeController.fillsScreen
    guard fills || presented.modalPresentationCapturesStatusBarAppearance else { return self }
    return presented.decidingPresented
  }

  /// True if a sheet above made the view a card behind it.
  var isLeaningBack: Bool {
    let sheet =
      modal.presented?.modal.presentation?.activeController as? UISheetPresentationController
    return sheet?.card.isBackingLeaning == true
  }
}

extension UIPresentationController {
  /// True if the presented content takes the presenter's place on the whole screen.
  var fillsScreen: Bool { shouldPresentInFullscreen && shouldRemovePresentersView }
}

extension UIPresentationController {
  /// True if what is presented decides about the orientation: in the styles that cover the screen,
  /// with the presenter below or without (P-42, R-09).
  var decidesOrientation: Bool {
    self is CoveringPresentationController && shouldPresentInFullscreen
  }
}

extension UIViewController {
  /// This controller, or the topmost above it that covers the screen and is not on its way out.
  var orientationDecider: UIViewController {
    sequence(first: self) { controller in
      guard let presented = controller.modal.presented,
        presented.modal.presentation?.state.isDeciding == true
      else { return nil }
      return presented
    }.reduce(self) { decider, controller in
      let isCovering = controller.modal.presentation?.activeController.decidesOrientation ?? false
      return isCovering ? controller : decider
    }
  }
}
