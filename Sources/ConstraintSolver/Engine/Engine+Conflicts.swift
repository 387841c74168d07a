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

  /// Required constraints that contradict each other, and perhaps some more.
  private mutating func contradiction() -> [Int32] {
    var constraints: [Int32] = []
    var variables: [Int32] = []
    for symbol in tableau.contradiction() {
      let owner = tableau.symbols[symbol].owner
      if owner < 0 { variables.append(~owner) } else { constraints.append(owner) }
    }
    guard presolves, !(constraints.isEmpty && variables.isEmpty) else {
      return sortedByAge(constraints)
    }
    // The links among them do not show in the tableau; without presolving everything does.
    let linked = sortedByAge(withLinks(constraints, variables))
    var trial = excerpt(linked)
    trial.bringUpToDate()
    let named = trial.contradiction()
    return named.isEmpty ? linked : named.map { linked[Int($0)] }
  }

  /// Constraints, and every link or absorbed equation that the variables they name depend on.
  private func withLinks(_ constraints: [Int32], _ variables: [Int32]) -> [Int32] {
    var found = Set(constraints)
    var open = variables
    var seen = Set(variables)
    var unread = constraints
    while true {
      while let constraint = unread.popLast() {
        for place in records[constraint].range {
          let variable = terms.base[place].variable
          if seen.insert(variable).inserted { open.append(variable) }
        }
      }
      guard let variable = open.popLast() else { return Array(found) }
      var place = nodes[variable].firstTerm
      while place >= 0 {
        let term = terms.base[Int(place)]
        place = term.next
        let record = records[term.constraint]
        guard record.place == .link || record.host >= 0 else { continue }
        if found.insert(term.constraint).inserted { unread.append(term.constraint) }
      }
    }
  }

  /// True if constraints contradict each other all by themselves.
  private func isContradiction(_ constraints: [Int32]) -> Bool {
    var trial = excerpt(constraints)
    trial.bringUpToDate()
    return trial.tableau.isBroken
  }

  /// An engine of some constraints alone; its records are in their order.
  func excerpt(_ constraints: [Int32]) -> Engine {
    var trial = Engine()
    trial.presolves = false
    var names: [Int32: Solver.Variable] = [:]
    for index in constraints {
      let record = records[index]
      var expression: [Solver.Term] = []
      for place in record.range {
        let term = terms.base[place]
        if names[term.variable] == nil {
          let isBounded = !nodes[term.variable].mayBeNegative
          names[term.variable] = trial.addVariable(nonNegative: isBounded)
        }
        if let name = names[term.variable] {
          expression.append(Solver.Term(name, term.coefficient))
        }
      }
      let priority = Solver.Priority(record.priority)
      _ = trial.add(expression.span, record.relation, record.constant, priority)
    }
    return trial
  }
}
