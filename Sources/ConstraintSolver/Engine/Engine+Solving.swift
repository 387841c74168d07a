extension Engine {
  /// Brings the solution up to date and answers the conflicts on the way.
  mutating func solve(_ choose: (Solver.Conflict) -> Solver.Token) -> [Solver.Conflict] {
    guard !isSettled else { return [] }
    var conflicts: [Solver.Conflict] = []
    bringUpToDate()
    while tableau.hasBroken, let conflict = nextConflict(choose) {
      conflicts.append(conflict)
      bringUpToDate()
    }
    controlDrift()
    isSettled = true
    publish()
    checkInvariants()
    return conflicts
  }

  /// Puts everything where it takes effect and finds the best solution.
  mutating func bringUpToDate() {
    if !preferences.isEmpty { withdrawPreferences() }
    if !queue.isEmpty || !loose.isEmpty || !loosened.isEmpty { flush() }
    tableau.settle()
    if !preferences.isEmpty { installPreferences() }
  }

  /// Puts what waits where it takes effect: links first, what they leave over into the tableau.
  mutating func flush() {
    undoLinks()
    var start: Int32 = 0
    while start < queue.count || !affected.isEmpty {
      presolve(from: start)
      start = queue.count
      refreshAffected()
    }
    updateGroupBounds()
    installQueue()
    updateGroupBounds()
  }

  /// Makes equations of what is left, what matters most first, and the solution best after each,
  /// so that none is disturbed by one that matters less.
  private mutating func installQueue() {
    for entry in 0..<queue.count where isQueued(queue[entry]) {
      _ = costLevel(of: records[queue[entry]].priority)
    }
    ranks.truncate(to: 0)
    ranks.append(repeating: -1, count: priorities.count + 2)
    // Entries of one rank are chained through their targets, the last one first.
    for entry in stride(from: queue.count - 1, through: 0, by: -1) where isQueued(queue[entry]) {
      let index = queue[entry]
      guard !records[index].isMarked else { continue }
      let rank = rank(index)
      records[index].isMarked = true
      records[index].target = ranks[rank]
      ranks[rank] = index
    }
    queue.truncate(to: 0)
    for rank in 0..<ranks.count {
      var index = ranks[rank]
      while index >= 0 {
        let next = records[index].target
        records[index].isMarked = false
        install(index, costLevel: max(0, rank - 1))
        tableau.settle()
        index = next
      }
    }
  }

  /// Required equations come first, then what else is required, then one priority after another.
  private mutating func rank(_ index: Int32) -> Int32 {
    records[index].isEquation ? 0 : costLevel(of: records[index].priority) + 1
  }

  private func isQueued(_ index: Int32) -> Bool { records[index].place == .queued }

  // MARK: - Presolving

  /// Links queued equations until no more can be, then lets others compute outputs.
  private mutating func presolve(from start: Int32) {
    var entry = start
    while entry < queue.count {
      let index = queue[entry]
      entry += 1
      guard isQueued(index), !records[index].isMarked else { continue }
      reclaimOutputs(of: index)
      guard presolves && records[index].isEquation else { continue }
      attempt(index)
      while let next = agenda.popLast() { attempt(next) }
    }
    guard waiting > 0 else { return }
    for entry in start..<queue.count where isWaiting(queue[entry]) {
      records[queue[entry]].isMarked = false
      waiting -= 1
      computeOrWait(queue[entry])
      while let next = agenda.popLast() { computeOrWait(next) }
    }
    if waiting > 1 { absorbChains(from: start) }
    for entry in start..<queue.count where isWaiting(queue[entry]) {
      records[queue[entry]].isMarked = false
    }
    waiting = 0
  }

  private func isWaiting(_ index: Int32) -> Bool { isQueued(index) && records[index].isMarked }

  private mutating func attempt(_ index: Int32) {
    if !link(index) { wait(index) }
  }

  private mutating func computeOrWait(_ index: Int32) {
    if !computeOutput(index) { wait(index) }
  }

  private mutating func wait(_ index: Int32) {
    records[index].isMarked = true
    waiting += 1
  }

  /// Makes variables that a constraint names variables like others again.
  private mutating func reclaimOutputs(of index: Int32) {
    for place in records[index].range {
      let definition = nodes[terms.base[place].variable].definition
      if definition >= 0 && records[definition].place == .output { reclaim(definition) }
    }
  }

  // MARK: - Equations of the tableau

  /// Makes a constraint an equation of the tableau, with what it has absorbed.
  private mutating func install(_ index: Int32, costLevel: Int32) {
    tableau.beginDraft(constant: -records[index].constant)
    draft(index, times: 1)
    var absorbed = records[index].chain
    while absorbed >= 0 {
      tableau.draftConstant -= records[absorbed].multiplier * records[absorbed].constant
      draft(absorbed, times: records[absorbed].multiplier)
      absorbed = records[absorbed].chain
    }
    let residual = tableau.newSymbol(index, Penalty(records[index].relation), level: costLevel)
    records[index].target = residual
    records[index].place = .tableau
    tableau.install(residual)
  }

  /// Adds a multiple of a constraint's terms to the draft and notes what their variables are.
  private mutating func draft(_ index: Int32, times multiplier: Double) {
    let run = placements.allocate(max(1, records[index].count))
    records[index].placements = run.start
    var placement = Int(run.start)
    for place in records[index].range {
      let variable = terms.base[place].variable
      let coefficient = multiplier * terms.base[place].coefficient
      let node = nodes[variable]
      guard !isAbsorbed(variable) else {
        placements.base[placement] = Placement.absorbed
        placement += 1
        continue
      }
      let own = Placement(root: node.root, factor: node.factor, offset: node.offset)
      placements.base[placement] = own
      placement += 1
      tableau.draftConstant += coefficient * node.offset
      guard node.root >= 0 else { continue }
      nodes[node.root].uses += 1
      let factor = coefficient * node.factor
      if factor != 0 { tableau.draft(factor, times: symbol(node.root)) }
    }
  }

  mutating func removeEquation(_ index: Int32) {
    tableau.remove(records[index].target)
    releaseStandings(index)
  }

  /// Forgets what the variables of an equation were, and of those that it has absorbed.
  mutating func releaseStandings(_ index: Int32) {
    var part = index
    while part >= 0 {
      let start = records[part].placements
      for placement in start..<(start + records[part].count) {
        let root = placements.base[Int(placement)].root
        if root >= 0 { nodes[root].uses -= 1 }
      }
      placements.release(at: start, length: max(1, records[part].count))
      part = records[part].chain
    }
  }

  /// Moves equations whose variables have the roots they had; makes the others wait.
  private mutating func refreshAffected() {
    while let index = affected.popLast() {
      guard records[index].isMarked, records[index].place == .tableau else { continue }
      records[index].isMarked = false
      if let change = constantChange(index) {
        if change != 0 { tableau.move(records[index].target, by: -change) }
      } else {
        separate(index)
      }
    }
  }

  /// By how much an equation's terms, and those it has absorbed, have grown since it was made, or
  /// nil when it is another.
  private func constantChange(_ index: Int32) -> Double? {
    guard var change = ownConstantChange(index) else { return nil }
    var absorbed = records[index].chain
    while absorbed >= 0 {
      guard let part = ownConstantChange(absorbed) else { return nil }
      change += records[absorbed].multiplier * part
      absorbed = records[absorbed].chain
    }
    return change
  }

  private func ownConstantChange(_ index: Int32) -> Double? {
    var change = 0.0
    var placement = placements.base + Int(records[index].placements)
    for place in records[index].range {
      defer { placement += 1 }
      let term = terms.base[place]
      guard !placement.pointee.isAbsorbed else { continue }
      let node = nodes[term.variable]
      guard node.root == placement.pointee.root, node.factor == placement.pointee.factor else {
        return nil
      }
      change += term.coefficient * (node.offset - placement.pointee.offset)
      placement.pointee.offset = node.offset
    }
    return change
  }
}
