/// All presentations above a presenter, which go at once: the topmost is animated, the others are
/// removed (P-24).
final class Dismissal {
  let presenter: UIViewController
  /// The lowest first.
  let presentations: [Presentation]
  /// The party that sends the callbacks of those below the topmost.
  private let driver = AppearanceDriver.transition(.init())
  /// The controllers that go, the lowest first; they receive all callbacks, though nothing else
  /// keeps them.
  private var going: [UIViewController] = []
  private var completion: ((_ finished: Bool) -> Void)?
  /// The turn of the interface for the presenter that comes back (P-42).
  private var turn: PresentationTurn?

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

  /// True if one of them still comes or goes.
  var mustWait: Bool { presentations.contains { $0.phase != .presented } }
  var isSendingCalls: Presentation? { presentations.first { $0.state.isSendingCalls } }

  /// Says that they go; the transition begins with the next frame (P-09).
  func announce() {
    for presentation in presentations {
      presentation.perform(presentation.state.announceDismissal())
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
    guard let presented = top.presented, top.state.beginDismissal() == .takeAway else { return }
    for presentation in lower { _ = presentation.state.beginDismissal() }
    takeLowerAway()
    turnInterface(leaving: presented)
    var transition = Transition(owner: presenter, container: top.container)
    transition.presentationStyle = top.activeController.presentationStyle
    transition.didOrder = .appearanceFirst
    transition.from = goingSide(presented)
    transition.to = returningSide()
    if let pull {
      transition.animator = top.activeController.makeAnimator(top.transitionStyle)
      transition.interaction = pull
    } else {
      addAnimators(to: &transition, presented, animated: animated)
    }
    transition.delegate = self
    going = presentations.compactMap(\.presented)
    self.completion = completion
    let runner = TransitionRunner(transition)
    for presentation in presentations { presentation.runner = runner }
    runner.run()
  }

  // MARK: - Steps

  private func takeLowerAway() {
    for presentation in lower.reversed() {
      presentation.activeController.dismissalTransitionWillBegin()
      if presentation.presented?.viewIfLoaded?.window != nil {
        presentation.presented?.beginAppearance(false, animated: false, by: driver)
      }
      presentation.containersPlace = PresentersPlace(of: presentation.container)
      presentation.container.removeFromSuperview()
    }
  }

  /// Restores the lower presentations after a cancellation.
  private func putLowerBack() {
    for presentation in lower {
      let container = presentation.container
      if let presented = presentation.presented, presented.appearance.driver == driver {
        presented.beginAppearance(true, animated: false, by: driver)
      }
      presentation.containersPlace?.put(container, frame: container.frame)
      presentation.containersPlace = nil
    }
  }

  private func goingSide(_ presented: UIViewController) -> TransitionSide {
    let view = turn?.place ?? top.activeController.presentedView
    return TransitionSide(controller: presented, view: view, initialFrame: view?.frame ?? .zero)
  }

  /// True if the presenter was covered and is to be seen again; one that could be seen hears
  /// nothing (P-03), nor does one that its own container has taken out of sight meanwhile.
  private var returns: Bool {
    presenter.viewIfLoaded?.window == nil
      && presentations[0].presentersPlace?.superview?.window != nil
  }

  /// The one below decides again; whoever leaves stays as it is (O-19).
  private func turnInterface(leaving presented: UIViewController) {
    guard top.activeController.decidesOrientation, returns, !returnsElsewhere,
      let screen = top.container.window?.screen
    else { return }
    turn = PresentationTurn(
      screen,
      for: screen.answer(to: .dismissal),
      leaving: presented,
      view: top.activeController.presentedView
    )
    turn?.put(into: top.container)
  }

  /// After a cancellation the interface is that of whoever stays again.
  private func turnInterfaceBack() {
    guard let turn, let screen = top.container.window?.screen else { return }
    screen.turnInterface(to: turn.from, isAnimated: false, leaving: going.last)
    if let view = top.activeController.presentedView {
      view.frame = top.container.bounds
      top.container.insertSubview(view, aboveSubview: turn.place)
    }
    turn.place.removeFromSuperview()
    self.turn = nil
  }

  private func returningSide() -> TransitionSide {
    let returns = returns
    return TransitionSide(
      controller: presenter,
      isNotified: returns,
      view: returns && !returnsElsewhere ? presenter.view : nil,
      initialFrame: returns ? .zero : top.container.bounds,
      finalFrame: top.container.bounds
    )
  }

  /// True if the topmost covers the screen and the presenter only a context in it: its view cannot
  /// lie in the container, outside its parent's, and goes back to its place at once.
  private var returnsElsewhere: Bool {
    presenter.parent != nil && presenter.parent !== top.container.nearestController
  }

  private func addAnimators(
    to transition: inout Transition,
    _ presented: UIViewController,
    animated: Bool
  ) {
    transition.isAnimatedOverride = animated
    guard animated || presented.resolvedModalStyle == .custom else { return }
    let delegate = presented.transitioningDelegate
    if let own = delegate?.animationController(forDismissed: presented) {
      transition.animator = own
      transition.interaction = delegate?.interactionControllerForDismissal(using: own)
    } else if animated {
      transition.animator = top.activeController.makeAnimator(top.transitionStyle)
    }
  }

  private func finishLower(_ presentation: Presentation, _ finished: Bool) {
    presentation.presented?.endAppearance(by: driver)
    presentation.presented?.modal.isBeingDismissed = false
    presentation.activeController.dismissalTransitionDidEnd(finished)
  }
}

extension Dismissal: TransitionDelegate {
  func transitionWillAnimate(with coordinator: any UIViewControllerTransitionCoordinator) {
    if returnsElsewhere { presentations[0].restorePresenter() }
    top.activeController.dismissalTransitionWillBegin()
  }

  var arrivingSide: TransitionSide? { nil }

  func transitionDidSettle(finished: Bool) {
    if !finished { turnInterfaceBack() }
    let actions = presentations.map { $0.state.settle(finished) }
    for (presentation, action) in zip(presentations, actions) { presentation.perform(action) }
    if !finished { putLowerBack() }
  }

  func transitionDidEnd(finished: Bool) {
    for presentation in presentations { presentation.state.callsWereSent() }
    top.activeController.dismissalTransitionDidEnd(finished)
    going.last?.modal.isBeingDismissed = false
    for presentation in lower.reversed() { finishLower(presentation, finished) }
    if finished, turn == nil,
      presentations.contains(where: { $0.activeController.decidesOrientation })
    {
      presenter.viewIfLoaded?.window?.screen.ask(.dismissal)
    }
    completion?(finished)
    for presentation in presentations {
      presentation.catchUp()
      presentation.runAfterwards()
    }
    (going, completion, turn) = ([], nil, nil)
  }
}
