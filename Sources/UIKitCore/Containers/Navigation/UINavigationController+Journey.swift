internal import QuartzCore

/// From the controller that is shown to the top of the stack.
extension UINavigationController {
  // MARK: Unseen

  /// Without a window the views change places without a word (N-08).
  func arriveUnseen() {
    guard !isSeen || journey.running == nil, journey.plan != nil || shown !== stack.last else {
      return
    }
    if isSeen, shown != nil { return }
    journey.plan = nil
    if shown !== stack.last {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = nil
    }
    navigationBar.setStack(stack.map(\.navigationItem))
    settleMoves()
  }

  /// Puts the top's view in place before anybody sees it.
  func installTop() {
    guard shown == nil, let top = stack.last, let topView = top.view else { return }
    shown = top
    topView.frame = stageView.bounds
    topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stageView.addSubview(topView)
    settleMoves()
  }

  // MARK: The first

  /// The delegate hears of the first controller after it was told that it appears (N-05).
  func announceFirst(animated: Bool) {
    guard !journey.hasBegun, let shown else { return }
    journey.hasBegun = true
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  /// The delegate hears that the first controller is shown before that one does (N-05).
  func announceFirstShown(animated: Bool) {
    guard !journey.hasArrived, let shown, journey.running == nil else { return }
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  /// The first controller has moved here once it appeared (N-33).
  func finishFirst() {
    guard !journey.hasArrived, shown != nil, journey.running == nil else { return }
    journey.hasArrived = true
    settleMoves()
  }

  // MARK: The others

  /// Begins the transition that a change of the stack asked for; called when the view is laid out.
  func startJourney() {
    guard let plan = journey.plan, journey.running == nil, isSeen else { return }
    journey.plan = nil
    let (from, to) = (shown, stack.last)
    guard from !== to else {
      // Back where it began, but what lies below may be others.
      navigationBar.setStack(stack.map(\.navigationItem))
      return settleMoves()
    }
    journey.hasBegun = true
    journey.hasArrived = true
    journey.before = plan.before
    shown = to
    to?.loadViewIfNeeded()
    let change = changeBar(animated: plan.isAnimated)
    let runner = TransitionRunner(transition(plan, from: from, to: to, change: change))
    journey.running = runner
    settleMoves()
    runner.run()
    if !plan.isAnimated { placeBars() }
  }

  private func transition(
    _ plan: NavigationJourney.Plan,
    from: UIViewController?,
    to: UIViewController?,
    change: BarChange?
  ) -> Transition {
    var transition = Transition(owner: self, container: stageView)
    transition.from = from.map { .whole($0, in: stageView) }
    transition.to = to.map { side(of: $0) }
    transition.didOrder = .disappearanceFirst
    if plan.isAnimated, let from, let to {
      chooseMotion(&transition, plan.operation, from: from, to: to)
    }
    let isAnimated = transition.isAnimated
    // The stack may be gone before its transition ends: what it is in can be taken away.
    transition.willAnimate = { [weak self] coordinator in
      guard let self else { return }
      if let to { delegate?.navigationController(self, willShow: to, animated: isAnimated) }
      moveBars(change, with: coordinator)
    }
    transition.settle = { [weak self] in self?.settleBars(change, finished: $0) }
    transition.completion = { [weak self] finished in
      if !finished { self?.takeBack(from) }
      self?.arrive(at: to, finished: finished, animated: isAnimated)
    }
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
    let animator = own ?? SlideAnimator(operation == .push ? .push : .pop)
    transition.animator = animator
    let asked = own.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    transition.interaction = asked ?? backSwipe.interaction
  }

  /// The frame between or below the bars as they will stand.
  private func side(of controller: UIViewController) -> TransitionSide {
    let place = place(for: controller)
    controller.barInsets = place.insets
    var side = TransitionSide.whole(controller, in: stageView)
    side.finalFrame = place.frame
    return side
  }

  /// A stack that is no longer seen has arrived.
  func endJourney() {
    journey.running?.end(finished: true)
    arriveUnseen()
  }

  /// After the `did…` calls (N-03).
  private func arrive(at controller: UIViewController?, finished: Bool, animated: Bool) {
    journey.running = nil
    journey.before = nil
    let isExpected = shown === stack.last || journey.plan != nil
    if !isExpected { Diagnostic.unexpectedNavigationState.report() }
    settleMoves()
    if finished, let controller {
      delegate?.navigationController(self, didShow: controller, animated: animated)
    }
    barsChanged()
  }

  /// After a cancelled transition the stack is what it was (N-12): what was popped stays, and what
  /// was pushed leaves.
  private func takeBack(_ from: UIViewController?) {
    guard let before = journey.before else { return }
    shown = from
    // A change of the stack during the gesture came after it, so it holds.
    guard journey.plan == nil else {
      journey.plan?.before = before
      return
    }
    let new = stack.filter { item in !before.contains { $0 === item } }
    stack = before
    let returning = before.filter { item in journey.leaving.contains { $0 === item } }
    journey.leaving.removeAll { item in returning.contains { $0 === item } }
    for controller in new { leave(controller) }
    // Those between had gone altogether.
    for controller in before where controller.parent !== self { enter(controller) }
    for controller in returning { controller.didMove(toParent: self) }
  }
}
