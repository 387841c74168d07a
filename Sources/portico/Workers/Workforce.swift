internal import Foundation
internal import InterfaceBuilder

/// Has workers do a task for many documents, so that none takes others down.
struct Workforce<Task: DocumentTask> {
  /// The options of the task, as on a command line.
  let options: [String]
  /// The time limit for a document, in seconds.
  let seconds: Int

  init(_: Task.Type, _ arguments: Arguments) throws(UsageError) {
    options = arguments.options
    seconds = try WorkLimits.seconds(arguments)
  }

  /// Does the task for all documents and tells what became of each, in their order.
  func run(
    _ documents: [DocumentFinder.Found],
    _ deliver: (DocumentFinder.Found, WorkSchedule<Task.Result>.Outcome) -> Void
  ) throws(UsageError) {
    var schedule = WorkSchedule<Task.Result>(count: documents.count)
    var workers = [WorkerProcess?](
      repeating: nil,
      count: min(documents.count, ProcessInfo.processInfo.activeProcessorCount, 4)
    )
    defer { for worker in workers { worker?.end() } }
    while !schedule.isDone {
      for place in workers.indices {
        guard let assignment = schedule.next(for: place) else { continue }
        if workers[place] == nil { workers[place] = try start() }
        workers[place]?.channel.send(order(assignment, documents))
      }
      let busy = workers.indices.filter { schedule.isBusy($0) }
      for place in WorkerProcess.wait(for: busy.compactMap { at in workers[at].map { (at, $0) } }) {
        hear(&workers[place], at: place, &schedule)
      }
      while let (place, outcome) = schedule.takeOutcome() { deliver(documents[place], outcome) }
    }
  }

  private func start() throws(UsageError) -> WorkerProcess {
    try WorkerProcess([Task.syntax.name] + options, seconds: seconds)
  }

  private func order(
    _ assignment: WorkSchedule<Task.Result>.Assignment,
    _ documents: [DocumentFinder.Found]
  ) -> WorkOrder {
    WorkOrder(
      document: documents[assignment.document],
      isAlone: documents.count == 1,
      withoutScenes: assignment.withoutScenes
    )
  }

  /// Takes one message of a worker, or notes that it is gone.
  private func hear(
    _ worker: inout WorkerProcess?,
    at place: Int,
    _ schedule: inout WorkSchedule<Task.Result>
  ) {
    let message: WorkerMessage<Task.Result>? = worker?.channel.receive()
    switch message {
    case .reached(let mark): schedule.reached(mark, by: place)
    case .finished(let result): schedule.finished(result, by: place)
    case nil:
      if let worker { schedule.ended(place, worker.end()) }
      worker = nil
    }
  }
}
