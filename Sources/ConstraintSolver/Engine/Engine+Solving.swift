extension Engine {
  /// Brings the solution up to date and answers the conflicts on the way.
  mutating func solve(_ choose: (Solver.Conflict) -> Solver.Token) -> [Solver.Conflict] {
    guard !isSettled else { return [] }
    var conflicts: [Solver.Conflict] = []
    flush()
    tableau.settle()
    while let conflict = nextConflict(choose) {
      conflicts.append(conflict)
      flush()
      tableau.settle()
    }
    isSettled = true
    publish()
    return conflicts
  }

  /// Puts what waits where it takes effect.
  mutating func flush() {
    for entry in 0..<queue.count where records[queue[entry]].place == .queued {
      install(queue[entry])
    }
    queue.truncate(to: 0)
  }

  /// Makes a constraint an equation of the tableau.
  mutating func install(_ index: Int32) {
    let record = records[index]
    tableau.beginDraft(constant: -record.constant)
    for place in record.terms.start..<(record.terms.start + record.count) {
      let term = terms.base[Int(place)]
      let symbol = symbol(term.variable)
      if term.coefficient != 0 { tableau.draft(term.coefficient, times: symbol) }
    }
    let lane = lane(of: record.priority)
    let residual = tableau.newSymbol(index, Penalty(record.relation), level: lane)
    records[index].residual = residual
    records[index].place = .tableau
    tableau.install(residual)
  }

  /// Reads the values that may have changed.
  mutating func publish() {
    while let symbol = tableau.changed.popLast() {
      tableau.symbols[symbol].listed.remove(.changed)
      guard tableau.symbols[symbol].isVariable else { continue }
      let index = ~tableau.symbols[symbol].owner
      guard nodes[index].symbol == symbol else { continue }
      set(index, tableau.value(symbol))
    }
  }

  private mutating func set(_ index: Int32, _ value: Double) {
    guard nodes[index].value != value else { return }
    nodes[index].value = value
    guard nodes[index].stamp != changeStamp else { return }
    nodes[index].stamp = changeStamp
    changes.append(variable(index))
  }

  mutating func takeChanges() -> [Solver.Variable] {
    changeStamp &+= 1
    var taken: [Solver.Variable] = []
    swap(&taken, &changes)
    return taken
  }
}
