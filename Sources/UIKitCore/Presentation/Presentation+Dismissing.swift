/// What lies above a presenter and goes all at once: the topmost is animated, the others are taken
/// away (P-24).
struct Dismissal {
  let presenter: UIViewController
  /// The lowest first.
  let presentations: [Presentation]
  /// Who tells those below the topmost.
  private let driver = AppearanceDriver.transition(.init())

  init?(above presenter: UIViewController) {
    self.presenter = presenter
    presentations = Array(
      sequence(first: presenter) { $0.modal.presented }.dropFirst()
        .compactMap { $0.modal.presentation }
    )
    guard !presentations.isEmpty else { return nil }
  }

  var top: Presentation { presentations[presentations.count - 1] }
  private var lower: [Presentation] { presentations.dropLast() }

  /// Whether one of them still comes or goes.
  var mustWait: Bool { presentations.contains { $0.phase != .standing } }
  var isSendingCalls: Presentation? { presentations.first { $0.isSendingCalls } }

  /// Says that they go; the transition begins with the next frame (P-09).
  func announce() {
    for presentation in presentations {
      presentation.phase = .dismissing
      presentation.displayed?.modal.isBeingDismissed = true
    }
  }

  // MARK: - The order

  /// Lets them go (P-28); `pull` is the user's own gesture, if that is what dismisses.
  func run(
    animated: Bool,
    pull: (any UIViewControllerInteractiveTransitioning)? = nil,
    completion: ((Bool) -> Void)?
  ) {
    // The window may have another root by now, and all of them with the old one be gone.
    guard let displayed = top.displayed, top.phase == .dismissing else { return }
    takeLowerAway()
    var transition = Transition(owner: presenter, container: top.container)
    transition.presentationStyle = top.shown.presentationStyle
    transition.didOrder = .appearanceFirst
    transition.from = goingSide(displayed)
    transition.to = returningSide()
    if let pull {
      transition.animator = top.shown.makeAnimator(top.transitionStyle)
      transition.interaction = pull
    } else {
      addAnimators(to: &transition, displayed, animated: animated)
    }
    transition.willAnimate = { _ in
      if returnsElsewhere { presentations[0].restorePresenter() }
      top.shown.dismissalTransitionWillBegin()
    }
    transition.settle = { finished in settle(finished: finished) }
    // Those below are told to the end, though nobody else keeps them any more.
    let all = presentations.compactMap(\.displayed)
    transition.completion = { finished in
      withExtendedLifetime(all) { end(displayed, finished: finished, completion) }
    }
    let runner = TransitionRunner(transition)
    for presentation in presentations { presentation.runner = runner }
    runner.run()
  }

  // MARK: - Steps

  private func takeLowerAway() {
    for presentation in lower.reversed() {
      presentation.shown.dismissalTransitionWillBegin()
      if presentation.displayed?.viewIfLoaded?.window != nil {
        presentation.displayed?.beginAppearance(false, animated: false, by: driver)
      }
      presentation.containersPlace = PresentersPlace(of: presentation.container)
      presentation.container.removeFromSuperview()
    }
  }

  /// After a cancellation they stand as they stood.
  private func putLowerBack() {
    for presentation in lower {
      let container = presentation.container
      if let displayed = presentation.displayed, displayed.appearance.driver == driver {
        displayed.beginAppearance(true, animated: false, by: driver)
      }
      presentation.containersPlace?.put(container, frame: container.frame)
      presentation.containersPlace = nil
    }
  }

  private func goingSide(_ displayed: UIViewController) -> TransitionSide {
    let view = top.shown.presentedView
    return TransitionSide(controller: displayed, view: view, initialFrame: view?.frame ?? .zero)
  }

  private func returningSide() -> TransitionSide {
    // A presenter that was covered comes back; one that could be seen is told nothing (P-03), nor
    // is one that its own container has taken out of sight meanwhile.
    let returns =
      presenter.viewIfLoaded?.window == nil
      && presentations[0].presentersPlace?.superview?.window != nil
    return TransitionSide(
      controller: presenter,
      isTold: returns,
      view: returns && !returnsElsewhere ? presenter.view : nil,
      initialFrame: returns ? .zero : top.container.bounds,
      finalFrame: top.container.bounds
    )
  }

  /// Whether the topmost covers the screen and the presenter only a context in it: its view cannot
  /// lie in the container, outside its parent's, and goes back to its place at once.
  private var returnsElsewhere: Bool {
    presenter.parent != nil && presenter.parent !== top.container.nearestController
  }

  private func addAnimators(
    to transition: inout Transition,
    _ displayed: UIViewController,
    animated: Bool
  ) {
    transition.isAnimatedOverride = animated
    guard animated || displayed.resolvedModalStyle == .custom else { return }
    let delegate = displayed.transitioningDelegate
    if let own = delegate?.animationController(forDismissed: displayed) {
      transition.animator = own
      transition.interaction = delegate?.interactionControllerForDismissal(using: own)
    } else if animated {
      transition.animator = top.shown.makeAnimator(top.transitionStyle)
    }
  }

  private func settle(finished: Bool) {
    for presentation in presentations { presentation.isSendingCalls = true }
    guard finished else {
      for presentation in presentations { presentation.phase = .standing }
      return putLowerBack()
    }
    for presentation in presentations {
      presentation.restorePresenter()
      presentation.turnScreenBack()
      presentation.disconnect()
    }
  }

  private func end(
    _ displayed: UIViewController,
    finished: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    for presentation in presentations { presentation.isSendingCalls = false }
    top.shown.dismissalTransitionDidEnd(finished)
    displayed.modal.isBeingDismissed = false
    for presentation in lower.reversed() { finishLower(presentation, finished) }
    completion?(finished)
    for presentation in presentations { presentation.runAfterwards() }
  }

  private func finishLower(_ presentation: Presentation, _ finished: Bool) {
    presentation.displayed?.endAppearance(by: driver)
    presentation.displayed?.modal.isBeingDismissed = false
    presentation.shown.dismissalTransitionDidEnd(finished)
  }
}
