import ConstraintSolver
import Testing

@Suite struct `Conflicts` {
  @Test func `an impossible constraint is thrown back with those it contradicts`() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = try solver.add([Term(x)], .equal, 10)
    let second = try solver.add([Term(y), Term(x, -1)], .greaterThanOrEqual, 5)
    try solver.add([Term(y)], .lessThanOrEqual, 1000)
    let error = #expect(throws: Solver.Unsatisfiable.self) {
      try solver.add([Term(y)], .equal, 12)
    }
    #expect(error?.conflict == [first, second])
    #expect([x, y].map(solver.value) == [10, 15])
    #expect(solver.problem == nil)
  }

  @Test func `a refused constraint leaves no trace`() throws {
    var solver = Solver()
    let variables = (0..<4).map { _ in solver.addVariable(nonNegative: true) }
    for (left, right) in zip(variables, variables.dropFirst()) {
      try solver.add([Term(right), Term(left, -1)], .greaterThanOrEqual, 3)
    }
    for variable in variables {
      try solver.add([Term(variable)], .equal, 0, priority: Priority(10))
    }
    let before = variables.map(solver.value)
    _ = solver.takeChanges()
    #expect(throws: Solver.Unsatisfiable.self) {
      try solver.add([Term(variables[3])], .lessThanOrEqual, 8)
    }
    #expect(variables.map(solver.value) == before)
    #expect(before == [0, 3, 6, 9])
    try solver.add([Term(variables[3])], .equal, 12)
    #expect(solver.value(of: variables[3]) == 12)
  }

  @Test func `the newest is given up unless another is chosen`() {
    var solver = Solver()
    let x = solver.addVariable()
    let tokens = solver.enqueue([1, 2].map { Constraint([Term(x)], .equal, $0) })
    var copy = solver
    #expect(solver.solve().map(\.refused) == [tokens[1]])
    #expect(solver.value(of: x) == 1)
    #expect(copy.solve { $0.constraints[0] }.map(\.refused) == [tokens[0]])
    #expect(copy.value(of: x) == 2)
    #expect(copy.isRefused(tokens[0]) && !copy.isRefused(tokens[1]))
  }

  @Test func `a constraint that was given up counts again when it is reconsidered`() {
    var solver = Solver()
    let x = solver.addVariable()
    let tokens = solver.enqueue([1, 2].map { Constraint([Term(x)], .equal, $0) })
    solver.solve()
    solver.setConstant(tokens[0], 2)
    solver.reconsider(tokens[1])
    #expect(solver.solve().isEmpty)
    #expect(!solver.isRefused(tokens[1]))
    solver.remove(tokens[0])
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 2)
    #expect(solver.problem == nil)
  }

  @Test func `a constraint that was given up counts again when its constant is set`() {
    var solver = Solver()
    let x = solver.addVariable()
    let tokens = solver.enqueue([1, 2].map { Constraint([Term(x)], .equal, $0) })
    solver.solve()
    solver.setConstant(tokens[1], 1)
    #expect(solver.solve().isEmpty)
    solver.remove(tokens[0])
    solver.setConstant(tokens[1], 7)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 7)
  }

  @Test func `a constant that goes too far is a conflict, one on the way is not`() {
    var solver = Solver()
    let x = solver.addVariable()
    let least = solver.enqueue(Constraint([Term(x)], .greaterThanOrEqual, 5))
    let most = solver.enqueue(Constraint([Term(x)], .lessThanOrEqual, 10))
    solver.solve()
    solver.setConstant(least, 20)
    solver.setConstant(most, 30)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) >= 20 && solver.value(of: x) <= 30)
    solver.setConstant(most, 15)
    let conflicts = solver.solve()
    #expect(conflicts.map(\.refused) == [most])
    #expect(conflicts.first?.constraints == [least, most])
    #expect(solver.value(of: x) >= 20)
  }

  @Test func `a width that would be negative names the edges that make it so`() {
    var solver = Solver()
    let width = solver.addVariable(nonNegative: true)
    let inner = solver.addVariable(nonNegative: true)
    let outer = solver.enqueue(Constraint([Term(width)], .equal, 20))
    let edges = solver.enqueue(Constraint([Term(width), Term(inner, -1)], .equal, 32))
    let conflicts = solver.solve()
    #expect(conflicts.first?.constraints == [outer, edges])
    #expect(solver.value(of: inner) >= 0)
  }

  @Test func `conflicts deep in a tree name only their own chain`() {
    var solver = Solver()
    var widths = [solver.addVariable(nonNegative: true)]
    var tokens = [solver.enqueue(Constraint([Term(widths[0])], .equal, 100))]
    for _ in 0..<60 {
      let width = solver.addVariable(nonNegative: true)
      let equal = Constraint([Term(width), Term(widths[widths.count - 1], -1)], .equal, -1)
      tokens.append(solver.enqueue(equal))
      widths.append(width)
    }
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: widths[60]) == 40)
    let fixed = solver.enqueue(Constraint([Term(widths[3])], .equal, 50))
    #expect(solver.solve().first?.constraints == Array(tokens[0...3]) + [fixed])
  }
}
