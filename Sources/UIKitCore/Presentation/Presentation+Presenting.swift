extension Presentation {
  /// Lets the controller come in; the steps are those of the guide (P-26, P-37).
  func present(animated: Bool, completion: (() -> Void)?) {
    guard phase == .waiting else { return }
    guard let presenter, let home = home(of: presenter) else { return giveUp() }
    phase = .presenting
    chooseShown()
    shown.checkBeforePresenting()
    turnScreen()
    place(in: home)
    guard let displayed else { return giveUp() }
    var transition = Transition(owner: presenter, container: container)
    transition.presentationStyle = shown.presentationStyle
    transition.didOrder = .appearanceFirst
    displayed.load()
    transition.to = TransitionSide(controller: displayed, finalFrame: container.bounds)
    transition.lateTo = { [self] in comingSide(displayed) }
    transition.from = coveredSide(presenter)
    addAnimators(to: &transition, displayed, presenter, animated: animated)
    transition.willAnimate = { [self] coordinator in begin(coordinator) }
    transition.settle = { [self] finished in
      isSendingCalls = true
      if !finished { takeBack() }
    }
    transition.completion = { [self] finished in end(finished: finished, completion) }
    let runner = TransitionRunner(transition)
    self.runner = runner
    runner.run()
  }

  // MARK: - Steps

  /// What the container is put into: the window, or whatever holds the context (P-15).
  private func home(of presenter: UIViewController) -> UIView? {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    return controller.shouldPresentInFullscreen ? window : view.superview ?? window
  }

  private func place(in home: UIView) {
    let below = home is UIWindow ? nil : presenter?.viewIfLoaded
    container.frame = below?.frame ?? home.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let below {
      home.insertSubview(container, aboveSubview: below)
    } else {
      home.addSubview(container)
    }
    if !(home is UIWindow) { displayed?.barInsets = presenter?.barInsets ?? .zero }
    traitsChanged()
  }

  /// Asked for after `presentationTransitionWillBegin`, in which wrapping views are made (P-26).
  private func comingSide(_ displayed: UIViewController) -> TransitionSide {
    shown.presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return TransitionSide(
      controller: displayed,
      view: shown.presentedView,
      finalFrame: shown.frameOfPresentedViewInContainerView
    )
  }

  /// A presenter whose view goes away moves into the container, where animators find it (P-32).
  private func coveredSide(_ presenter: UIViewController) -> TransitionSide {
    guard shown.shouldRemovePresentersView, let view = presenter.viewIfLoaded else {
      return TransitionSide(controller: presenter, isTold: false, initialFrame: container.bounds)
    }
    presentersPlace = PresentersPlace(of: view)
    return TransitionSide(controller: presenter, view: view, initialFrame: container.bounds)
  }

  private func addAnimators(
    to transition: inout Transition,
    _ displayed: UIViewController,
    _ presenter: UIViewController,
    animated: Bool
  ) {
    transition.isAnimatedOverride = animated
    let delegate = displayed.transitioningDelegate
    // An app's own style is animated by its animator, whatever was asked for (P-31).
    guard animated || displayed.resolvedModalStyle == .custom else { return }
    if let own = delegate?.animationController(
      forPresented: displayed,
      presenting: presenter,
      source: source ?? presenter
    ) {
      transition.animator = own
      transition.interaction = delegate?.interactionControllerForPresentation(using: own)
    } else if animated {
      transition.animator = shown.makeAnimator(transitionStyle)
    }
  }

  /// A context may decide how things come in (P-16).
  var transitionStyle: UIModalTransitionStyle {
    let decides =
      !controller.shouldPresentInFullscreen
      && presenter?.providesPresentationContextTransitionStyle == true
    return (decides ? presenter : displayed)?.modalTransitionStyle ?? .coverVertical
  }

  private func begin(_ coordinator: any UIViewControllerTransitionCoordinator) {
    controller.delegate?.presentationController(
      controller,
      willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: coordinator
    )
    if presentersPlace != nil, let view = presenter?.viewIfLoaded {
      container.insertSubview(view, at: 0)
    }
    shown.presentationTransitionWillBegin()
  }

  private func end(finished: Bool, _ completion: (() -> Void)?) {
    isSendingCalls = false
    shown.presentationTransitionDidEnd(finished)
    displayed?.modal.isBeingPresented = false
    if finished {
      phase = .standing
      completion?()
    }
    runAfterwards()
  }

  /// A presentation that was cancelled leaves nothing behind.
  private func takeBack() {
    restorePresenter()
    disconnect()
  }

  func restorePresenter() {
    guard let place = presentersPlace, let view = presenter?.viewIfLoaded else { return }
    presentersPlace = nil
    place.put(view, frame: container.frame)
  }

  private func giveUp() {
    displayed?.modal.isBeingPresented = false
    disconnect()
  }
}
