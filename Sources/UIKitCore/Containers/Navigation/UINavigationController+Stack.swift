internal import QuartzCore

/// Changing the stack: who comes and goes is told at once, what is seen follows (N-03, N-06, N-10).
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController, !acceptsNavigation {
      UIKitException.pushedNavigation.raise()
    }
    if stack.contains(where: { $0 === controller }) {
      UIKitException.pushedTwice(controller: controller, navigation: self).raise()
    }
    if journey.running != nil, animated { Diagnostic.nestedPush.report() }
    replaceStack(with: stack + [controller], animated: animated)
  }

  /// The list of more tabs holds what could not be pushed elsewhere.
  private var acceptsNavigation: Bool { stack.first is MoreListController }

  func pop(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(with: stack.dropLast(), animated: animated)
    return top
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      UIKitException.poppedToStranger.raise()
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    replaceStack(with: Array(stack[...index]), animated: animated)
    return popped
  }

  /// What is presented over the top, over a controller below it, or over the stack (N-24).
  var seenController: UIViewController? {
    let own = ([self] + stack).reversed().lazy.compactMap(\.modal.presented).first
    return own ?? presentedViewController ?? stack.last
  }

  func replaceStack(with new: [UIViewController], animated: Bool) {
    let old = stack
    refuseStrangers(new)
    let isPop = new.last.map { top in old.contains { $0 === top } } ?? true
    stack = new
    for controller in new where !old.contains(where: { $0 === controller }) { enter(controller) }
    for controller in old where !new.contains(where: { $0 === controller }) { leave(controller) }
    if new.last !== old.last || journey.plan != nil {
      // Whoever turned animations off did so for this call, not for the layout that begins it.
      journey.plan = .init(
        operation: isPop ? .pop : .push,
        isAnimated: animated && UIView.areAnimationsEnabled,
        before: journey.plan?.before ?? old
      )
    }
    guard isSeen else { return arriveUnseen() }
    if shown === stack.last, journey.running == nil {
      // Nobody moves: only what lies below changed (N-18).
      journey.plan = nil
      settleMoves()
      navigationBar.setItems(new.map(\.navigationItem), animated: false)
    }
    barsChanged()
  }

  /// Whether there is anybody to see a transition (N-08).
  var isSeen: Bool { viewIfLoaded?.window != nil }

  /// A controller whose view still lies in another stack can't be taken from it (N-23).
  private func refuseStrangers(_ new: [UIViewController]) {
    for (index, controller) in new.enumerated() {
      if new[..<index].contains(where: { $0 === controller }) {
        UIKitException.pushedTwice(controller: controller, navigation: self).raise()
      }
      guard let parent = controller.parent, parent !== self,
        controller.viewIfLoaded?.superview != nil
      else { continue }
      UIKitException.wrongRequestedParent(child: controller, expected: parent, requested: self)
        .raise()
    }
  }

  /// `willMove` comes with the change, `didMove` once the controller is in place (N-03).
  func enter(_ controller: UIViewController) {
    if journey.leaving.contains(where: { $0 === controller }) {
      journey.leaving.removeAll { $0 === controller }
      controller.willMove(toParent: self)
    } else {
      addChild(controller)
    }
    journey.owesMove.append(controller)
  }

  func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    journey.owesMove.removeAll { $0 === controller }
    journey.leaving.append(controller)
  }

  /// Tells those that are in place, or out of it, and lets those go that left (N-06, N-15).
  func settleMoves() {
    let isMoving = journey.running != nil
    let isExpected = { [shown] (controller: UIViewController) in
      controller === shown && (isMoving || !self.journey.hasArrived)
    }
    // Who is still seen goes with the transition that waits.
    let staysSeen = { [shown] (controller: UIViewController) in
      controller === shown && self.journey.plan != nil
    }
    let left = journey.leaving.filter { !staysSeen($0) && (!isMoving || !takesPart($0)) }
    journey.leaving.removeAll { controller in left.contains { $0 === controller } }
    for controller in left {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.barInsets = .zero
      controller.removeFromParent()
    }
    let moved = journey.owesMove.filter { !isExpected($0) && ($0 === shown || $0 !== stack.last) }
    journey.owesMove.removeAll { controller in moved.contains { $0 === controller } }
    for controller in moved { controller.didMove(toParent: self) }
  }

  /// Gives controllers away at once, to another container (T-24, T-26).
  func surrender(_ controllers: [UIViewController]) {
    journey.running?.end(finished: true)
    let given = controllers.filter { $0.parent === self }
    guard !given.isEmpty else { return }
    let isGiven = { (controller: UIViewController) in given.contains { $0 === controller } }
    for controller in given where !journey.leaving.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
    }
    stack.removeAll(where: isGiven)
    journey.leaving.removeAll(where: isGiven)
    journey.owesMove.removeAll(where: isGiven)
    if let old = shown, isGiven(old) { shown = nil }
    for controller in given {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.barInsets = .zero
      controller.removeFromParent()
    }
    journey.plan = nil
    navigationBar.setStack(stack.map(\.navigationItem))
    barsChanged()
  }

  private func takesPart(_ controller: UIViewController) -> Bool {
    guard let transition = journey.running?.transition else { return false }
    return transition.from?.controller === controller || transition.to?.controller === controller
  }
}
