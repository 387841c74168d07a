/// The invariants of the hierarchy of controllers.
extension UIViewController {
  /// The first broken invariant from this controller down, with what it presents; nil at the end of
  /// a frame.
  ///
  /// - Complexity: O(controllers below · children of each).
  var hierarchyViolation: String? {
    if let found = ownViolation ?? presentationViolation { return found }
    for child in children {
      if let found = child.hierarchyViolation { return found }
    }
    return modal.presented?.hierarchyViolation
  }

  /// The invariant that a container class adds.
  var ownViolation: String? {
    (self as? UINavigationController)?.stackViolation ?? childrenViolation
  }

  /// Children know their parent, once each, and are seen only where it is.
  private var childrenViolation: String? {
    for (index, child) in children.enumerated() {
      let name = Diagnostic.address(child)
      if child.parent !== self { return "a child has another parent: \(name)" }
      if children[..<index].contains(where: { $0 === child }) { return "a child is twice: \(name)" }
      if child.rootWindow != nil { return "a child is the root of a window: \(name)" }
      if child.isVisible, appearance == AppearanceState(), forwardsToPlaced(child) {
        return "a child is visible and its parent hidden: \(name)"
      }
    }
    return nil
  }

  /// True if the child's appearance follows from this controller's; pages hear of theirs before the
  /// page controller does (T-62).
  private func forwardsToPlaced(_ child: UIViewController) -> Bool {
    shouldAutomaticallyForwardAppearanceMethods && !(self is UIPageViewController)
      && child.viewIfLoaded?.window != nil
  }

  /// Presenter and presented know each other, and their presentation both.
  private var presentationViolation: String? {
    if let presented = modal.presented {
      let name = Diagnostic.address(presented)
      if presented.modal.presenting !== self { return "a presented one is another's: \(name)" }
      guard let presentation = presented.modal.presentation else {
        return "nothing presents a presented one: \(name)"
      }
      if presentation.presenter !== self || presentation.presented !== presented {
        return "a presentation is of others: \(name)"
      }
      if presentation.phase == .over { return "a presentation is over and still there: \(name)" }
    }
    if let presenting = modal.presenting, presenting.modal.presented !== self {
      return "a presenter presents another: \(Diagnostic.address(presenting))"
    }
    return nil
  }
}

extension UINavigationController {
  /// The stack's members are the children, but for those on their way out; while nothing moves, the
  /// top alone is in place and the bar shows the stack's items.
  var stackViolation: String? {
    let members = stack + state.leaving
    for member in members where member.parent !== self {
      return "a member of a stack is no child: \(Diagnostic.address(member))"
    }
    for child in children where !members.contains(where: { $0 === child }) {
      return "a child of a stack is no member: \(Diagnostic.address(child))"
    }
    if state.isMoving != (runner != nil) {
      return "a stack moves without a transition, or the other way: \(Diagnostic.address(self))"
    }
    guard isSeen, !state.isMoving, state.pending == nil else { return nil }
    if let found = state.violation { return found }
    if shown !== stack.last { return "another than the top is shown: \(Diagnostic.address(shown))" }
    for child in children where child !== shown && child.viewIfLoaded?.superview === stageView {
      return "another than the top is in place: \(Diagnostic.address(child))"
    }
    return nil
  }
}
