import Foundation
import UIKitTesting

/// Random compositional layouts against a model of the documented rules.
@MainActor
enum SectionsRun {
  static func run(_ words: [String]) throws {
    let count = try ActionsRun.number(after: "--count", in: words) ?? 100_000
    let seed = UInt64(try ActionsRun.number(after: "--seed", in: words) ?? 1)
    print("\(count) layouts, seed \(seed)")
    let report = SectionTrials(seed: seed, count: count).run { layouts in
      if layouts % 10_000 == 0 { print("\(layouts) of \(count)") }
    }
    guard report.problems.isEmpty else {
      for problem in report.problems { print("✘ \(problem)") }
      exit(1)
    }
    print("✔ \(report.frames) frames are those of the model.")
  }
}
