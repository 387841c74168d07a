import ConstraintSolver
import Testing

@Suite struct `The order of adding` {
  /// A column of labels of different heights in a box that is as high as they are, the last one
  /// centred below.
  private static func column(_ order: (inout [Int]) -> Void) -> [Double] {
    var solver = Solver()
    let variables = (0..<22).map { solver.addVariable(nonNegative: $0 % 2 == 1) }
    var constraints = [
      Constraint([Term(variables[0])], .equal, 8),
      Constraint([Term(variables[20], 2), Term(variables[18], -1)], .equal, 100),
      Constraint([Term(variables[21])], .equal, 40, priority: Priority(740)),
      Constraint([Term(variables[21]), Term(variables[1], -1)], .lessThanOrEqual, 20),
    ]
    for index in 0..<10 {
      let (y, height) = (variables[2 * index], variables[2 * index + 1])
      let natural = 10 + Double(index)
      constraints.append(Constraint([Term(height)], .equal, natural, priority: Priority(750)))
      guard index > 0 else { continue }
      let (above, tall) = (variables[2 * index - 2], variables[2 * index - 1])
      constraints.append(Constraint([Term(y), Term(above, -1), Term(tall, -1)], .equal, 4))
    }
    var indices = Array(constraints.indices)
    order(&indices)
    for index in indices { solver.enqueue(constraints[index]) }
    #expect(solver.solve().isEmpty)
    #expect(solver.problem == nil)
    return variables.map(solver.value)
  }

  @Test func `does not matter`() {
    let expected = Self.column { _ in }
    for seed in 1...40 {
      var generator = Generator(seed: UInt64(seed))
      let shuffled = Self.column { $0.shuffle(using: &generator) }
      for (value, wanted) in zip(shuffled, expected) {
        #expect(abs(value - wanted) < 1e-9, "seed \(seed): \(value) instead of \(wanted)")
      }
    }
  }

  @Test func `does not matter, nor does solving in between`() throws {
    var solver = Solver()
    let variables = (0..<5).map { _ in solver.addVariable(nonNegative: true) }
    for (left, right) in zip(variables, variables.dropFirst()).reversed() {
      try solver.add([Term(right), Term(left, -0.5)], .equal, 1)
    }
    try solver.add([Term(variables[0])], .equal, 64)
    #expect(variables.map(solver.value) == [64, 33, 17.5, 9.75, 5.875])
  }

  @Test func `views that are pinned to each other cost no pivots`() {
    var solver = Solver()
    let screen = solver.addVariable(nonNegative: true)
    let preference = solver.suggest(screen, 390, priority: Priority(999))
    var widths = [screen]
    for index in 1...200 {
      let width = solver.addVariable(nonNegative: true)
      solver.enqueue(Constraint([Term(width), Term(widths[index / 2], -1)], .equal, -1))
      widths.append(width)
    }
    solver.solve()
    _ = solver.takeChanges()
    solver.setConstant(preference, 844)
    solver.solve()
    #expect(solver.takeChanges().count == 201)
    #expect(solver.value(of: widths[200]) == 844 - 8)
    #expect(solver.problem == nil)
  }
}
