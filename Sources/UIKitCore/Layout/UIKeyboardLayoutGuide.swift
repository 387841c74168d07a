/// A guide that holds other constraints when it is near an edge than when it is away from it.
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Group {
    let edges: NSDirectionalRectEdge
    let isNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  private var groups: [Group] = []

  /// The edges that the guide is near to.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Replaces the constraints that are active while the guide is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { set(trackingConstraints, edge, isNear: true) }

  /// Replaces the constraints that are active while the guide is away from edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) { set(trackingConstraints, edges, isNear: false) }

  /// Answers what was set for this very edge; empty if nothing was.
  open func constraintsActive(nearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    groups.first { $0.edges == edge && $0.isNear }?.constraints ?? []
  }

  /// Answers what was set for these very edges; empty if nothing was.
  open func constraintsActive(awayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    groups.first { $0.edges == edges && !$0.isNear }?.constraints ?? []
  }

  /// Deactivates and forgets all constraints that were set.
  open func removeAllTrackedConstraints() {
    for group in groups { NSLayoutConstraint.deactivate(group.constraints) }
    groups = []
  }

  private func set(
    _ constraints: [NSLayoutConstraint],
    _ edges: NSDirectionalRectEdge,
    isNear: Bool
  ) {
    if let index = groups.firstIndex(where: { $0.edges == edges && $0.isNear == isNear }) {
      NSLayoutConstraint.deactivate(groups[index].constraints)
      groups[index].constraints = constraints
    } else {
      groups.append(Group(edges: edges, isNear: isNear, constraints: constraints))
    }
    edgesChanged()
  }

  /// Lets go of what no longer holds before taking what does.
  func edgesChanged() {
    let near = nearEdges
    func holds(_ group: Group) -> Bool {
      group.isNear ? near.isSuperset(of: group.edges) : near.isDisjoint(with: group.edges)
    }
    for group in groups where !holds(group) { NSLayoutConstraint.deactivate(group.constraints) }
    for group in groups where holds(group) { NSLayoutConstraint.activate(group.constraints) }
  }
}

/// The strip of a view that the keyboard covers; at its bottom while there is none.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Default false; kept, and has no effect here: keyboards are docked.
  open var followsUndockedKeyboard = false
  /// Default true: without a keyboard the guide is as high as the safe area's bottom; false is 0.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.insetsMatter() } }
  }
  /// In points; default 0; kept, and has no effect here.
  open var keyboardDismissPadding: CGFloat = 0

  /// A docked keyboard is at the bottom.
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  /// The height of the strip in its view.
  var reach: CGFloat {
    guard let owningView else { return 0 }
    let overlap = owningView.keyboardOverlap
    if overlap > 0 { return overlap }
    return usesBottomSafeArea ? owningView.effectiveSafeAreaInsets.bottom : 0
  }
}
