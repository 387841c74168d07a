import Foundation
import InterfaceBuilder

/// Damages documents 20,000 times and asks each everything; a crash ends the run, so the seed is
/// printed before each thousand.
enum MutationBenchmark: Benchmark {
  static let name = "mutate"
  static let summary = "20,000 damaged documents: each a document or an error with a line"

  static func run(_ setting: Setting) throws -> [Figure] {
    let rounds = 20_000
    let seed = UInt64(ProcessInfo.processInfo.environment["PORTICO_SEED"] ?? "") ?? 1
    let documents = setting.documents.compactMap {
      FileManager.default.contents(atPath: setting.corpus + "/" + $0).map(Array.init)
    }
    var tally = Tally()
    for round in 0..<rounds {
      let own = seed + UInt64(round)
      if round % 1000 == 0 { print("  seed \(own)…") }
      var mutator = Mutator(seed: own)
      tally.add(mutator.mutate(documents[round % documents.count]), seed: own)
    }
    return [
      Figure(what: "documents", value: Double(rounds - tally.errors), unit: "read"),
      Figure(what: "errors", value: Double(tally.errors), unit: "refused"),
      Figure(what: "errors without a line", value: Double(tally.placeless), unit: "", atMost: 0),
      Figure(what: "slowest", value: tally.slowest, unit: "s", atMost: 2),
    ]
  }

  private struct Tally {
    var errors = 0
    var placeless = 0
    var slowest = 0.0

    mutating func add(_ bytes: [UInt8], seed: UInt64) {
      let start = ContinuousClock.now
      let error = Exhaustion.read(bytes)
      let time = (ContinuousClock.now - start) / .seconds(1)
      if time > slowest { slowest = time }
      guard let error else { return }
      errors += 1
      if error.position == nil, !["empty-file", "compiled-document"].contains(error.code) {
        placeless += 1
        print("  seed \(seed): \(error)")
      }
    }
  }
}
