import Foundation
import UIKitTesting

/// Random actions on lists: data and list have to agree, and nothing may be left.
@MainActor
enum ListActionsRun {
  static func run(_ words: [String]) throws {
    let count = try ActionsRun.number(after: "--count", in: words) ?? 1_000_000
    let seed = UInt64(try ActionsRun.number(after: "--seed", in: words) ?? 1)
    let checks = ActionSeries.checksInvariants ? "looked at in each frame" : "not looked at"
    print("\(count) actions on lists, seed \(seed), invariants \(checks)")
    let start = ContinuousClock.now
    let series = ListActionSeries(seed: seed, count: count)
    let report = series.run { next, actions in
      if actions % 10_000 == 0 { print("\(actions) of \(count), goes on with seed \(next)") }
    }
    let each = report.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print(each.joined(separator: ", "))
    print("\(report.actions) actions, \(Int((ContinuousClock.now - start) / .seconds(1))) s")
    for problem in report.problems { print("✘ \(problem)") }
    if let first = report.problems.first {
      print("Again: Benchmarks list-actions --count \(first.action) --seed \(first.seed)")
      print(series.story(of: first))
      exit(1)
    }
    print("✔ Data and lists agree, nothing is left over.")
  }
}
