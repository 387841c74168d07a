extension Engine {
  /// Reports a broken invariant; builds with `-D CHECKS` check after every solution, others never
  /// do.
  func checkInvariants() {
    #if CHECKS
    if !hasExtremeNumbers, let violation { SolverInvariants.report(violation) }
    #endif
  }

  /// Notes a number so far from those of layouts that rounding it exceeds all tolerances: of such
  /// systems only is promised that solving ends and answers numbers.
  mutating func noteExtreme(constant: Double = 0, coefficient: Double = 1) {
    #if CHECKS
    if !(abs(constant) <= 1e6 && (1e-2...1e2).contains(abs(coefficient))) {
      hasExtremeNumbers = true
    }
    #endif
  }

  /// The first thing that is not as it should be.
  var violation: String? {
    if let found = tableau.violation { return found }
    for index in 0..<nodes.count where nodes[index].isAlive {
      if let found = violation(inNode: index) { return found }
    }
    guard isSettled else { return nil }
    for index in 0..<records.count {
      if let found = violation(inRecord: index) { return found }
    }
    return nil
  }

  private func violation(inNode index: Int32) -> String? {
    let node = nodes[index]
    guard nodes[node.next].previous == index else { return "the ring of \(index) is torn" }
    guard node.root >= 0 else {
      return node.next == index ? nil : "\(index) is known and still in a ring"
    }
    guard nodes[node.next].root == node.root else { return "\(index)'s neighbour has another root" }
    guard node.root == index else {
      return nodes[node.root].root == node.root ? nil : "\(index)'s root is no root"
    }
    var (size, bounded): (Int32, Int32) = (0, 0)
    var member = index
    repeat {
      size += 1
      bounded += nodes[member].mayBeNegative ? 0 : 1
      member = nodes[member].next
    } while member != index
    guard size == node.size, bounded == node.bounded else {
      return "\(index) counts \(node.size), \(node.bounded), not \(size), \(bounded)"
    }
    return nil
  }

  /// True if a constraint takes effect in its place: links and outputs hold exactly, and the
  /// tableau's residual is the sum of the values.
  private func violation(inRecord index: Int32) -> String? {
    let record = records[index]
    var sum = -record.constant
    var size = abs(record.constant)
    for place in record.range {
      let term = terms.base[place]
      sum += term.coefficient * nodes[term.variable].value
      size += abs(term.coefficient * nodes[term.variable].value)
      guard nodes[term.variable].isAlive else { return "\(index) names a variable that is gone" }
    }
    switch record.place {
    case .none, .refused, .idle: return nil
    case .queued: return "\(index) still waits"
    case .link, .output: break
    case .tableau: sum -= tableau.value(record.target)
    }
    // Between two checks the tableau may drift a little.
    let allowed = (record.place == .tableau ? 1e-4 : 1e-6) + 1e-9 * size
    return abs(sum) <= allowed ? nil : "\(index) is off by \(sum) as \(record.place)"
  }
}

/// The place where check builds report an invariant of the solver that does not hold.
package enum SolverInvariants {
  /// Hears what is wrong; nil, the default, ends the program there.
  ///
  /// Set and called on the thread that solves.
  nonisolated(unsafe) package static var listener: ((String) -> Void)?

  static func report(_ violation: String) {
    guard let listener else { fatalError("Broken invariant, solver, \(violation)") }
    listener("solver, \(violation)")
  }
}

extension Solver {
  /// The broken invariant, for tests: nil, however the solver was used.
  ///
  /// - Complexity: Proportional to everything the solver holds.
  public var problem: String? { box.engine.pointee.violation }
}
