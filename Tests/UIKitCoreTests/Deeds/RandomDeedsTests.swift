import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Random deeds on random trees; `Benchmarks deeds` does a million.
@Suite(.serialized) @MainActor
struct `Random deeds` {
  /// `PORTICO_DEEDS` asks for more.
  nonisolated static let count =
    ProcessInfo.processInfo.environment["PORTICO_DEEDS"].flatMap(Int.init) ?? 2500

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `leave every tree sound`(seed: UInt64) {
    let report = DeedSeries(seed: seed, count: Self.count).run()
    #expect(report.deeds == Self.count || !report.problems.isEmpty)
    guard let first = report.problems.first else { return }
    Issue.record("\(report.problems.map(\.description))\n\(DeedSeries.story(of: first))")
  }
}
