extension Engine {
  /// Finds constraints that contradict each other and takes one of them out, until the rest hold.
  mutating func nextConflict(_ choose: (Solver.Conflict) -> Solver.Token) -> Solver.Conflict? {
    let members = tokens(core())
    guard let last = members.last else { return nil }
    var conflict = Solver.Conflict(constraints: members, refused: last)
    let chosen = choose(conflict)
    if conflict.constraints.contains(chosen) { conflict.refused = chosen }
    refuse(conflict.refused.index)
    return conflict
  }

  private mutating func refuse(_ index: Int32) {
    withdraw(index)
    records[index].place = .refused
  }

  /// An irreducible set of constraints that cannot all hold, or nothing when all hold.
  private mutating func core() -> [Int32] {
    let suspects = contradiction()
    guard suspects.count > 1 else { return suspects }
    var kept = suspects
    var index = 0
    while index < kept.count && kept.count > 1 {
      var fewer = kept
      fewer.remove(at: index)
      if isContradiction(fewer) { kept = fewer } else { index += 1 }
    }
    return kept
  }

  /// The required constraints that the tableau holds against each other.
  mutating func contradiction() -> [Int32] {
    var found: [Int32] = []
    for symbol in tableau.contradiction() where !tableau.symbols[symbol].isVariable {
      found.append(tableau.symbols[symbol].owner)
    }
    return sortedByAge(found)
  }

  /// Whether constraints contradict each other all by themselves.
  private func isContradiction(_ constraints: [Int32]) -> Bool {
    var trial = excerpt(constraints)
    trial.flush()
    trial.tableau.settle()
    return trial.tableau.isBroken
  }

  /// An engine of some constraints alone; its records stand in their order.
  func excerpt(_ constraints: [Int32]) -> Engine {
    var trial = Engine()
    var names: [Int32: Solver.Variable] = [:]
    for index in constraints {
      let record = records[index]
      var expression: [Solver.Term] = []
      for place in record.terms.start..<(record.terms.start + record.count) {
        let term = terms.base[Int(place)]
        if names[term.variable] == nil {
          let isBounded = !nodes[term.variable].mayBeNegative
          names[term.variable] = trial.addVariable(nonNegative: isBounded)
        }
        if let name = names[term.variable] {
          expression.append(Solver.Term(name, term.coefficient))
        }
      }
      let priority = Solver.Priority(record.priority)
      _ = trial.add(expression, record.relation, record.constant, priority)
    }
    return trial
  }
}
