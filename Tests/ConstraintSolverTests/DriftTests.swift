import Testing

@testable import ConstraintSolver

@Suite struct `Rounding` {
  @Test func `does not pile up`() {
    var solver = Solver()
    var generator = Generator(seed: 7)
    let variables = (0..<12).map { _ in solver.addVariable(nonNegative: true) }
    var tokens: [Solver.Token] = []
    for _ in 0..<30 {
      let terms = (0..<3).map { _ in
        Term(variables[generator.number(0...11)], Double(generator.number(-30...30)) / 7)
      }
      let priority = Priority(Float(generator.number(1...5) * 100))
      tokens.append(
        solver.enqueue(
          Constraint(
            terms,
            generator.once(in: 2) ? .lessThanOrEqual : .greaterThanOrEqual,
            Double(generator.number(0...500)),
            priority: priority
          )
        )
      )
    }
    for _ in 0..<3000 {
      let priority = Priority(Float(generator.number(1...5) * 100))
      solver.setPriority(tokens[generator.number(0...29)], priority)
      solver.setConstant(tokens[generator.number(0...29)], Double(generator.number(0...5000)) / 3)
      solver.solve()
    }
    let engine = solver.box.engine
    #expect(engine.pointee.drift < 1e-6)
    #expect(engine.pointee.tableau.pivots > 1000)
  }

  @Test func `is mended by making the tableau anew`() {
    var solver = Solver()
    let (x, y) = (solver.addVariable(nonNegative: true), solver.addVariable(nonNegative: true))
    solver.enqueue(Constraint([Term(x), Term(y, 3)], .lessThanOrEqual, 100))
    solver.enqueue(Constraint([Term(x), Term(y, -1)], .greaterThanOrEqual, 7))
    solver.suggest(y, 80, priority: Priority(10))
    solver.solve()
    let values = [x, y].map(solver.value)
    let engine = solver.box.engine
    engine.pointee.tableau.rows[0].constant += 0.5
    #expect(engine.pointee.drift > 0.1)
    engine.pointee.rebuild()
    engine.pointee.bringUpToDate()
    engine.pointee.publish()
    #expect(engine.pointee.drift < 1e-9)
    #expect([x, y].map(solver.value) == values)
  }
}
