/// The stack of items and its delegate.
extension UINavigationBar {
  func push(_ item: UINavigationItem) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    stack.append(item)
    itemsChanged()
    delegate?.navigationBar(self, didPush: item)
  }

  func pop() -> UINavigationItem? {
    guard let item = stack.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    stack.removeLast()
    item.observer = nil
    itemsChanged()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  func replaceItems(_ items: [UINavigationItem]) {
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
    if let controller = next(of: UINavigationController.self), controller.navigationBar === self {
      _ = controller.popViewController(animated: true)
    } else {
      _ = popItem(animated: true)
    }
  }

  private func next<Responder: UIResponder>(of type: Responder.Type) -> Responder? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? Responder }.first
  }
}
