extension UIViewController {
  var ownPresented: UIViewController? { modal.presented ?? parent?.ownPresented }
  var ownPresenting: UIViewController? { modal.presenting ?? parent?.ownPresenting }

  /// Puts the other's view over the window, at its final place, without a transition.
  func presentNow(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = topmostAncestor
    guard presenter.modal.presented == nil, let window = viewIfLoaded?.window,
      let view = other.view
    else { return }
    presenter.modal.presented = other
    other.modal.presenting = presenter
    other.modal.isBeingPresented = true
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.screen.frameLoop.afterNextPicture {
      other.modal.isBeingPresented = false
      completion?()
    }
  }

  /// Takes away what this controller presents, or else itself if it is presented.
  func dismissNow(animated: Bool, completion: (() -> Void)?) {
    let presenter = topmostAncestor.modal.presented == nil ? ownPresenting : topmostAncestor
    guard let presenter, let other = presenter.modal.presented else {
      completion?()
      return
    }
    let loop = (other.viewIfLoaded?.window?.screen ?? UIScreen.main).frameLoop
    other.modal.isBeingDismissed = true
    other.viewIfLoaded?.removeFromSuperview()
    presenter.modal.presented = nil
    other.modal.presenting = nil
    loop?.afterNextPicture {
      other.modal.isBeingDismissed = false
      completion?()
    }
  }

  private var topmostAncestor: UIViewController {
    sequence(first: self, next: \.parent).reduce(self) { $1 }
  }

  /// Asks the containers around, the closest first; a modal presentation is the last resort.
  func showInContainer(_ other: UIViewController, sender: Any?) {
    if let parent { parent.show(other, sender: sender) } else { present(other, animated: true) }
  }

  func showDetailInContainer(_ other: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(other, sender: sender)
    } else {
      present(other, animated: true)
    }
  }
}
