extension Presentation {
  /// Lets the controller come in; the steps are those of the guide (P-26, P-37).
  func present(animated: Bool, completion: (() -> Void)?) {
    guard state.begin() == .bringIn else { return }
    guard let presenter, let surroundings = surroundings(of: presenter) else {
      return perform(state.giveUp())
    }
    chooseStyle()
    activeController.checkBeforePresenting()
    turnInterface(animated: animated)
    place(in: surroundings)
    guard let presented else { return perform(state.giveUp()) }
    var transition = Transition(owner: presenter, container: container)
    transition.presentationStyle = activeController.presentationStyle
    transition.didOrder = .appearanceFirst
    presented.load()
    transition.to = TransitionSide(controller: presented, finalFrame: container.bounds)
    transition.from = coveredSide(presenter)
    addAnimators(to: &transition, presented, presenter, animated: animated)
    transition.delegate = self
    self.completion = completion
    let runner = TransitionRunner(transition)
    self.runner = runner
    runner.run()
  }

  // MARK: - Steps

  /// The view the container is put into: the window, or the view that holds the context (P-15).
  private func surroundings(of presenter: UIViewController) -> UIView? {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    return presentationController.shouldPresentInFullscreen ? window : view.superview ?? window
  }

  private func place(in surroundings: UIView) {
    let below = surroundings is UIWindow ? nil : presenter?.viewIfLoaded
    container.frame = below?.frame ?? surroundings.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let below {
      surroundings.insertSubview(container, aboveSubview: below)
    } else {
      surroundings.addSubview(container)
    }
    if !(surroundings is UIWindow) { presented?.barInsets = presenter?.barInsets ?? .zero }
    traitsChanged()
    // The style was chosen for these surroundings; only what changes from now on is news.
    owesAdapting = false
  }

  /// A presenter whose view goes away moves into the container, where animators find it (P-32).
  private func coveredSide(_ presenter: UIViewController) -> TransitionSide {
    guard activeController.shouldRemovePresentersView, let view = presenter.viewIfLoaded else {
      return TransitionSide(
        controller: presenter,
        isNotified: false,
        initialFrame: container.bounds
      )
    }
    if turn == nil { presentersPlace = PresentersPlace(of: view) }
    return TransitionSide(
      controller: presenter,
      view: turn?.place ?? view,
      initialFrame: container.bounds
    )
  }

  private func addAnimators(
    to transition: inout Transition,
    _ presented: UIViewController,
    _ presenter: UIViewController,
    animated: Bool
  ) {
    transition.isAnimatedOverride = animated
    let delegate = presented.transitioningDelegate
    // An app's own style is animated by its animator, whatever was asked for (P-31).
    guard animated || presented.resolvedModalStyle == .custom else { return }
    if let own = delegate?.animationController(
      forPresented: presented,
      presenting: presenter,
      source: source ?? presenter
    ) {
      transition.animator = own
      transition.interaction = delegate?.interactionControllerForPresentation(using: own)
    } else if animated {
      transition.animator = activeController.makeAnimator(transitionStyle)
    }
  }

  /// A context may decide how things come in (P-16).
  var transitionStyle: UIModalTransitionStyle {
    let decides =
      !presentationController.shouldPresentInFullscreen
      && presenter?.providesPresentationContextTransitionStyle == true
    return (decides ? presenter : presented)?.modalTransitionStyle ?? .coverVertical
  }

  func restorePresenter() {
    guard let place = presentersPlace, let view = presenter?.viewIfLoaded else { return }
    presentersPlace = nil
    place.put(view, frame: container.frame)
    // One that is presented itself has missed what its surroundings became meanwhile.
    let below = presenter?.modal.presentation
    below?.activeController.presentedView?.setNeedsLayout()
    below?.catchUp()
  }
}

extension Presentation: TransitionDelegate {
  func transitionWillAnimate(with coordinator: any UIViewControllerTransitionCoordinator) {
    presentationController.delegate?.presentationController(
      presentationController,
      willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: coordinator
    )
    if let turn {
      turn.put(into: container)
    } else if presentersPlace != nil, let view = presenter?.viewIfLoaded {
      container.insertSubview(view, at: 0)
    }
    activeController.presentationTransitionWillBegin()
  }

  /// Asked for after `presentationTransitionWillBegin`, in which wrapping views are made (P-26).
  var arrivingSide: TransitionSide? {
    guard let presented else { return nil }
    activeController.presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return TransitionSide(
      controller: presented,
      view: activeController.presentedView,
      finalFrame: activeController.frameOfPresentedViewInContainerView
    )
  }

  func transitionDidSettle(finished: Bool) {
    perform(state.settle(finished))
    if finished { turn = nil }
  }

  func transitionDidEnd(finished: Bool) {
    state.callsWereSent()
    activeController.presentationTransitionDidEnd(finished)
    presented?.modal.isBeingPresented = false
    let handler = completion
    completion = nil
    if state.finish(finished) == .complete { handler?() }
    catchUp()
    runAfterwards()
  }
}
