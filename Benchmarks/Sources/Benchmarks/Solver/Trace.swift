import ConstraintSolver
import Foundation

/// A workload for a solver, as `Workloads/make-traces.py` writes it.
struct Trace {
  struct Definition {
    var terms: [(variable: Int, factor: Double)]
    var relation: Solver.Relation
    var constant: Double
    var priority: Solver.Priority
  }

  enum Step {
    case add(Int)
    case remove(Int)
    case edit(Int, Solver.Priority)
    case suggest(Int, Double)
    case change(Int, Double)
    case update
  }

  struct Phase {
    var name: String
    var steps: [Step] = []
    /// How many steps change something.
    var count = 0
  }

  var variables = 0
  var definitions: [Definition] = []
  var phases: [Phase] = []

  init(_ path: String) throws {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().map { Double($0) ?? 0 }
      switch words[0] {
      case "v": variables = Int(numbers[0])
      case "d": definitions.append(Self.definition(numbers))
      case "p": phases.append(Phase(name: String(words[1])))
      default: add(Self.step(words[0], numbers))
      }
    }
  }

  private mutating func add(_ step: Step) {
    phases[phases.count - 1].steps.append(step)
    if case .update = step { return }
    phases[phases.count - 1].count += 1
  }

  private static func definition(_ numbers: [Double]) -> Definition {
    Definition(
      terms: stride(from: 6, to: numbers.count, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1]) },
      relation: Solver.Relation(rawValue: Int8(numbers[3])) ?? .equal,
      constant: -numbers[4],
      priority: Solver.Priority(Float(numbers[1]))
    )
  }

  private static func step(_ kind: Substring, _ numbers: [Double]) -> Step {
    switch kind {
    case "a": .add(Int(numbers[0]))
    case "r": .remove(Int(numbers[0]))
    case "e": .edit(Int(numbers[0]), Solver.Priority(Float(numbers[1])))
    case "s": .suggest(Int(numbers[0]), numbers[1])
    case "k": .change(Int(numbers[0]), -numbers[1])
    default: .update
    }
  }
}
