import ConstraintSolver

/// A solver, and beside it the same system as plain numbers, both led through random changes.
struct RandomSystem {
  /// What went wrong.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private struct Entry {
    var token: Solver.Token
    var row: Reference.Row
  }

  private static let priorities: [Float] = [1000, 999, 750, 251, 50, 0.5, 0.25]

  private var generator: Generator
  private var solver = Solver()
  private var variables: [Solver.Variable] = []
  private var nonNegative: [Bool] = []
  private var entries: [Entry] = []
  private var refused: Set<Solver.Token> = []
  private var seen: [Double] = []
  private let likesEquations: Bool
  /// Large systems have long chains of plain differences, as screens do.
  private let isLarge: Bool

  init(seed: UInt64) {
    generator = Generator(seed: seed)
    likesEquations = generator.once(in: 2)
    isLarge = generator.once(in: 10)
    for _ in 0..<generator.number(isLarge ? 8...14 : 1...6) {
      let isBounded = generator.once(in: 3)
      variables.append(solver.addVariable(nonNegative: isBounded))
      nonNegative.append(isBounded)
      seen.append(0)
    }
  }

  /// Makes random changes, and compares with the second opinion after each solution.
  mutating func run() throws(Failure) {
    for _ in 0..<generator.number(2...8) {
      for _ in 0..<generator.number(1...(isLarge ? 16 : 6)) { change() }
      try solve()
      try compare()
      if generator.once(in: 12) { try compareCopy() }
    }
  }

  // MARK: - Changing

  private mutating func change() {
    switch generator.number(1...10) {
    case 1 where !entries.isEmpty:
      let entry = entries.remove(at: generator.number(0...(entries.count - 1)))
      refused.remove(entry.token)
      solver.remove(entry.token)
    case 2...3 where !entries.isEmpty:
      let index = generator.number(0...(entries.count - 1))
      let constant = generator.number(-20...40)
      if entries[index].row.constant != constant { refused.remove(entries[index].token) }
      entries[index].row.constant = constant
      solver.setConstant(entries[index].token, Double(constant))
    case 4 where !entries.isEmpty:
      let index = generator.number(0...(entries.count - 1))
      let level = generator.number(0...(Self.priorities.count - 1))
      if entries[index].row.level != level { refused.remove(entries[index].token) }
      entries[index].row.level = level
      solver.setPriority(entries[index].token, Solver.Priority(Self.priorities[level]))
    default:
      guard entries.count < (isLarge ? 26 : 14) else { return }
      add()
    }
  }

  private mutating func add() {
    var row = Reference.Row(
      coefficients: variables.map { _ in 0 },
      relation: likesEquations && !generator.once(in: 3) ? 0 : generator.number(-1...1),
      constant: generator.number(-20...40),
      level: generator.once(in: 2) ? 0 : generator.number(0...(Self.priorities.count - 1))
    )
    for _ in 0..<generator.number(1...3) {
      let factor =
        generator.once(in: 4) ? generator.number(-3...3) : generator.number(0...1) * 2 - 1
      row.coefficients[generator.number(0...(variables.count - 1))] = factor
    }
    let terms = zip(variables, row.coefficients).filter { $0.1 != 0 || generator.once(in: 9) }
    let token = solver.enqueue(
      Solver.Constraint(
        terms.map { Solver.Term($0.0, Double($0.1)) },
        Solver.Relation(rawValue: Int8(row.relation)) ?? .equal,
        Double(row.constant),
        priority: Solver.Priority(Self.priorities[row.level])
      )
    )
    entries.append(Entry(token: token, row: row))
  }

  // MARK: - Comparing

  private mutating func solve() throws(Failure) {
    for conflict in solver.solve() {
      let members = conflict.constraints.compactMap { token in
        entries.first { $0.token == token }?.row
      }
      guard members.count == conflict.constraints.count, members.allSatisfy({ $0.level == 0 })
      else {
        throw Failure(description: "a conflict names constraints that are not required or gone")
      }
      guard !canHold(members) else {
        throw Failure(
          description: "a conflict of \(members.count) can hold: \(members) \(nonNegative)"
        )
      }
      for index in members.indices {
        var fewer = members
        fewer.remove(at: index)
        guard canHold(fewer) else {
          throw Failure(description: "a conflict needs only some of \(members)")
        }
      }
      refused.insert(conflict.refused)
    }
    for entry in entries where solver.isRefused(entry.token) != refused.contains(entry.token) {
      throw Failure(description: "a constraint is refused without a word, or counts again")
    }
  }

  private func canHold(_ rows: [Reference.Row]) -> Bool {
    Reference.optimum(rows, nonNegative: nonNegative, levels: 1)[0] == 0
  }

  private mutating func compare() throws(Failure) {
    if let problem = solver.problem { throw Failure(description: problem) }
    try compareChanges()
    let rows = entries.filter { !refused.contains($0.token) }.map(\.row)
    let best = Reference.optimum(rows, nonNegative: nonNegative, levels: Self.priorities.count)
    let found = costs(rows, variables.map(solver.value))
    for (level, pair) in zip(best, found).enumerated() where abs(pair.0 - pair.1) > 1e-5 {
      throw Failure(
        description: "level \(level) misses by \(pair.1) instead of \(pair.0): \(rows)"
      )
    }
    for (variable, isBounded) in zip(variables, nonNegative) where isBounded {
      guard solver.value(of: variable) > -1e-6 else {
        throw Failure(description: "\(solver.value(of: variable)) is negative")
      }
    }
  }

  private func costs(_ rows: [Reference.Row], _ values: [Double]) -> [Double] {
    var costs = [Double](repeating: 0, count: Self.priorities.count)
    for row in rows {
      let sum = zip(row.coefficients, values).reduce(0) { $0 + Double($1.0) * $1.1 }
      let miss = sum - Double(row.constant)
      if row.relation >= 0 { costs[row.level] += max(0, -miss) }
      if row.relation <= 0 { costs[row.level] += max(0, miss) }
    }
    return costs
  }

  private mutating func compareChanges() throws(Failure) {
    let changed = Set(solver.takeChanges())
    for (index, variable) in variables.enumerated() {
      let value = solver.value(of: variable)
      guard changed.contains(variable) || value == seen[index] else {
        throw Failure(description: "a variable changed unnoticed: \(seen[index]) to \(value)")
      }
      seen[index] = value
    }
  }

  /// Changes a copy and sees that the original stays.
  private mutating func compareCopy() throws(Failure) {
    var copy = self
    copy.change()
    copy.change()
    try copy.solve()
    try copy.compare()
    for (variable, value) in zip(variables, seen) where solver.value(of: variable) != value {
      throw Failure(description: "changing a copy changed the original")
    }
  }
}
