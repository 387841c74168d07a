internal import QuartzCore

/// The selected child of a group, and the stack that shows it (W-211).
extension UITabGroup {
  /// The children belong to the group from now on, and those that it had no longer.
  func adopt(_ old: [UITab]) {
    for child in old where child.parent === self { child.parent = nil }
    for child in children { child.parent = self }
    if let chosenChild, !children.contains(where: { $0 === chosenChild }) {
      self.chosenChild = nil
    }
  }

  /// The child that was selected, unless its controller has left the stack since.
  var stillChosenChild: UITab? {
    guard let chosenChild else { return nil }
    guard let group = managingTabGroup, let stack = group.managingNavigationController,
      let controller = chosenChild.made,
      group.placedStack.contains(where: { $0 === controller }),
      !stack.viewControllers.contains(where: { $0 === controller })
    else { return chosenChild }
    self.chosenChild = nil
    return nil
  }

  func chooseChild(_ child: UITab?) {
    guard child.map({ child in children.contains { $0 === child } }) ?? true else { return }
    chosenChild = child
    (managingTabGroup ?? self).fillStack()
    tabBarController?.groupChanged(self)
  }

  private var defaultChild: UITab? {
    children.first { $0.identifier == defaultChildIdentifier } ?? children.first
  }

  /// The navigation controller, the group's own controller, or else that of the selected child.
  var groupFront: UIViewController? {
    if let stack = managingNavigationController {
      if stack.viewControllers.isEmpty { fillStack() }
      return stack
    }
    if let own = viewController { return own }
    if stillChosenChild == nil { chosenChild = defaultChild }
    return chosenChild?.front
  }

  /// Shows the controllers of the group and of what is selected in it, one above the other; the
  /// delegate of the tab bar controller may exchange those of each tab.
  func fillStack() {
    guard let stack = managingNavigationController else { return }
    if viewController == nil, stillChosenChild == nil { chosenChild = defaultChild }
    let path = Array(sequence(first: self as UITab) { ($0 as? UITabGroup)?.stillChosenChild })
    let owner = tabBarController
    let new = path.flatMap { tab -> [UIViewController] in
      let proposed = [tab.viewController].compactMap(\.self)
      guard let owner, let delegate = owner.delegate else { return proposed }
      return delegate.tabBarController(
        owner,
        displayedViewControllersFor: tab,
        proposedViewControllers: proposed
      )
    }
    placedStack = new
    guard !new.isEmpty, !stack.viewControllers.elementsEqual(new, by: ===) else { return }
    stack.setViewControllers(new, animated: stack.viewIfLoaded?.window != nil)
  }
}
