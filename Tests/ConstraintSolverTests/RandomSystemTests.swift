import Foundation
import Testing

@Suite struct `Random systems` {
  @Test(arguments: 0..<8)
  func `agree with exact arithmetic, level by level`(_ part: Int) {
    let seed = UInt64(ProcessInfo.processInfo.environment["PORTICO_SEED"] ?? "") ?? 1
    for round in 0..<400 {
      let own = seed + UInt64(part * 400 + round)
      var system = RandomSystem(seed: own)
      do throws(RandomSystem.Failure) {
        try system.run()
      } catch {
        Issue.record("seed \(own): \(error)")
        return
      }
    }
  }
}
