extension UIViewController {
  /// Makes a controller a child; it receives `willMove` here, and `didMove` from the caller (C-01,
  /// C-03).
  func adopt(_ child: UIViewController) {
    guard child !== self else {
      UIKitException.invalidArgument("Can't add self as child").raise()
    }
    if child.parent === self { return }
    child.checkPlace(for: self)
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    hierarchy.children.append(child)
    child.hierarchy.parent = self
    child.adoptParentEnvironment()
    if child.preferredContentSize != .zero {
      preferredContentSizeDidChange(forChildContentContainer: child)  // C-29
    }
  }

  /// A view in the hierarchy of another controller than the new parent stays that one's (C-22).
  private func checkPlace(for parent: UIViewController) {
    guard let view = viewIfLoaded, view.window != nil,
      let owner = view.superview?.nearestController, owner !== parent
    else { return }
    UIKitException.wrongRequestedParent(child: self, expected: owner, requested: parent).raise()
  }

  /// Ends being a child; the controller receives `didMove` afterwards, and no `willMove` (C-02).
  func leaveParent() {
    guard let parent else { return }
    endWithoutParent()
    parent.hierarchy.children.removeAll { $0 === self }
    hierarchy.parent = nil
    didMove(toParent: nil)
  }

  /// The window whose root this is.
  var rootWindow: UIWindow? {
    get { hierarchy.window }
    set { hierarchy.window = newValue }
  }

  func sendSizeToChildren(
    _ size: CGSize,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // A child that keeps its size does not hear of it (C-30).
      if childSize != child.viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }
}
