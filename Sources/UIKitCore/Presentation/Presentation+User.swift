/// Dismissal by the user, which the delegate may refuse and hears of (P-35).
extension Presentation {
  /// True if neither the controller nor the delegate forbids it.
  var mayBeDismissedByUser: Bool {
    guard phase == .presented, let presented, presented.modal.presented == nil else { return false }
    let forbids = sequence(first: presented) { $0.children.last }.contains {
      $0.isModalInPresentation
    }
    return !forbids
      && presentationController.delegate?.presentationControllerShouldDismiss(
        presentationController
      ) ?? true
  }

  /// Dismisses as far as that is allowed; otherwise the delegate hears of the attempt.
  func dismissByUser(pull: (any UIViewControllerInteractiveTransitioning)? = nil) {
    guard let presenter, let dismissal = Dismissal(above: presenter), !dismissal.mustWait else {
      return
    }
    if pull == nil, !mayBeDismissedByUser {
      presentationController.delegate?.presentationControllerDidAttemptToDismiss(
        presentationController
      )
      return
    }
    presentationController.delegate?.presentationControllerWillDismiss(presentationController)
    dismissal.announce()
    let notified = presentationController
    dismissal.run(animated: true, pull: pull) { finished in
      guard finished else { return }
      notified.delegate?.presentationControllerDidDismiss(notified)
      guard let popover = notified as? UIPopoverPresentationController else { return }
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
        .popoverPresentationControllerDidDismissPopover(popover)
    }
  }
}

extension UIViewController {
  /// The controller that this one itself presents.
  package var directlyPresented: UIViewController? { modal.presented }

  /// Leaves as by a finger that pulls the controller away; where it fills the screen no finger can,
  /// and it is dismissed as by a button.
  package func leaveAsByUser() {
    if let presentation = modal.presentation, !presentation.activeController.fillsScreen {
      presentation.dismissByUser()
    } else {
      dismiss(animated: true)
    }
  }
}
