internal import QuartzCore

/// Changing the stack and showing its top.
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController { UIKitException.pushedNavigation.raise() }
    guard !stack.contains(where: { $0 === controller }) else { return }
    replaceStack(with: stack + [controller], animated: animated)
  }

  func pop(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(with: stack.dropLast(), animated: animated)
    return top
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    replaceStack(with: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Controllers that leave are told; those that come are loaded only when they are shown (N-08).
  func replaceStack(with new: [UIViewController], animated: Bool) {
    let old = stack
    stack = new
    for controller in new { embed(controller) }
    if isViewLoaded { showTop(animated: animated) }
    for controller in old where !new.contains(where: { $0 === controller }) { expel(controller) }
    navigationBar.setItems(new.map(\.navigationItem), animated: animated)
    barsChanged()
  }

  func showTop(animated: Bool) {
    guard shown !== stack.last else { return }
    let old = shown
    shown = stack.last
    old?.viewIfLoaded?.removeFromSuperview()
    guard let shown else { return }
    delegate?.navigationController(self, willShow: shown, animated: animated)
    install(shown)
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }
}
