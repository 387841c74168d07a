import ConstraintSolver
import Testing

@Suite struct `Variables that leave` {
  /// Boxes beside each other that share a length as their wishes allow, as in a stack.
  private struct Line {
    var variables: [Solver.Variable] = []
    let total: Solver.Variable
    var widths: [Solver.Variable] = []

    init(
      _ natural: [Double],
      in length: Double,
      at priority: Priority = Priority(800),
      of solver: inout Solver
    ) {
      total = solver.addVariable(nonNegative: true)
      variables = [total]
      solver.suggest(total, length, priority: priority)
      var end: [Term] = []
      for preference in natural {
        let (start, width) = (solver.addVariable(), solver.addVariable(nonNegative: true))
        variables += [start, width]
        widths.append(width)
        let gap = end.isEmpty ? 0.0 : 8
        solver.enqueue(Constraint([Term(start)] + end, .equal, gap))
        solver.enqueue(
          Constraint([Term(width)], .greaterThanOrEqual, preference, priority: Priority(750))
        )
        solver.enqueue(
          Constraint(
            [Term(width)],
            .lessThanOrEqual,
            preference,
            priority: Priority(250 + Float(preference))
          )
        )
        end = [Term(start, -1), Term(width, -1)]
      }
      solver.enqueue(Constraint([Term(total)] + end, .equal, 0))
    }
  }

  @Test(arguments: [false, true])
  func `those that stay are where they would be without them`(_ areConnected: Bool) {
    var solver = Solver()
    let staying = Line([30, 50, 20], in: 200, of: &solver)
    let leaving = Line([80, 40, 10, 36], in: 120, at: Priority(700), of: &solver)
    if areConnected {
      let same = [Term(staying.total), Term(leaving.total, -1)]
      solver.enqueue(Constraint(same, .equal, 0, priority: Priority(900)))
    }
    solver.solve()
    #expect(solver.value(of: leaving.total) == (areConnected ? 200 : 190))
    solver.remove(leaving.variables)
    solver.solve()
    #expect(solver.problem == nil)
    #expect(([staying.total] + staying.widths).map(solver.value) == [200, 30, 50, 104])
    #expect(leaving.variables.map(solver.value).allSatisfy { $0 == 0 })
  }

  @Test func `their place is good for others`() {
    var solver = Solver()
    for count in 1...30 {
      let line = Line((0..<(count % 7 + 1)).map { Double(10 + $0) }, in: 100, of: &solver)
      solver.solve()
      let gaps = 8 * Double(line.widths.count - 1)
      #expect(line.widths.map(solver.value).reduce(gaps, +) == 100)
      #expect(solver.problem == nil)
      solver.remove(line.variables)
    }
    #expect(solver.solve().isEmpty)
    #expect(solver.problem == nil)
  }
}
