extension UIView {
  /// Asks for passes over this view, and lets those above know.
  func setNeeds(_ wanted: Needs) {
    guard !needs.isSuperset(of: wanted) else { return }
    BackgroundCall.check()
    needs.formUnion(wanted)
    markAncestors(wanted)
  }

  /// Marks in the views above which passes this view and those below still wait for.
  ///
  /// An engine of its own ends when the view joins another tree, so there would be nothing to
  /// solve.
  func markSubtreeNeeds() { markAncestors(needs.union(subtreeNeeds).subtracting(.solving)) }

  private func markAncestors(_ wanted: Needs) {
    guard let above = hierarchy.above else {
      (self as? UIWindow)?.screen.frameLoop.requestFrame()
      return
    }
    // A superview outlives this; retaining it at each of these steps took a thirtieth of a layout.
    above._withUnsafeGuaranteedRef { superview in
      guard !superview.subtreeNeeds.isSuperset(of: wanted) else { return }
      superview.subtreeNeeds.formUnion(wanted)
      superview.markAncestors(wanted)
    }
  }

  /// Visits every view, this one and below, that waits for one of `wanted`, topmost first.
  ///
  /// Clears the subtree's flags on the way; a view clears its own.
  func visit(_ wanted: Needs, _ body: (UIView) -> Void) {
    if !needs.isDisjoint(with: wanted) { body(self) }
    guard !subtreeNeeds.isDisjoint(with: wanted) else { return }
    subtreeNeeds.subtract(wanted)
    for view in hierarchy.subviews { view.visit(wanted, body) }
  }

  /// `true` if this view or one below waits for one of `wanted`.
  func waits(for wanted: Needs) -> Bool {
    !needs.union(subtreeNeeds).isDisjoint(with: wanted)
  }
}
