extension UIViewController {
  var ownPresented: UIViewController? { modal.presented ?? parent?.ownPresented }
  var ownPresenting: UIViewController? { modal.presenting ?? parent?.ownPresenting }

  /// The style as it is read: a sheet where nothing was chosen (P-12).
  var resolvedModalStyle: UIModalPresentationStyle {
    modal.style == .automatic ? automaticModalStyle : modal.style
  }

  // MARK: - Presenting

  /// Makes the controllers known to each other; the transition begins with the next frame, so
  /// that what is set up meanwhile counts (P-08, P-41).
  func presentNow(_ other: UIViewController?, animated: Bool, completion: (() -> Void)?) {
    guard let other else { UIKitException.presentedNothing(on: self).raise() }
    guard MainQueue.isCurrent else {
      return presentOnMainThread(other, animated: animated, completion: completion)
    }
    // A controller that is a child, is on the screen already or presents itself cannot be presented
    // (P-20, P-22).
    let isActive =
      other === self || other.parent != nil || other.modal.presenting != nil
      || other.rootWindow != nil
    if isActive { UIKitException.presentedActive(other).raise() }
    if let busy = presentationAround(where: { $0.state.isSendingCalls }) {
      busy.afterwards.append { [weak self] in
        self?.presentNow(other, animated: animated, completion: completion)
      }
      return
    }
    beginPresenting(other, animated: animated, completion: completion)
  }

  /// A presentation moves views between the frames of the main thread, so one that another thread asks
  /// for is reported and waits for it (W-129).
  private func presentOnMainThread(
    _ other: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    BackgroundCall.check()
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.presentNow(other, animated: animated, completion: completion)
      }
    }
  }

  private func beginPresenting(
    _ other: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let controller = other.controllerForPresenting(by: farthestAncestor, source: self)
    let presenter =
      controller.shouldPresentInFullscreen ? farthestAncestor : controller.context(of: self)
    guard let window = presenter.viewIfLoaded?.window, viewIfLoaded?.window != nil else {
      return Diagnostic.presentedOutsideWindow(
        name(other),
        on: name(presenter),
        from: name(self)
      ).report()
    }
    if let presented = presenter.modal.presented {
      return Diagnostic.alreadyPresenting(
        name(other),
        on: name(presenter),
        from: name(self),
        presented: name(presented)
      ).report()
    }
    guard presenter.presentationAround(where: { $0.phase == .dismissing }) == nil else {
      return Diagnostic.presentedDuringDismissal(
        name(other),
        on: name(presenter),
        from: name(self)
      ).report()
    }
    let presentation = Presentation(
      of: other,
      by: presenter,
      source: self,
      controller: controller
    )
    other.modal.isBeingPresented = true
    presentation.connect()
    other.load()
    window.screen.frameLoop.schedule(after: 0) {
      presentation.present(animated: animated, completion: completion)
    }
  }

  /// The controller's own choice, its delegate's for the style `custom` (P-26).
  private func controllerForPresenting(
    by presenter: UIViewController,
    source: UIViewController
  ) -> UIPresentationController {
    guard resolvedModalStyle == .custom else {
      let controller = preparedPresentationController
      controller.presenting = presenter
      return controller
    }
    if let prepared = customPrepared {
      modal.prepared = nil
      prepared.presenting = presenter
      return prepared
    }
    let own = transitioningDelegate?.presentationController(
      forPresented: self,
      presenting: presenter,
      source: source
    )
    return own ?? builtInPresentationController
  }

  private func name(_ controller: UIViewController) -> String { Diagnostic.address(controller) }

  // MARK: - Dismissing

  /// Takes away what this controller presents, or else asks whoever presented it (P-23).
  func dismissNow(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = dismissingPresenter, let dismissal = Dismissal(above: presenter) else {
      completion?()  // P-25
      return
    }
    if let busy = dismissal.isSendingCalls {
      busy.afterwards.append { [weak self] in
        self?.dismissNow(animated: animated, completion: completion)
      }
      return
    }
    guard !dismissal.mustWait else {
      return Diagnostic.dismissedDuringTransition(of: name(self)).report()
    }
    dismissal.announce()
    let loop = (dismissal.top.container.window?.screen ?? UIScreen.main).frameLoop
    loop?.schedule(after: 0) {
      dismissal.run(animated: animated) { finished in if finished { completion?() } }
    }
  }

  private var dismissingPresenter: UIViewController? {
    let ancestors = sequence(first: self, next: \.parent)
    return ancestors.first { $0.modal.presented != nil }
      ?? ancestors.first { $0.modal.presenting != nil }?.modal.presenting
  }

  // MARK: - The controller that is asked

  /// The outermost parent, which covers the screen (P-14).
  var farthestAncestor: UIViewController {
    sequence(first: self, next: \.parent).reduce(self) { $1 }
  }

  /// The nearest that defines a context, else the outermost (P-15).
  var presentationContext: UIViewController {
    sequence(first: self, next: \.parent).first { $0.definesPresentationContext }
      ?? farthestAncestor
  }

  func presentationAround(where fits: (Presentation) -> Bool) -> Presentation? {
    sequence(first: self, next: \.parent).compactMap { $0.modal.presentation }.first(where: fits)
  }

  // MARK: - The presentation controller

  /// That of the presentation under way, or one to set up for the next.
  var currentPresentationController: UIPresentationController? {
    presentationAround { _ in true }?.presentationController
      ?? (resolvedModalStyle == .custom ? customPrepared ?? askForCustom() : nil)
      ?? preparedPresentationController
  }

  /// The delegate's answer when something asked before presenting, such as to set its delegate.
  private var customPrepared: UIPresentationController? {
    guard modal.preparedStyle == .custom, let asked = modal.preparedBy,
      asked === transitioningDelegate
    else { return nil }
    return modal.prepared
  }

  /// Asks the delegate ahead of the presentation; nobody is known to present yet.
  private func askForCustom() -> UIPresentationController? {
    guard
      let own = transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: nil,
        source: self
      )
    else { return nil }
    modal.prepared = own
    modal.preparedStyle = .custom
    modal.preparedBy = transitioningDelegate
    return own
  }

  /// Made once for a style, and again when another style is chosen.
  var preparedPresentationController: UIPresentationController {
    if let prepared = modal.prepared, modal.preparedStyle == resolvedModalStyle,
      modal.preparedBy == nil
    {
      return prepared
    }
    let made = builtInPresentationController
    modal.prepared = made
    modal.preparedStyle = resolvedModalStyle
    modal.preparedBy = nil
    return made
  }
}
