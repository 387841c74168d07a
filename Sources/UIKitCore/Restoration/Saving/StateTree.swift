/// The relations between preserved objects, for saving and restoring.
enum StateTree {
  /// The controllers below a controller: its children in their order, then the one it presents.
  static func below(_ controller: UIViewController) -> [UIViewController] {
    let own = (controller as? any RestorableContainer)?.restorableChildren ?? controller.children
    return own + presented(by: controller)
  }

  /// The controller that this controller itself presents, and not one of its parents.
  private static func presented(by controller: UIViewController) -> [UIViewController] {
    guard let presented = controller.modal.presented, !presented.modal.isBeingDismissed else {
      return []
    }
    return [presented]
  }

  /// The tagged views of a controller, from above to below; what other controllers own and the
  /// cells of lists, which come and go, are left out.
  static func views(of controller: UIViewController) -> [UIView] {
    guard let view = controller.viewIfLoaded else { return [] }
    var found: [UIView] = []
    collect(view, owner: controller, into: &found)
    return found
  }

  private static func collect(
    _ view: UIView,
    owner: UIViewController,
    into found: inout [UIView]
  ) {
    if let other = view.viewController, other !== owner { return }
    if view is UITableViewCell || view is UICollectionReusableView { return }
    if view.restorationIdentifier != nil { found.append(view) }
    for subview in view.subviews { collect(subview, owner: owner, into: &found) }
  }

  /// The identifiers from the last untagged object above down to the controller.
  static func path(of controller: UIViewController) -> [String] {
    var path: [String] = []
    var next: UIViewController? = controller
    while let current = next, let identifier = current.restorationIdentifier {
      path.insert(identifier, at: 0)
      next = current.parent ?? current.modal.presenting
    }
    return path
  }
}

/// A container that puts its children back by itself.
protocol RestorableContainer: UIViewController {
  /// The children that belong to the state, in order.
  var restorableChildren: [UIViewController] { get }
  /// Writes references to the children, and which are shown.
  func encodeChildren(with coder: NSCoder)
  /// Puts the children back that were found again.
  func decodeChildren(with coder: NSCoder)
}
