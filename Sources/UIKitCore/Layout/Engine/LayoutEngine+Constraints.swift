internal import ConstraintSolver

/// Constraints that apps and documents make.
extension LayoutEngine {
  /// Notes a constraint that became active.
  func add(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    markDirty()
  }

  /// Takes a constraint out.
  func remove(_ constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    if !ownerless.isEmpty { ownerless.removeAll { $0 === constraint } }
    if let known = lowered.removeValue(forKey: id) {
      drop(known.token)
      constraintsByToken[known.token] = nil
      for view in known.insetViews { insetDependents[view]?.remove(id) }
      markDirty()
    }
  }

  /// Notes a new constant.
  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let known = lowered[ObjectIdentifier(constraint)] else { return }
    lowerAgain(known)
    markDirty()
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  /// Lowers anew the constraints on sides of a view that depend on the direction of reading.
  func directionChanged(of view: UIView) {
    let turned = lowered.values.filter { known in
      let constraint = known.constraint
      return (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
        && constraint.closestCommonView === view
    }
    for known in turned.sorted(by: { $0.token.position < $1.token.position }) {
      priorityChanged(of: known.constraint)
    }
  }

  /// Lowers anew the constraints on baselines of a stack, which are those of other views.
  func baselinesMoved(in stack: UIView) {
    guard let dependents = insetDependents[ObjectIdentifier(stack)] else { return }
    let moved = dependents.compactMap { lowered[$0] }.filter { known in
      known.constraint.firstAttribute.isBaseline || known.constraint.secondAttribute.isBaseline
    }
    for known in moved.sorted(by: { $0.token.position < $1.token.position }) {
      priorityChanged(of: known.constraint)
    }
  }

  func lowerPending() {
    let waiting = pending
    pending.removeAll()
    for constraint in waiting where constraint.holder != nil { lower(constraint) }
  }

  /// Notes other margins, another safe area, offset or baseline of a view.
  func insetsChanged(of view: UIView) {
    let id = ObjectIdentifier(view)
    guard let dependents = insetDependents[id], !dependents.isEmpty else { return }
    changedInsets.append(id)
    markDirty()
  }

  func lowerInsets() {
    guard !changedInsets.isEmpty else { return }
    let dependents = Set(changedInsets.flatMap { insetDependents[$0] ?? [] })
    changedInsets.removeAll()
    let moved = dependents.compactMap { lowered[$0] }
    for known in moved.sorted(by: { $0.token.position < $1.token.position }) { lowerAgain(known) }
  }

  private func lower(_ constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    guard lowered[id] == nil else { return }
    var lowering = ConstraintLowering(engine: self, constraint: constraint)
    guard let row = lowering.row() else {
      // Its views may come in later.
      ownerless.append(constraint)
      return
    }
    guard !row.expression.isConstant else { return }
    let token = add(row)
    constraintsByToken[token] = Unowned(constraint)
    if let rules { for row in rules.rows(beside: row, in: self) { add(row) } }
    for view in lowering.insetViews { depend(id, on: view) }
    loweredCount += 1
    lowered[id] = LoweredConstraint(
      constraint: constraint,
      token: token,
      order: loweredCount,
      constant: -row.expression.constant,
      insetViews: lowering.insetViews.map { ObjectIdentifier($0) }
    )
  }

  /// Notes whose insets a constraint refers to, and has them looked at once the view is in place.
  private func depend(_ constraint: ObjectIdentifier, on view: UIView) {
    insetDependents[ObjectIdentifier(view), default: []].insert(constraint)
    if !isFitting { view.setNeeds(.insets) }
  }

  private func lowerAgain(_ known: LoweredConstraint) {
    var lowering = ConstraintLowering(engine: self, constraint: known.constraint)
    guard let row = lowering.row() else { return }
    let constant = -row.expression.constant
    guard constant != known.constant else { return }
    set(known.token, to: constant)
    lowered[ObjectIdentifier(known.constraint)]?.constant = constant
  }
}
