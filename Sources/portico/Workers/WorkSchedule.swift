internal import InterfaceBuilder

/// The documents that workers have, and the outcomes of the others.
///
/// A document waits, is with one worker, and is done. When its worker ends over one of its scenes
/// it waits again, to be done without that scene. It is given up when the worker ends elsewhere, or
/// runs out of time, or when too many scenes have ended one.
///
/// Illegal, and without effect: taking two documents at a time, and telling of a document that one
/// does not have.
nonisolated struct WorkSchedule<Result> {
  /// A document by its place in the run.
  struct Assignment: Hashable {
    let document: Int
    /// The ids of scenes to leave out.
    var withoutScenes: [String] = []
  }

  /// The outcome of the work on a document.
  struct Outcome {
    /// The worker's result; nil when the document was given up.
    var result: Result?
    /// The scenes, or the document, that ended a worker.
    var stops: [WorkStop]
  }

  private struct Holding {
    let assignment: Assignment
    var mark: SceneMark?
  }

  /// So many scenes of one document may end a worker.
  static var stopLimit: Int { 8 }

  private var waiting: [Assignment]
  private var holdings: [Int: Holding] = [:]
  private var stops: [Int: [WorkStop]] = [:]
  private var outcomes: [Int: Outcome] = [:]
  private var delivered = 0
  private let count: Int

  /// So many documents, of which none is done.
  init(count: Int) {
    self.count = count
    waiting = (0..<count).reversed().map { Assignment(document: $0) }
  }

  /// True if the outcome of every document was taken.
  var isDone: Bool { delivered == count }

  /// True if a worker has a document.
  func isBusy(_ worker: Int) -> Bool { holdings[worker] != nil }

  /// Gives a worker the next document; nil when it has one already or none waits.
  mutating func next(for worker: Int) -> Assignment? {
    guard !isBusy(worker), let assignment = waiting.popLast() else { return nil }
    holdings[worker] = Holding(assignment: assignment)
    return assignment
  }

  /// A worker begins with a scene.
  mutating func reached(_ mark: SceneMark, by worker: Int) { holdings[worker]?.mark = mark }

  /// A worker is done with its document.
  mutating func finished(_ result: Result, by worker: Int) {
    guard let holding = holdings.removeValue(forKey: worker) else { return }
    close(holding.assignment.document, result)
  }

  /// A worker is gone.
  mutating func ended(_ worker: Int, _ cause: Problem.Stop) {
    guard let holding = holdings.removeValue(forKey: worker) else { return }
    var assignment = holding.assignment
    let document = assignment.document
    stops[document, default: []].append(WorkStop(mark: holding.mark, cause: cause))
    guard let mark = holding.mark, !assignment.withoutScenes.contains(mark.id), !cause.isTimeout,
      assignment.withoutScenes.count + 1 < Self.stopLimit
    else { return close(document, nil) }
    assignment.withoutScenes.append(mark.id)
    waiting.append(assignment)
  }

  /// The outcome of the next document in the run's order, once it is there.
  mutating func takeOutcome() -> (document: Int, outcome: Outcome)? {
    guard let outcome = outcomes.removeValue(forKey: delivered) else { return nil }
    defer { delivered += 1 }
    return (delivered, outcome)
  }

  private mutating func close(_ document: Int, _ result: Result?) {
    outcomes[document] = Outcome(result: result, stops: stops.removeValue(forKey: document) ?? [])
  }
}

/// The scene at which a worker ended, and the reason.
nonisolated struct WorkStop: Hashable {
  /// The scene that it was at; nil when it had come to none.
  let mark: SceneMark?
  let cause: Problem.Stop

  /// Returns the problem to report.
  func problem(in file: String) -> Problem {
    Problem(
      file: file,
      position: mark?.position ?? Position(line: 1, column: 1),
      severity: .error,
      kind: .stopped(scene: mark?.name, cause)
    )
  }
}
