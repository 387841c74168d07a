extension Engine {
  /// True if a variable takes another value when that is preferred below all priorities in use.
  func isAmbiguous(_ index: Int32) -> Bool {
    var settled = copy()
    _ = settled.solve { $0.refused }
    let value = settled.nodes[index].value
    for step in [1.0, -1.0] {
      var trial = settled.copy()
      let weakest = Solver.Priority(-.greatestFiniteMagnitude)
      _ = trial.add([Solver.Term(variable(index))].span, .equal, value + step, weakest)
      _ = trial.solve { $0.refused }
      if abs(trial.nodes[index].value - value) > Tolerance.violation { return true }
    }
    return false
  }

  /// The constraints whose constants move a variable, found in a solver of those it is connected
  /// to.
  func constraints(affecting index: Int32) -> [Solver.Token] {
    let members = connected(to: index)
    var trial = excerpt(members)
    trial.bringUpToDate()
    guard let name = trial.variableIndex(of: index, in: self, among: members) else { return [] }
    let symbol = trial.symbol(name)
    return tokens(sortedByAge(trial.tableau.influences(on: symbol).map { members[Int($0)] }))
  }

  /// Every constraint that counts and is connected to a variable through others.
  func connected(to start: Int32) -> [Int32] {
    var found: Set<Int32> = []
    var seen: Set<Int32> = [start]
    var open = [start]
    while let variable = open.popLast() {
      var place = nodes[variable].firstTerm
      while place >= 0 {
        let term = terms.base[Int(place)]
        place = term.next
        guard records[term.constraint].place != .refused else { continue }
        guard found.insert(term.constraint).inserted else { continue }
        let record = records[term.constraint]
        for other in record.range {
          let name = terms.base[other].variable
          if seen.insert(name).inserted { open.append(name) }
        }
      }
    }
    return sortedByAge(Array(found))
  }

  /// The older first.
  func sortedByAge(_ constraints: [Int32]) -> [Int32] {
    var pairs: [(age: Int64, index: Int32)] = []
    for index in constraints { pairs.append((records[index].age, index)) }
    return pairs.sorted { $0.age < $1.age }.map(\.index)
  }

  func tokens(_ constraints: [Int32]) -> [Solver.Token] {
    var tokens: [Solver.Token] = []
    for index in constraints { tokens.append(token(index)) }
    return tokens
  }

  /// The variable of this excerpt that corresponds to one of the whole.
  private func variableIndex(of index: Int32, in whole: borrowing Engine, among members: [Int32])
    -> Int32?
  {
    for (position, member) in members.enumerated() {
      let record = whole.records[member]
      let own = records[Int32(position)]
      for offset in 0..<record.count {
        let term = whole.terms.base[Int(record.terms.start + offset)]
        if term.variable == index { return terms.base[Int(own.terms.start + offset)].variable }
      }
    }
    return nil
  }
}
