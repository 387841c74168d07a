import Foundation
import UIKitTesting

/// Random scenes of dynamics, each twice: the same bytes, and energy never grows.
@MainActor
enum DynamicsRun {
  /// The share of its energy that a scene may gain by rounding and by pushing apart what overlaps.
  private static let growth = 0.005

  static func run(_ words: [String]) throws {
    let count = try number(after: "--count", in: words) ?? 1_000
    let seed = UInt64(try number(after: "--seed", in: words) ?? 1)
    var (items, worst, broken) = (0, (growth: 0.0, seed: seed), 0)
    for number in 0..<UInt64(count) {
      let trial = DynamicTrial(seed: seed &+ number)
      let (first, second) = (trial.run(), trial.run())
      items += first.items
      if first.growth > worst.growth { worst = (first.growth, seed &+ number) }
      guard first != second || first.growth > growth else { continue }
      broken += 1
      print("✘ seed \(seed &+ number): same bytes \(first == second), growth \(first.growth)")
    }
    let share = (worst.growth * 1e6).rounded() / 1e4
    print("\(count) scenes from seed \(seed), \(items) items, 3 s each, run twice")
    print("energy grew by \(share) % at most, with seed \(worst.seed)")
    print(
      broken == 0 ? "✔ The same bytes, and no energy from nowhere." : "✘ \(broken) scenes fail."
    )
    exit(broken == 0 ? 0 : 1)
  }

  private static func number(after name: String, in words: [String]) throws -> Int? {
    guard let index = words.firstIndex(of: name) else { return nil }
    guard words.indices.contains(index + 1), let number = Int(words[index + 1]), number > 0 else {
      throw Complaint("\(name) needs a number above zero.")
    }
    return number
  }
}
