internal import QuartzCore

/// Changes of the stack: controllers hear of it at once, the screen follows (N-03, N-06, N-10).
extension UINavigationController {
  var stack: [UIViewController] { state.stack }
  /// The controller whose view is in place, or comes to be.
  var shown: UIViewController? { state.shown }

  func push(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController, !acceptsNavigation {
      UIKitException.pushedNavigation.raise()
    }
    if stack.contains(where: { $0 === controller }) {
      UIKitException.pushedTwice(controller: controller, navigation: self).raise()
    }
    if state.isMoving, animated { Diagnostic.nestedPush.report() }
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

  /// The controller presented over the top, over a controller below it, or over the stack (N-24).
  var seenController: UIViewController? {
    let own = ([self] + stack).reversed().lazy.compactMap(\.modal.presented).first
    return own ?? presentedViewController ?? stack.last
  }

  func replaceStack(with new: [UIViewController], animated: Bool) {
    refuseStrangers(new)
    let (change, action) = state.replace(
      with: new,
      // Animations were turned off for this call, not for the pass that begins it.
      animated: animated && UIView.areAnimationsEnabled,
      isSeen: isSeen
    )
    enter(change.entering)
    leave(change.leaving)
    perform(action)
  }

  /// True if the stack is in a window, so that a transition can be seen (N-08).
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
  func enter(_ controllers: [UIViewController]) {
    for controller in controllers {
      if controller.parent === self {
        controller.willMove(toParent: self)
      } else {
        addChild(controller)
      }
    }
  }

  func leave(_ controllers: [UIViewController]) {
    for controller in controllers { controller.willMove(toParent: nil) }
  }

  /// Gives controllers away at once, to another container (T-24, T-26).
  func surrender(_ controllers: [UIViewController]) {
    runner?.end(finished: true)
    let given = controllers.filter { $0.parent === self }
    guard !given.isEmpty else { return }
    leave(state.giveAway(given))
    for controller in given {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.barInsets = .zero
      controller.removeFromParent()
    }
    navigationBar.setStack(stack.map(\.navigationItem))
    perform(.wait)
  }
}
