import InterfaceBuilder
import Testing

@testable import portico

@Suite struct `The schedule of workers` {
  private typealias Schedule = WorkSchedule<String>

  private func mark(_ id: String) -> SceneMark {
    SceneMark(id: id, name: id.uppercased(), position: Position(line: 7, column: 3))
  }

  @Test func `outcomes come in the order of the documents`() {
    var schedule = Schedule(count: 2)
    #expect(schedule.next(for: 0)?.document == 0)
    #expect(schedule.next(for: 1)?.document == 1)
    schedule.finished("second", by: 1)
    #expect(schedule.takeOutcome() == nil)
    schedule.finished("first", by: 0)
    #expect(schedule.takeOutcome()?.outcome.result == "first")
    #expect(schedule.takeOutcome()?.outcome.result == "second")
    #expect(schedule.isDone)
  }

  @Test func `a scene that ends a worker is left out of the document`() {
    var schedule = Schedule(count: 2)
    _ = schedule.next(for: 0)
    schedule.reached(mark("a"), by: 0)
    schedule.reached(mark("b"), by: 0)
    schedule.ended(0, .crash("words"))
    let again = schedule.next(for: 0)
    #expect(again == .init(document: 0, withoutScenes: ["b"]))
    schedule.finished("rest", by: 0)
    let outcome = schedule.takeOutcome()?.outcome
    #expect(outcome?.result == "rest")
    #expect(outcome?.stops == [WorkStop(mark: mark("b"), cause: .crash("words"))])
  }

  @Test(arguments: [nil, "a"])
  func `a document that ends workers elsewhere, or for too long, is given up`(scene: String?) {
    var schedule = Schedule(count: 1)
    _ = schedule.next(for: 0)
    if let scene { schedule.reached(mark(scene), by: 0) }
    schedule.ended(0, scene == nil ? .crash("words") : .timeout(seconds: 60))
    let outcome = schedule.takeOutcome()?.outcome
    #expect(outcome?.result == nil && outcome?.stops.count == 1)
    #expect(schedule.isDone)
  }

  @Test func `a document all of whose scenes end workers comes to an end`() {
    var schedule = Schedule(count: 1)
    var workers = 0
    while schedule.next(for: workers) != nil {
      schedule.reached(mark("scene \(workers)"), by: workers)
      schedule.ended(workers, .exception("words"))
      workers += 1
    }
    #expect(workers == Schedule.stopLimit)
    #expect(schedule.takeOutcome()?.outcome.stops.count == workers)
  }

  @Test func `what a worker tells of a document that it does not have is ignored`() {
    var schedule = Schedule(count: 1)
    schedule.finished("nothing", by: 3)
    schedule.ended(3, .crash("words"))
    #expect(schedule.takeOutcome() == nil)
    #expect(schedule.next(for: 3) != nil)
    #expect(schedule.next(for: 3) == nil)
  }

  @Test func `problems say where and why`() {
    func text(_ stop: WorkStop) -> String { stop.problem(in: "a.xib").description }
    #expect(
      text(WorkStop(mark: mark("a"), cause: .exception("'Name', reason: 'words'")))
        == "a.xib:7:3: error: The scene “A” raises 'Name', reason: 'words', as it would in an app,"
        + " and is left out. Mend what it complains of. [exception]"
    )
    #expect(
      text(WorkStop(mark: nil, cause: .timeout(seconds: 60)))
        == "a.xib:1:1: error: This document takes more than 60 s and is left out."
        + " Give it more with --time-limit. [timeout]"
    )
  }

  @Test func `a process tells why it ended by its signal and its last words`() {
    func stop(_ signal: Int32, _ words: String) -> Problem.Stop {
      Problem.Stop(signal: signal, last: words, seconds: 5)
    }
    #expect(stop(14, "words") == .timeout(seconds: 5))
    let raised =
      "*** Terminating app due to uncaught exception 'Name', reason: 'of <UIView: 0x7f01>'\n"
    #expect(stop(6, "more\n" + raised) == .exception("'Name', reason: 'of <UIView>'"))
    #expect(stop(4, "a.swift:3: Fatal error: Index out of range\n") == .crash("Index out of range"))
    #expect(stop(11, "") == .crash("Segmentation fault"))
  }
}
