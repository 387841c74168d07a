/// Showing a controller wherever the surroundings have a place for it (T-27…T-29).
extension UIViewController {
  nonisolated static let showAction: Selector = "showViewController:sender:"
  nonisolated static let showDetailAction: Selector = "showDetailViewController:sender:"

  /// The controller that asked, while containers above are searched.
  private static weak var originator: UIViewController?

  /// Asks the containers around, the closest first; a modal presentation is the last resort (T-28).
  func showInContainer(_ other: UIViewController, sender: Any?) {
    ask(other) { $0.show(other, sender: sender) }
  }

  func showDetailInContainer(_ other: UIViewController, sender: Any?) {
    ask(other) { $0.showDetailViewController(other, sender: sender) }
  }

  /// Every container's own method is called in turn, so overrides anywhere take part.
  private func ask(_ other: UIViewController, _ show: (UIViewController) -> Void) {
    let isFirst = Self.originator == nil
    if isFirst { Self.originator = self }
    defer { if isFirst { Self.originator = nil } }
    if let parent { return show(parent) }
    let presenter = Self.originator ?? self
    Self.originator = nil
    presenter.present(other, animated: UIView.areAnimationsEnabled)
  }

  /// Classes that do more than the default are registered; the default itself isn't (T-29).
  func nearestTarget(for action: Selector, sender: Any?) -> UIViewController? {
    Self.registerShowing()
    return sequence(first: self, next: \.parent).first {
      $0.canPerformAction(action, withSender: sender)
    }
  }

  private static func registerShowing() {
    let show: ActionTable.Action = { target, sender, _ in
      guard let other = sender as? UIViewController else { return }
      (target as? UIViewController)?.show(other, sender: nil)
    }
    let showDetail: ActionTable.Action = { target, sender, _ in
      guard let other = sender as? UIViewController else { return }
      (target as? UIViewController)?.showDetailViewController(other, sender: nil)
    }
    ActionTable.register(showAction, of: UINavigationController.self, show)
    ActionTable.register(showAction, of: UISplitViewController.self, show)
    ActionTable.register(showDetailAction, of: UISplitViewController.self, showDetail)
  }
}
