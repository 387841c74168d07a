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
    if !homeless.isEmpty { homeless.removeAll { $0 === constraint } }
    if let known = lowered.removeValue(forKey: id) {
      solver.remove(known.token)
      constraintsByToken[known.token] = nil
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

  /// Takes out what speaks of sides by direction of a view, and in again.
  func directionChanged(of view: UIView) {
    let turned = lowered.values.filter { known in
      let constraint = known.constraint
      return NSLayoutConstraint.view(of: constraint.firstItem) === view
        && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    }
    for known in turned.sorted(by: { $0.token.position < $1.token.position }) {
      priorityChanged(of: known.constraint)
    }
  }

  func lowerPending() {
    let waiting = pending
    pending.removeAll()
    for constraint in waiting where constraint.holder != nil { lower(constraint) }
  }

  func lowerInsets() {
    insetsChanged = false
    let moved = lowered.values.filter(\.dependsOnInsets)
    for known in moved.sorted(by: { $0.token.position < $1.token.position }) { lowerAgain(known) }
  }

  private func lower(_ constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    guard lowered[id] == nil else { return }
    var lowering = ConstraintLowering(engine: self, constraint: constraint)
    guard let row = lowering.row() else {
      // Its views may come in later.
      homeless.append(constraint)
      return
    }
    guard !row.expression.terms.isEmpty else { return }
    let token = add(row)
    constraintsByToken[token] = Unowned(constraint)
    lowered[id] = LoweredConstraint(
      constraint: constraint,
      token: token,
      constant: -row.expression.constant,
      dependsOnInsets: lowering.dependsOnInsets
    )
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
