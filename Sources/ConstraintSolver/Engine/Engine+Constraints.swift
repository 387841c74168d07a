extension Engine {
  // MARK: - Adding

  mutating func add(
    _ expression: Span<Solver.Term>,
    _ relation: Solver.Relation,
    _ constant: Double,
    _ priority: Solver.Priority
  ) -> Solver.Token {
    let index = newRecord()
    records[index].relation = relation
    records[index].priority = priority.rawValue
    records[index].constant = Self.sane(constant)
    noteExtreme(constant: constant)
    records[index].terms = terms.allocate(max(1, Int32(expression.count)))
    for place in expression.indices {
      let term = expression[place]
      guard let variable = self.index(term.variable), term.coefficient.isFinite else { continue }
      noteExtreme(coefficient: term.coefficient)
      addTerm(variable, Self.sane(term.coefficient), to: index)
    }
    enqueue(index)
    return token(index)
  }

  private mutating func newRecord() -> Int32 {
    guard let free = freeRecords.popLast() else {
      records.append(Record())
      return records.count - 1
    }
    records[free] = Record(generation: records[free].generation)
    return free
  }

  private mutating func addTerm(_ variable: Int32, _ coefficient: Double, to record: Int32) {
    let own = terms.base
    let start = records[record].terms.start
    for index in start..<(start + records[record].count) where own[Int(index)].variable == variable
    {
      own[Int(index)].coefficient += coefficient
      return
    }
    let place = start + records[record].count
    records[record].count += 1
    let next = nodes[variable].firstTerm
    own[Int(place)] = TermRecord(
      variable: variable,
      constraint: record,
      next: next,
      coefficient: coefficient
    )
    if next >= 0 { own[Int(next)].previous = place }
    nodes[variable].firstTerm = place
    nodes[variable].degree += 1
  }

  /// A number that arithmetic can bear: what is not finite or huge is cut.
  static func sane(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, -1e8), 1e8)
  }

  private mutating func enqueue(_ index: Int32) {
    isSettled = false
    age += 1
    records[index].age = age
    requeue(index)
  }

  // MARK: - Removing

  mutating func removeConstraint(_ index: Int32) {
    withdraw(index)
    let run = records[index].terms
    for place in records[index].range { unlink(terms.base[place]) }
    terms.release(run)
    records[index].terms = Run()
    records[index].count = 0
    records[index].place = .none
    records[index].generation &+= 1
    freeRecords.append(index)
  }

  private func unlink(_ term: TermRecord) {
    nodes[term.variable].degree -= 1
    let all = terms.base
    if term.next >= 0 { all[Int(term.next)].previous = term.previous }
    if term.previous >= 0 {
      all[Int(term.previous)].next = term.next
    } else {
      nodes[term.variable].firstTerm = term.next
    }
  }

  /// Takes a constraint out of where it takes effect.
  mutating func withdraw(_ index: Int32) {
    isSettled = false
    if isInChain(index) { separate(index) }
    switch records[index].place {
    case .tableau: removeEquation(index)
    case .link: if records[index].target >= 0 { loose.append(records[index].target) }
    case .output: release(output: index)
    case .idle: count(index, by: 1)
    case .none, .queued, .refused: break
    }
    records[index].target = -1
    records[index].isMarked = false
  }

  // MARK: - Changing

  mutating func setConstant(_ index: Int32, _ value: Double) {
    let constant = Self.sane(value)
    noteExtreme(constant: value)
    let change = constant - records[index].constant
    guard change != 0 else { return }
    records[index].constant = constant
    isSettled = false
    age += 1
    records[index].age = age
    switch records[index].place {
    case .tableau: tableau.move(records[index].target, by: change)
    case .output:
      markOutput(index)
      let host = records[index].host
      guard host >= 0, records[host].place == .tableau else { break }
      tableau.move(records[host].target, by: records[index].multiplier * change)
    case .link, .refused: resettle(index)
    case .none, .queued, .idle: break
    }
  }

  mutating func setPriority(_ index: Int32, _ priority: Solver.Priority) {
    guard records[index].priority != priority.rawValue else { return }
    let wasPreference = records[index].isPreference
    records[index].priority = priority.rawValue
    isSettled = false
    age += 1
    records[index].age = age
    switch records[index].place {
    case .tableau where !wasPreference && !records[index].isPreference:
      let costLevel = costLevel(of: priority.rawValue)
      tableau.setPenalty(records[index].target, Penalty(records[index].relation), level: costLevel)
    case .tableau, .output, .link, .refused, .idle: resettle(index)
    case .none, .queued: break
    }
  }

  /// Lets a refused constraint count again.
  mutating func reconsiderRefused(_ index: Int32) {
    guard records[index].place == .refused else { return }
    isSettled = false
    resettle(index)
  }

  /// Lets a constraint find anew where it takes effect.
  private mutating func resettle(_ index: Int32) {
    withdraw(index)
    requeue(index)
  }

  /// The cost level of a priority, which is made when there is none.
  mutating func costLevel(of priority: Float) -> Int32 {
    guard priority < 1000 else { return 0 }
    var place: Int32 = 0
    while place < priorities.count && priorities[place] > priority { place += 1 }
    if place < priorities.count && priorities[place] == priority { return place + 1 }
    priorities.append(priority)
    for index in stride(from: priorities.count - 1, to: place, by: -1) {
      priorities[index] = priorities[index - 1]
    }
    priorities[place] = priority
    tableau.insert(costLevel: place + 1)
    return place + 1
  }
}
