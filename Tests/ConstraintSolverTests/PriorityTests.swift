import ConstraintSolver
import Testing

typealias Term = Solver.Term
typealias Constraint = Solver.Constraint
typealias Priority = Solver.Priority

@Suite struct `Priorities` {
  @Test func `one of a higher priority outweighs any number of a lower`() {
    var solver = Solver()
    let x = solver.addVariable()
    solver.enqueue(Constraint([Term(x)], .equal, 1, priority: Priority(251)))
    for _ in 0..<1000 {
      solver.enqueue(Constraint([Term(x)], .equal, 1000, priority: Priority(250)))
    }
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test func `the majority decides within one priority`() {
    var solver = Solver()
    let x = solver.addVariable()
    for wanted in [10.0, 20, 90] {
      solver.enqueue(Constraint([Term(x)], .equal, wanted, priority: Priority(500)))
    }
    solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  @Test func `fractions of a priority count`() {
    var solver = Solver()
    let x = solver.addVariable()
    solver.suggest(x, 3, priority: Priority(249.5))
    solver.suggest(x, 5, priority: Priority(249.75))
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test func `a thousand levels are told apart`() {
    var solver = Solver()
    let x = solver.addVariable()
    // All of them in another order, as 389 and 1000 have no common factor.
    for level in (1..<1000).map({ $0 * 389 % 1000 }) {
      solver.suggest(x, Double(level), priority: Priority(Float(level)))
    }
    solver.solve()
    #expect(solver.value(of: x) == 999)
  }

  @Test func `a changed priority counts at once, over the border of required too`() {
    var solver = Solver()
    let x = solver.addVariable()
    let low = solver.suggest(x, 1, priority: Priority(100))
    solver.suggest(x, 2, priority: Priority(200))
    solver.solve()
    #expect(solver.value(of: x) == 2)
    solver.setPriority(low, Priority(300))
    solver.solve()
    #expect(solver.value(of: x) == 1)
    solver.setPriority(low, .required)
    solver.solve()
    #expect(solver.value(of: x) == 1)
    solver.setPriority(low, Priority(1))
    solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test func `hugging and resisting compression divide a row`() {
    var solver = Solver()
    let (left, right) = (
      solver.addVariable(nonNegative: true), solver.addVariable(nonNegative: true)
    )
    let room = solver.enqueue(Constraint([Term(left), Term(right)], .equal, 300))
    for (width, hugging, resistance) in [(left, 251, 750), (right, 250, 751)] {
      let (hugs, resists) = (Priority(Float(hugging)), Priority(Float(resistance)))
      solver.enqueue(Constraint([Term(width)], .lessThanOrEqual, 100, priority: hugs))
      solver.enqueue(Constraint([Term(width)], .greaterThanOrEqual, 100, priority: resists))
    }
    for (wide, expected) in [(300.0, [100.0, 200]), (150, [50, 100]), (80, [0, 80])] {
      solver.setConstant(room, wide)
      solver.solve()
      #expect([left, right].map(solver.value) == expected)
    }
  }
}
