import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Random actions on random trees; `Benchmarks actions` does a million.
@Suite(.serialized) @MainActor
struct `Random actions` {
  /// `PORTICO_ACTIONS` asks for more.
  nonisolated static let count =
    ProcessInfo.processInfo.environment["PORTICO_ACTIONS"].flatMap(Int.init) ?? 2500

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `leave every tree sound`(seed: UInt64) {
    let report = ActionSeries(seed: seed, count: Self.count).run()
    #expect(report.actions == Self.count || !report.problems.isEmpty)
    guard let first = report.problems.first else { return }
    let story = ActionSeries(seed: first.seed, count: first.action).story(of: first)
    Issue.record("\(report.problems.map(\.description))\n\(story)")
  }

  @Test(arguments: 11...12 as ClosedRange<UInt64>)
  func `keep VoiceOver's cursor where it can be, or nowhere`(seed: UInt64) {
    let count = min(Self.count, 1000)
    let series = ActionSeries(seed: seed, count: count, movesCursor: true)
    let report = series.run()
    guard let first = report.problems.first else { return }
    Issue.record("\(report.problems.map(\.description))\n\(series.story(of: first))")
  }
}

extension `State restoration` {
  /// The same with an app that is ended and launched again among them; `Benchmarks actions
  /// --relaunch` does a million.
  @Suite(.serialized) @MainActor
  struct `Random lives` {
    @Test(.oracle("M-02", "X-08", "X-19"), arguments: 1...4 as ClosedRange<UInt64>)
    func `come back as they were`(seed: UInt64) {
      let series = ActionSeries(seed: seed, count: `Random actions`.count, isKept: true)
      let report = series.run()
      guard let first = report.problems.first else { return }
      Issue.record("\(report.problems.map(\.description))\n\(series.story(of: first))")
    }
  }
}
