import Testing

@testable import ConstraintSolver

@Suite struct `Wishes` {
  private static let preference = Priority(0.5)

  @Test func `decide what everything else leaves open, and nothing besides`() {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    solver.suggest(x, 3, priority: Self.preference)
    solver.suggest(y, 4, priority: Self.preference)
    solver.suggest(x, 10, priority: Priority(1))
    solver.solve()
    #expect(solver.value(of: x) == 10 && solver.value(of: y) == 4)
  }

  @Test func `count once what decided without them is gone, and no longer when it is back`() {
    var solver = Solver()
    let x = solver.addVariable()
    solver.suggest(x, 3, priority: Self.preference)
    let stronger = solver.suggest(x, 10, priority: Priority(250))
    solver.solve()
    solver.remove(stronger)
    solver.solve()
    #expect(solver.value(of: x) == 3)
    let token = solver.suggest(x, 20, priority: Self.preference)
    solver.setPriority(token, Priority(250))
    solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.setPriority(token, Priority(0.25))
    solver.solve()
    #expect(solver.value(of: x) == 3)
  }

  @Test func `choose among solutions that are equally good`() {
    var solver = Solver()
    let (x, y) = (solver.addVariable(nonNegative: true), solver.addVariable(nonNegative: true))
    solver.enqueue(Constraint([Term(x), Term(y)], .equal, 100))
    for variable in [x, y] { solver.suggest(variable, 80, priority: Priority(250)) }
    solver.suggest(x, 30, priority: Self.preference)
    solver.solve()
    #expect(solver.value(of: x) == 30 && solver.value(of: y) == 70)
  }

  @Test(arguments: [100, 200])
  func `for places along a chain leave the tableau as small as the chain`(count: Int) {
    var solver = Solver()
    var last = solver.addVariable()
    solver.enqueue(Constraint([Term(last)], .equal, 8))
    for place in 0..<count {
      let (next, height) = (solver.addVariable(), solver.addVariable(nonNegative: true))
      solver.enqueue(Constraint([Term(next), Term(last, -1), Term(height, -1)], .equal, 0))
      solver.enqueue(Constraint([Term(height)], .greaterThanOrEqual, 20, priority: Priority(750)))
      solver.enqueue(Constraint([Term(height)], .lessThanOrEqual, 20, priority: Priority(251)))
      solver.suggest(next, Double(place), priority: Self.preference)
      solver.suggest(height, 5, priority: Self.preference)
      last = next
    }
    solver.solve()
    #expect(solver.value(of: last) == Double(8 + 20 * count))
    let tableau = solver.box.engine
    var cells: Int32 = 0
    for row in 0..<tableau.pointee.tableau.rows.count {
      cells += tableau.pointee.tableau.rows[row].count
    }
    #expect(cells <= 4 * Int32(count))
  }
}
