import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Random deeds on random trees; `PORTICO_DEEDS` says how many, and without it none are done.
@Suite(.serialized) @MainActor
struct `Random deeds` {
  nonisolated static let count =
    ProcessInfo.processInfo.environment["PORTICO_DEEDS"].flatMap(Int.init) ?? 0

  @Test(.enabled(if: count > 0, "PORTICO_DEEDS says how many"), arguments: 1...4)
  func `leave every tree sound`(seed: UInt64) {
    let report = RandomDeeds(seed: seed).run(Self.count)
    #expect(report.problems == [], "seed \(seed)")
    #expect(report.deeds == Self.count)
  }
}
