internal import QuartzCore

/// Performs what the state of the stack asks for, and runs its transitions.
extension UINavigationController {
  func perform(_ action: NavigationState<UIViewController>.Action) {
    switch action {
    case .nothing: break
    case .wait:
      barsChanged()
      if state.pending != nil { viewIfLoaded?.setNeeds(.transition) }
    case .showItems:
      navigationBar.setStack(stack.map(\.navigationItem))
      tellMoves()
      barsChanged()
    case .exchange(let old):
      old?.viewIfLoaded?.removeFromSuperview()
      navigationBar.setStack(stack.map(\.navigationItem))
      tellMoves()
    case .install(let top):
      top.view.map(putInPlace)
      navigationBar.setStack(stack.map(\.navigationItem))
      tellMoves()
    case .begin(let movement, let pending): run(movement, pending)
    }
  }

  /// Tells those that are in place, or out of it, and lets those go that left (N-06, N-15).
  func tellMoves() {
    while let move = state.nextMove() {
      switch move {
      case .arrived(let controller): controller.didMove(toParent: self)
      case .left(let controller):
        controller.viewIfLoaded?.removeFromSuperview()
        controller.barInsets = .zero
        controller.removeFromParent()
      }
    }
    Invariants.check(state.violation)
  }

  // MARK: Unseen

  /// Without a window the views change places without callbacks (N-08).
  func exchangeUnseen() { perform(state.exchange(isSeen: isSeen)) }

  /// Puts the top's view in place before anybody sees it; loading it may change the stack.
  func installTop() {
    while state.shown == nil, !state.isMoving, let top = stack.last {
      top.loadViewIfNeeded()
      perform(state.install(top))
    }
  }

  private func putInPlace(_ view: UIView) {
    view.frame = stageView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stageView.addSubview(view)
  }

  // MARK: The first

  /// The delegate hears of the first controller after its `viewWillAppear` (N-05).
  func announceFirst(animated: Bool) {
    guard let first = state.announceFirst() else { return }
    delegate?.navigationController(self, willShow: first, animated: animated)
  }

  /// The delegate hears that the first controller is shown before that one does (N-05).
  func announceFirstShown(animated: Bool) {
    guard let first = state.firstToShow else { return }
    delegate?.navigationController(self, didShow: first, animated: animated)
  }

  /// The first controller has moved here once it appeared (N-33).
  func finishFirst() {
    guard state.firstToShow != nil else { return }
    state.finishFirst()
    tellMoves()
  }

  // MARK: The others

  private func run(
    _ movement: NavigationState<UIViewController>.Movement,
    _ pending: NavigationState<UIViewController>.PendingTransition
  ) {
    movement.to?.loadViewIfNeeded()
    let change = changeBar(animated: pending.isAnimated)
    let runner = TransitionRunner(transition(movement, pending, change))
    self.runner = runner
    tellMoves()
    runner.run()
    if !pending.isAnimated { placeBars() }
    viewIfLoaded?.setNeedsLayout()
  }

  private func transition(
    _ movement: NavigationState<UIViewController>.Movement,
    _ pending: NavigationState<UIViewController>.PendingTransition,
    _ change: BarChange?
  ) -> Transition {
    let (from, to) = (movement.from, movement.to)
    var transition = Transition(owner: self, container: stageView)
    transition.from = from.map { .whole($0, in: stageView) }
    transition.to = to.map { side(of: $0) }
    transition.didOrder = .disappearanceFirst
    if pending.isAnimated, let from, let to {
      chooseMotion(&transition, pending.isPop ? .pop : .push, from: from, to: to)
    }
    transition.delegate = NavigationTransition(
      of: self,
      movement: movement,
      change: change,
      isAnimated: transition.isAnimated
    )
    return transition
  }

  /// The delegate's animator, or the sideways motion; a swipe drives what there is.
  private func chooseMotion(
    _ transition: inout Transition,
    _ operation: Operation,
    from: UIViewController,
    to: UIViewController
  ) {
    let own = delegate?.navigationController(
      self,
      animationControllerFor: operation,
      from: from,
      to: to
    )
    let animator = own ?? SlideAnimator.preferred(operation == .push ? .push : .pop)
    transition.animator = animator
    let asked = own.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    transition.interaction = asked ?? backSwipe.interaction
  }

  /// The frame between or below the bars as they will be after the transition.
  private func side(of controller: UIViewController) -> TransitionSide {
    let place = place(for: controller)
    controller.barInsets = place.insets
    var side = TransitionSide.whole(controller, in: stageView)
    side.finalFrame = place.frame
    return side
  }

  /// A stack that is no longer seen has arrived.
  func endUnseen() {
    runner?.end(finished: true)
    exchangeUnseen()
  }

  /// After the `did…` calls (N-03).
  func finish(_ finished: Bool, at controller: UIViewController?, animated: Bool) {
    runner = nil
    guard let change = state.finish(finished) else { return }
    leave(change.leaving)
    enter(change.entering)
    for controller in change.staying { controller.didMove(toParent: self) }
    if !state.isExpected { Diagnostic.unexpectedNavigationState.report() }
    tellMoves()
    if finished, let controller {
      delegate?.navigationController(self, didShow: controller, animated: animated)
    }
    perform(.wait)
  }
}

/// The changes that accompany a push or pop; the stack may be gone before its transition ends,
/// since the container it is in can be removed.
final class NavigationTransition: TransitionDelegate {
  private weak var navigation: UINavigationController?
  private let movement: NavigationState<UIViewController>.Movement
  private let change: BarChange?
  private let isAnimated: Bool

  init(
    of navigation: UINavigationController,
    movement: NavigationState<UIViewController>.Movement,
    change: BarChange?,
    isAnimated: Bool
  ) {
    self.navigation = navigation
    self.movement = movement
    self.change = change
    self.isAnimated = isAnimated
  }

  nonisolated deinit {}

  func transitionWillAnimate(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let navigation else { return }
    if let to = movement.to {
      navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
    }
    navigation.moveBars(change, with: coordinator)
  }

  var arrivingSide: TransitionSide? { nil }

  func transitionDidSettle(finished: Bool) {
    navigation?.settleBars(change, finished: finished, before: movement.stackBefore)
  }

  func transitionDidEnd(finished: Bool) {
    navigation?.finish(finished, at: movement.to, animated: isAnimated)
  }
}
