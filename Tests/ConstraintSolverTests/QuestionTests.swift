import ConstraintSolver
import Testing

@Suite struct `Questions about a variable` {
  @Test func `it is ambiguous when nothing decides it`() {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    solver.enqueue(Constraint([Term(x)], .equal, 1))
    solver.solve()
    #expect(!solver.isAmbiguous(x))
    #expect(solver.isAmbiguous(y))
  }

  @Test func `it is ambiguous between bounds until a wish decides`() {
    var solver = Solver()
    let x = solver.addVariable()
    solver.enqueue(Constraint([Term(x)], .greaterThanOrEqual, 5))
    solver.enqueue(Constraint([Term(x)], .lessThanOrEqual, 10))
    solver.solve()
    #expect(solver.isAmbiguous(x))
    let preference = solver.suggest(x, 7, priority: Priority(1))
    solver.solve()
    #expect(!solver.isAmbiguous(x))
    solver.remove(preference)
    solver.enqueue(Constraint([Term(x)], .lessThanOrEqual, 5))
    solver.solve()
    #expect(!solver.isAmbiguous(x))
  }

  @Test func `two wishes that weigh the same leave it ambiguous`() {
    var solver = Solver()
    let (x, y) = (solver.addVariable(nonNegative: true), solver.addVariable(nonNegative: true))
    solver.enqueue(Constraint([Term(x), Term(y)], .equal, 100))
    solver.suggest(x, 80, priority: Priority(250))
    solver.suggest(y, 80, priority: Priority(250))
    solver.solve()
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    #expect(solver.value(of: x) + solver.value(of: y) == 100)
  }

  @Test func `what is stacked above an ambiguous height is placed, what is below is not`() {
    var solver = Solver()
    let (top, height, below) = (
      solver.addVariable(), solver.addVariable(nonNegative: true), solver.addVariable()
    )
    solver.enqueue(Constraint([Term(top)], .equal, 20))
    solver.enqueue(Constraint([Term(below), Term(top, -1), Term(height, -1)], .equal, 8))
    solver.solve()
    #expect([top, height, below].map(solver.isAmbiguous) == [false, true, true])
  }

  @Test func `it names the constraints that decide it`() {
    var solver = Solver()
    let (x, width, other) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let leading = solver.enqueue(Constraint([Term(x)], .equal, 16))
    let trailing = solver.enqueue(Constraint([Term(x), Term(width)], .equal, 300))
    let slack = solver.enqueue(Constraint([Term(width)], .lessThanOrEqual, 1000))
    let beside = solver.enqueue(Constraint([Term(other), Term(x, -1)], .equal, 2))
    solver.solve()
    #expect(solver.constraints(affecting: x) == [leading])
    #expect(solver.constraints(affecting: width) == [leading, trailing])
    #expect(solver.constraints(affecting: other) == [leading, beside])
    #expect(!solver.constraints(affecting: width).contains(slack))
  }
}
