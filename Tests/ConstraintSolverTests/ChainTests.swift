import Testing

@testable import ConstraintSolver

/// Boxes one under the other between two ends, as in a stack, and what is done to them.
private struct Column {
  var solver = Solver()
  let total: Solver.Variable
  var tops: [Solver.Variable] = []
  var heights: [Solver.Variable] = []
  var joints: [Solver.Token] = []
  private var wishes: [Solver.Token] = []

  init(_ natural: [Double], presolving: Bool = true) {
    total = solver.addVariable(nonNegative: true)
    solver.box.engine.pointee.presolves = presolving
    var above: [Term] = []
    for (place, height) in natural.enumerated() {
      let (top, own) = (solver.addVariable(), solver.addVariable(nonNegative: true))
      tops.append(top)
      heights.append(own)
      joints.append(solver.enqueue(Constraint([Term(top)] + above, .equal, place == 0 ? 0 : 8)))
      let priority = Priority(500 + Float(place))
      wishes.append(
        solver.enqueue(Constraint([Term(own)], .equal, height, priority: priority))
      )
      above = [Term(top, -1), Term(own, -1)]
    }
    joints.append(solver.enqueue(Constraint([Term(total)] + above, .equal, 0)))
    solver.solve()
  }

  var values: [Double] { ([total] + tops + heights).map(solver.value) }

  /// The equations of the tableau.
  var rows: Int {
    let engine = solver.box.engine
    return (0..<engine.pointee.records.count).count { engine.pointee.records[$0].place == .tableau }
  }

  /// One change of many, the same for the same number; each has a priority of its own, so that
  /// there is one best solution.
  mutating func change(_ number: UInt64, step: Int) {
    let place = Int(number / 8 % UInt64(heights.count))
    let (top, height) = ([Term(tops[place])], heights[place])
    let amount = Double(number % 300)
    func priority(_ base: Int) -> Priority { Priority(Float(base + step)) }
    switch number % 8 {
    case 0: solver.suggest(total, amount * 3, priority: priority(400))
    case 1: solver.setConstant(wishes[place], amount / 4)
    case 2: solver.setConstant(joints[place], amount / 25)
    case 3: solver.enqueue(Constraint(top, .greaterThanOrEqual, 90, priority: priority(950)))
    case 4 where place > 0:
      let same = [Term(height), Term(heights[place - 1], -1)]
      solver.enqueue(Constraint(same, .equal, 0, priority: priority(900)))
    case 5:
      solver.enqueue(Constraint(top, .equal, amount, priority: Priority(0.1 + Float(step) / 99)))
    case 6 where place > 0:
      solver.enqueue(Constraint([Term(height), Term(heights[place - 1], -1)], .equal, 3))
    default:
      solver.remove(joints[place])
      joints[place] = solver.enqueue(Constraint(top, .equal, Double(40 * place)))
    }
    solver.solve()
  }
}

@Suite struct `Chains of equations` {
  @Test func `between two ends are one equation of the tableau`() {
    let column = Column((0..<40).map { 10 + Double($0) })
    #expect(column.solver.problem == nil)
    #expect(column.values[0] == 39 * 8 + 40 * 10 + 780)
    #expect(column.rows == 41)
  }

  @Test(arguments: UInt64(1)...60)
  func `have the solution that they have without`(_ seed: UInt64) {
    let natural = (0..<12).map { Double(11 + 7 * $0 % 31) }
    var (chained, plain) = (Column(natural), Column(natural, presolving: false))
    var state = seed
    for step in 0..<25 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      chained.change(state >> 33, step: step)
      plain.change(state >> 33, step: step)
      #expect(chained.solver.problem == nil)
      let pairs = zip(chained.values, plain.values)
      guard pairs.allSatisfy({ abs($0 - $1) < 1e-4 }) else {
        Issue.record("seed \(seed), step \(step): \(chained.values) and \(plain.values)")
        return
      }
    }
  }
}
