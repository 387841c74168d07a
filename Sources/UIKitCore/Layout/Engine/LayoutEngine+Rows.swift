internal import ConstraintSolver

/// Rows of the solver.
extension LayoutEngine {
  /// Hands a row to the solver, which takes it into account when it solves.
  @discardableResult
  func add(_ row: LinearRow) -> Solver.Token {
    row.expression.withTerms {
      solver.enqueue(
        $0,
        row.relation.solverRelation,
        -row.expression.constant,
        priority: Solver.Priority(row.priority.rawValue)
      )
    }
  }

  /// Changes what a row compares with.
  func set(_ token: Solver.Token, to constant: Double) {
    solver.setConstant(token, constant)
    reconsiderConflicts(with: token)
  }

  /// Takes a row out.
  func drop(_ token: Solver.Token) {
    solver.remove(token)
    reconsiderConflicts(with: token)
  }

  /// Lets what was given up for rows that went with their variables count again.
  func reconsiderConflictsOfGone() {
    guard !refused.isEmpty else { return }
    let gone = refused.keys.filter { !solver.contains($0) }
    for token in gone.sorted(by: { $0.position < $1.position }) {
      reconsiderConflicts(with: token)
    }
  }

  /// Constraints that were given up for a row count again once the row is another.
  func reconsiderConflicts(with token: Solver.Token) {
    guard !refused.isEmpty, let given = refused.removeValue(forKey: token) else { return }
    for token in given { solver.reconsider(token) }
  }

  /// Finds the numbers; of those constraints that contradict each other one has no effect.
  func solve() {
    let conflicts = solver.solve { conflict in
      rules?.refusal(of: conflict, in: self) ?? newest(of: conflict) ?? conflict.refused
    }
    for conflict in conflicts {
      for token in conflict.constraints { refused[token, default: []].append(conflict.refused) }
      report(conflict)
    }
  }
}

extension LayoutEngine {
  /// The constraint of a conflict that became active last; nil if none is an app's.
  ///
  /// A new constant doesn't count: with the one that was changed last, a screen that is turned and
  /// turned back would give up another constraint than before.
  private func newest(of conflict: Solver.Conflict) -> Solver.Token? {
    let known = conflict.constraints.compactMap { token in
      constraintsByToken[token].flatMap { lowered[ObjectIdentifier($0.object)] }
    }
    return known.max { $0.order < $1.order }?.token
  }
}

nonisolated extension NSLayoutConstraint.Relation {
  var solverRelation: Solver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
