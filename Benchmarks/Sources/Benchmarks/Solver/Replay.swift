import ConstraintSolver
import Foundation

/// Plays a trace with our solver; `Benchmarks replay TRACE ROUNDS` prints the least nanoseconds of
/// each phase, of the first PHASES ones when that is set.
///
/// After each solution the changed values are copied to where a layout would read them, as kiwi
/// writes them to its variables.
struct Replay {
  private var solver = Solver()
  private var variables: [Solver.Variable] = []
  private var constraints: [Solver.Constraint] = []
  private var tokens: [Solver.Token?]
  private var edits: [Solver.Token?]
  private var values: [Double]

  static func run(_ path: String, rounds: Int) throws {
    var trace = try Trace(path)
    if let limit = ProcessInfo.processInfo.environment["PHASES"].flatMap({ Int($0) }) {
      trace.phases = Array(trace.phases.prefix(limit))
    }
    trace.phases.append(Trace.Phase(name: "nothing"))
    var best = trace.phases.map { _ in Duration.seconds(1000) }
    for _ in 0..<rounds {
      var replay = Replay(trace)
      for (index, phase) in trace.phases.enumerated() {
        let start = ContinuousClock.now
        replay.play(phase)
        best[index] = min(best[index], ContinuousClock.now - start)
      }
    }
    for (phase, time) in zip(trace.phases, best) {
      print(phase.name, Int((time / .nanoseconds(1)).rounded()))
    }
  }

  private init(_ trace: Trace) {
    tokens = Array(repeating: nil, count: trace.definitions.count)
    edits = Array(repeating: nil, count: trace.variables)
    values = Array(repeating: 0, count: trace.variables)
    for _ in 0..<trace.variables { variables.append(solver.addVariable()) }
    for definition in trace.definitions {
      constraints.append(
        Solver.Constraint(
          definition.terms.map { Solver.Term(variables[$0.variable], $0.factor) },
          definition.relation,
          definition.constant,
          priority: definition.priority
        )
      )
    }
  }

  private mutating func play(_ phase: Trace.Phase) {
    for step in phase.steps {
      switch step {
      case .add(let index): tokens[index] = solver.enqueue(constraints[index])
      case .remove(let index): if let token = tokens[index] { solver.remove(token) }
      case .edit(let index, let priority):
        edits[index] = solver.suggest(variables[index], 0, priority: priority)
      case .suggest(let index, let value):
        if let token = edits[index] { solver.setConstant(token, value) }
      case .change(let index, let value):
        if let token = tokens[index] { solver.setConstant(token, value) }
      case .update: update()
      }
    }
  }

  private mutating func update() {
    let conflicts = solver.solve()
    guard conflicts.isEmpty else { fatalError("The workload contradicts itself.") }
    for change in solver.takeChangedValues() { values[change.variable.position] = change.value }
  }
}
