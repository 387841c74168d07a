internal import ConstraintSolver

/// Conditions that hold of an engine once it is up to date.
extension LayoutEngine {
  /// The first thing that is not as it should be; an engine that only measures is not looked at.
  ///
  /// - Complexity: O(views below the root + variables + constraints).
  var violation: String? {
    guard !isDirty, !isFitting else { return nil }
    return itemViolation ?? constraintViolation ?? ownerlessViolation
  }

  /// Each item belongs to a view of the tree, or to a guide of one, and each of its variables to it.
  ///
  /// Views are found from the root down and never through their items, whose reference to a view
  /// that is gone must not be followed.
  private var itemViolation: String? {
    var inTree: Set<ObjectIdentifier> = []
    collectItems(below: root, into: &inTree)
    let ofGuides = Set(otherItems.values.map { ObjectIdentifier($0) })
    let all = items
    if all.count != itemCount { return "items are miscounted: \(all.count), \(itemCount)" }
    for item in all {
      let id = ObjectIdentifier(item)
      if item.isGone { return "an item is gone and owns variables: \(item.engine)" }
      guard inTree.contains(id) || ofGuides.contains(id) else {
        return "an item's view left the tree: \(item.minX.position)"
      }
      var isTorn = false
      item.forEachVariable { isTorn = isTorn || owners[$0.position] !== item }
      if isTorn { return "a variable belongs to another item: \(item.minX.position)" }
    }
    guard inTree.count + ofGuides.count == all.count else {
      return "a view keeps an item that the engine dropped: \(all.count)"
    }
    return nil
  }

  private func collectItems(below view: UIView, into found: inout Set<ObjectIdentifier>) {
    if let item = view.layout.item, item.engine == number { found.insert(ObjectIdentifier(item)) }
    for subview in view.hierarchy.subviews { collectItems(below: subview, into: &found) }
  }

  /// A lowered constraint is installed, its views have items, and nothing is noted of others.
  private var constraintViolation: String? {
    for known in lowered.values {
      let (constraint, name) = (known.constraint, Diagnostic.address(known.constraint))
      if constraint.holder == nil { return "a constraint is lowered and not installed: \(name)" }
      if constraintsByToken[known.token] == nil { return "a token has no constraint: \(name)" }
      for case let view as UIView in [constraint.firstItem, constraint.secondItem]
      where self.known(view) == nil {
        return "a lowered constraint's view has no item: \(Diagnostic.address(view))"
      }
    }
    // Each constraint has its token, so a larger number means tokens of constraints that are gone.
    guard constraintsByToken.count == lowered.count else {
      return "tokens are kept of constraints that are gone: \(constraintsByToken.count)"
    }
    for dependents in insetDependents.values where !dependents.isSubset(of: lowered.keys) {
      return "insets move constraints that are gone: \(dependents.count)"
    }
    return nil
  }

  /// A constraint that waits for its views to come into the tree has one outside of it.
  private var ownerlessViolation: String? {
    for constraint in ownerless {
      let name = Diagnostic.address(constraint)
      if lowered[ObjectIdentifier(constraint)] != nil {
        return "a constraint is lowered and waits for its views: \(name)"
      }
      let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
      let views = items.compactMap { $0 as? UIView }
      if constraint.holder != nil, views.count == items.count, !views.isEmpty,
        views.allSatisfy({ $0.isSelfOrBelow(root) })
      {
        return "a constraint waits for views that are in the tree: \(name)"
      }
    }
    return nil
  }
}
