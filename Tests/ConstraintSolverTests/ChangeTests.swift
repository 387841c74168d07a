import ConstraintSolver
import Testing

@Suite struct `Changes` {
  @Test func `a constant moves what depends on it and nothing else`() {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let position = solver.enqueue(Constraint([Term(x)], .equal, 8))
    solver.enqueue(Constraint([Term(y), Term(x, -2)], .equal, 1))
    solver.enqueue(Constraint([Term(z)], .equal, 3))
    solver.solve()
    #expect(Set(solver.takeChanges()) == [x, y, z])
    #expect(solver.takeChanges().isEmpty)
    solver.setConstant(position, 20)
    solver.solve()
    #expect(Set(solver.takeChanges()) == [x, y])
    #expect([x, y, z].map(solver.value) == [20, 41, 3])
  }

  @Test func `a variable that changed twice is listed once, with its last value`() {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    solver.enqueue(Constraint([Term(y), Term(x, -1)], .equal, 1))
    let preference = solver.suggest(x, 1, priority: Priority(500))
    solver.solve()
    solver.setConstant(preference, 2)
    solver.solve()
    let changes = solver.takeChangedValues()
    #expect(Set(changes.map(\.variable)) == [x, y] && changes.count == 2)
    #expect(Dictionary(uniqueKeysWithValues: changes.map { ($0.variable, $0.value) })[y] == 3)
  }

  @Test func `what was set back has changed nothing`() {
    var solver = Solver()
    let x = solver.addVariable()
    let token = solver.enqueue(Constraint([Term(x)], .equal, 4))
    solver.solve()
    _ = solver.takeChanges()
    solver.setConstant(token, 9)
    solver.setConstant(token, 4)
    solver.solve()
    #expect(solver.takeChanges().isEmpty)
  }

  @Test func `removing frees what was held`() {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let link = solver.enqueue(Constraint([Term(y), Term(x, -1)], .equal, 10))
    let fixed = solver.enqueue(Constraint([Term(x)], .equal, 5))
    solver.suggest(y, 100, priority: Priority(10))
    solver.solve()
    #expect([x, y].map(solver.value) == [5, 15])
    solver.remove(fixed)
    solver.solve()
    #expect([x, y].map(solver.value) == [90, 100])
    solver.remove(link)
    solver.solve()
    #expect(solver.value(of: y) == 100)
  }

  @Test func `removing a variable takes its constraints along`() {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    solver.enqueue(Constraint([Term(y), Term(x, -1)], .equal, 1))
    let second = solver.enqueue(Constraint([Term(z), Term(y, -1)], .equal, 1))
    solver.enqueue(Constraint([Term(x)], .equal, 1))
    solver.solve()
    solver.remove(y)
    solver.setConstant(second, 50)
    solver.suggest(z, 7, priority: Priority(1))
    #expect(solver.solve().isEmpty)
    #expect([x, y, z].map(solver.value) == [1, 0, 7])
    let another = solver.addVariable()
    #expect(another != y)
    #expect(solver.problem == nil)
  }

  @Test func `names that mean nothing any more do nothing`() {
    var solver = Solver()
    let x = solver.addVariable()
    let token = solver.enqueue(Constraint([Term(x)], .equal, 1))
    solver.remove(token)
    solver.remove(token)
    solver.setConstant(token, 5)
    solver.setPriority(token, Priority(3))
    solver.remove(x)
    solver.remove(x)
    solver.enqueue(Constraint([Term(x)], .equal, 5, priority: Priority(5)))
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `numbers beyond reason do no harm`(_ number: Double) {
    var solver = Solver()
    let (x, y) = (solver.addVariable(nonNegative: true), solver.addVariable())
    solver.enqueue(Constraint([Term(x)], .lessThanOrEqual, number))
    solver.enqueue(Constraint([Term(y, number), Term(x)], .equal, 4, priority: Priority(5)))
    let preference = solver.suggest(x, 50, priority: Priority(9))
    solver.solve()
    solver.setConstant(preference, number)
    solver.solve()
    #expect(solver.value(of: x).isFinite && solver.value(of: y).isFinite)
    #expect(solver.problem == nil)
  }

  @Test func `a copy goes its own way`() {
    var solver = Solver()
    let x = solver.addVariable()
    let token = solver.suggest(x, 1, priority: Priority(500))
    solver.solve()
    var copy = solver
    copy.setConstant(token, 2)
    copy.solve()
    #expect([solver, copy].map { $0.value(of: x) } == [1, 2])
  }
}
