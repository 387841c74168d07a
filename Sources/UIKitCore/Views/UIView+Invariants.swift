internal import QuartzCore

/// Rules that always hold in the tree of views.
extension UIView {
  /// The rule broken between this view and its subviews, nil for none; checked after each change.
  ///
  /// - Complexity: O(subviews + sublayers).
  var subviewViolation: String? {
    for view in hierarchy.subviews where view.hierarchy.superview !== self {
      return "a subview has another superview: \(Diagnostic.address(view))"
    }
    var expected = hierarchy.subviews[...]
    for sublayer in layer.sublayers ?? [] where sublayer === expected.first?.layer {
      expected = expected.dropFirst()
    }
    guard let lost = expected.first else { return nil }
    return "layers are not in the order of subviews: \(Diagnostic.address(lost))"
  }

  /// The rule broken in the tree from this view down, nil for none; checked after each frame.
  ///
  /// - Complexity: O(views below + layers below).
  var treeViolation: String? {
    if let found = subviewViolation { return found }
    if layer.delegate !== self {
      return "a layer does not belong to its view: \(Diagnostic.address(self))"
    }
    for view in hierarchy.subviews {
      if view.hierarchy.window !== hierarchy.window {
        return "a subview is in another window: \(Diagnostic.address(view))"
      }
      if !subtreeNeeds.isSuperset(of: view.needsForAncestors) {
        return "nothing above knows what a view waits for: \(Diagnostic.address(view))"
      }
      if let found = view.treeViolation { return found }
    }
    return nil
  }

  /// The needs of this view and those below that the superview has to know of.
  ///
  /// Solving is up to the engine's root alone; what is hidden is drawn once it is shown.
  private var needsForAncestors: Needs {
    let all = needs.union(subtreeNeeds).subtracting(.solving)
    return isHidden ? all.subtracting(.display) : all
  }
}
