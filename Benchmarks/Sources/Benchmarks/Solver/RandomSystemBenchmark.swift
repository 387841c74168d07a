import Foundation

/// Random constraint systems against exact arithmetic; the seed is printed before each ten thousand.
enum RandomSystemBenchmark: Benchmark {
  static let name = "solver-random"
  static let summary = "100,000 random constraint systems against exact arithmetic, level by level"
  static let needsDocuments = false

  static func run(_ setting: Setting) throws -> [Figure] {
    let seed = UInt64(ProcessInfo.processInfo.environment["PORTICO_SEED"] ?? "") ?? 1
    var failures = 0
    for round in 0..<UInt64(100_000) {
      if round % 10_000 == 0 { print("  seed \(seed + round)…") }
      var system = RandomSystem(seed: seed + round)
      do throws(RandomSystem.Failure) {
        try system.run()
      } catch {
        failures += 1
        print("  seed \(seed + round): \(error)")
      }
    }
    return [
      Figure(what: "systems that agree", value: Double(100_000 - failures), unit: "of 100000"),
      Figure(what: "systems that do not", value: Double(failures), unit: "", atMost: 0),
    ]
  }
}
