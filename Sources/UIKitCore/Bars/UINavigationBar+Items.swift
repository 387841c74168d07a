internal import QuartzCore

/// The stack of items and its delegate.
extension UINavigationBar {
  /// The delegate hears of it when the bar has come to rest.
  func push(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  func pop(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    change(to: stack.dropLast(), animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  func replaceItems(_ items: [UINavigationItem], animated: Bool) {
    change(to: items, animated: animated) {}
  }

  /// Exchanges the items, in motion if there is somebody to see it.
  private func change(
    to items: [UINavigationItem],
    animated: Bool,
    completion: @escaping () -> Void
  ) {
    guard animated, window != nil, items.last !== stack.last else {
      setStack(items)
      return completion()
    }
    let change = beginChange(to: items)
    UIView.animate(
      withDuration: BarChange.duration,
      animations: { change.move() },
      completion: { [weak self] _ in
        self?.endChange(change, finished: true)
        completion()
      }
    )
  }

  /// Replaces the items without motion.
  func setStack(_ items: [UINavigationItem]) {
    for item in stack where !items.contains(where: { $0 === item }) { item.observer = nil }
    stack = items
    itemsChanged()
  }

  /// Rebuilds the content when the bar is laid out next.
  func itemsChanged() {
    for item in stack {
      item.observer = self
      for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
        button.observer = self
      }
    }
    content.isStale = true
    invalidateIntrinsicContentSize()
    appearanceChanged()
  }
}

extension UINavigationBar: BarItemObserver {
  /// A change may also alter the bar's height, which the controller above decides.
  func barItemDidChange(_ item: NSObject) {
    itemsChanged()
    superview?.setNeedsLayout()
  }
}

extension UINavigationBar {
  /// The back button was tapped.
  func goBack() {
    if let action = topItem?.backAction { return action.perform(sender: self) }
    if stack.count < 2, let outerBack { return outerBack.goBack() }
    guard let controller = next(of: UINavigationController.self), controller.navigationBar === self
    else {
      _ = popItem(animated: true)
      return
    }
    // A subclass of the controller may be its bar's delegate and refuse.
    if let judge = controller as? any UINavigationBarDelegate, let topItem,
      !judge.navigationBar(self, shouldPop: topItem)
    {
      return
    }
    controller.popViewController(animated: true)
  }

  private func next<Responder: UIResponder>(of type: Responder.Type) -> Responder? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? Responder }.first
  }
}
