/// Performs a transition: decides when each call is sent, once for all containers.
///
/// Invariant: each side that receives callbacks gets as many `did…` as `will…` calls, also when the
/// transition is cancelled (N-12), and the runner ends only what it began: a side whose parent
/// leaves meanwhile goes with that.
///
/// The participants keep the runner until the end.
final class TransitionRunner {
  private(set) var transition: Transition
  let coordinator: TransitionCoordinator
  private(set) var context: TransitionContext!
  private let driver = AppearanceDriver.transition(.init())
  private var hasEnded = false
  /// False for a change that nobody sees, and for which no callbacks are sent (N-08).
  private var isSeen = false

  /// Makes the transition known, so that its coordinator can be asked for, and starts it.
  @discardableResult
  static func run(_ transition: Transition) -> TransitionRunner {
    let runner = TransitionRunner(transition)
    runner.run()
    return runner
  }

  /// Makes the transition known; `run()` starts it.
  init(_ transition: Transition) {
    self.transition = transition
    coordinator = TransitionCoordinator(transition)
    context = TransitionContext(transition, coordinator: coordinator)
    context.runner = self
    for controller in participants { controller.hierarchy.transitions.append(self) }
  }

  nonisolated deinit {}

  // MARK: - The order

  /// The first half; the animator calls for the second one.
  func run() {
    isSeen = transition.container.window != nil || transition.tellsUnseen
    loadWhatComes()  // N-02
    sendWill()  // those who go first (N-01, P-01)
    transition.delegate?.transitionWillAnimate(with: coordinator)  // N-03, N-05
    takeLateSide()
    start()  // animator or interaction; views, `viewIsAppearing`, layout
    coordinator.start()  // what others animate along (P-33)
  }

  /// The second half.
  func end(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    if finished { coordinator.catchUp() }
    if finished { removeWhatLeft() } else { turnRound() }  // N-12
    transition.delegate?.transitionDidSettle(finished: finished)
    coordinator.end(finished: finished)
    transition.animator?.animationEnded(finished)  // P-26
    forget()  // no coordinator in `did…` calls (C-34)
    sendDid()
    transition.delegate?.transitionDidEnd(finished: finished)
    transition.completion(finished)
    context.letGo()
  }

  // MARK: - Steps of the first half

  private func loadWhatComes() { transition.to?.controller.load() }

  private func sendWill() {
    switch transition.willOrder {
    case .disappearanceFirst:
      begin(transition.from, appearing: false)
      begin(transition.to, appearing: true)
    case .appearanceFirst:
      begin(transition.to, appearing: true)
      begin(transition.from, appearing: false)
    }
  }

  private func takeLateSide() {
    guard let side = transition.delegate?.arrivingSide else { return }
    transition.to = side
    context.arrives(side)
    coordinator.arrives(side)
  }

  private func start() {
    guard isSeen, let animator = transition.animator else { return exchangeNow() }
    coordinator.duration = animator.transitionDuration(using: context)
    if let interaction = transition.interaction, interaction.wantsInteractiveStart {
      context.beginInteraction(interaction)
    } else {
      (transition.interaction as? UIPercentDrivenInteractiveTransition)?.accompany(context)
      animator.animateTransition(using: context)
    }
  }

  /// Without animation the views change places at once, and the picture with them is the end
  /// (N-07).
  private func exchangeNow() {
    transition.from?.view?.removeFromSuperview()
    if let to = transition.to, let view = to.view {
      view.frame = to.finalFrame
      transition.container.addSubview(view)
    }
    guard isSeen, let loop = transition.container.window?.screen.frameLoop else {
      return end(finished: true)
    }
    loop.afterNextPicture { self.end(finished: true) }
  }

  // MARK: - Steps of the second half

  private func removeWhatLeft() { transition.from?.view?.removeFromSuperview() }

  /// Each side goes back, in the order of the container's kind (N-12, T-54, T-56).
  private func turnRound() {
    switch transition.cancelOrder {
    case .arrivalFirst:
      begin(transition.to, appearing: false)
      removeWhatCame()
      finish(transition.to)
      bringBack(transition.from)
    case .returnFirst:
      bringBack(transition.from)
      finish(transition.from)
      begin(transition.to, appearing: false)
      removeWhatCame()
    case .interleaved:
      begin(transition.to, appearing: false)
      bringBack(transition.from)
      removeWhatCame()
    }
    if isSeen { transition.from?.controller.viewIfLoaded?.superview?.layoutIfNeeded() }
  }

  /// A controller that was out of sight before, as below one that covers a page, is not in sight
  /// now either.
  private func bringBack(_ side: TransitionSide?) {
    guard side?.controller.appearance.driver == driver else { return }
    begin(side, appearing: true)
  }

  private func removeWhatCame() { transition.to?.view?.removeFromSuperview() }

  private func forget() {
    for controller in participants { controller.hierarchy.transitions.removeAll { $0 === self } }
  }

  private func sendDid() {
    // A cancelled transition ends with the side that came back (T-56).
    switch coordinator.isCancelled ? .appearanceFirst : transition.didOrder {
    case .disappearanceFirst:
      finish(transition.from)
      finish(transition.to)
    case .appearanceFirst:
      finish(transition.to)
      finish(transition.from)
    }
  }

  // MARK: - One side

  private func begin(_ side: TransitionSide?, appearing: Bool) {
    guard isSeen, let side, side.isNotified else { return }
    guard !appearing || side.controller.mayAppear(evenUnseen: transition.tellsUnseen) else {
      return
    }
    side.controller.beginAppearance(appearing, animated: transition.isAnimated, by: driver)
  }

  private func finish(_ side: TransitionSide?) {
    guard let controller = side?.controller, controller.appearance.driver == driver else { return }
    // A controller that was taken out of the window meanwhile has not arrived.
    if controller.appearance.isComing, controller.viewIfLoaded?.window == nil,
      !transition.tellsUnseen
    {
      controller.beginAppearance(false, animated: transition.isAnimated, by: driver)
    }
    controller.endAppearance(by: driver)
  }

  /// True if a controller is on its way out here.
  func takesAway(_ controller: UIViewController) -> Bool {
    isSeen && !hasEnded && !coordinator.isCancelled && transition.from?.isNotified == true
      && transition.from?.controller === controller
  }

  private var participants: [UIViewController] {
    [transition.owner, transition.from?.controller, transition.to?.controller].compactMap(\.self)
  }
}

extension UIViewController {
  /// The coordinator of the transition that the controller, or one above it, takes part in (C-34);
  /// of the turn of its window where there is none.
  var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
    hierarchy.transitions.last?.coordinator ?? parent?.transitionCoordinator
      ?? viewIfLoaded?.window?.turnCoordinator
  }
}
