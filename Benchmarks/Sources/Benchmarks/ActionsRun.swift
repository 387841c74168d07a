import Foundation
import UIKitTesting

/// Random actions on random trees of controllers: no rule may break, and memory has to stay flat.
@MainActor
enum ActionsRun {
  /// How much more memory the end may need than the first tenth.
  private static let growth = 1.05

  static func run(_ words: [String]) throws {
    let count = try number(after: "--count", in: words) ?? 1_000_000
    let seed = UInt64(try number(after: "--seed", in: words) ?? 1)
    let checks = ActionSeries.checksInvariants ? "looked at in each frame" : "not looked at"
    print("\(count) actions, seed \(seed), invariants \(checks)")
    let start = ContinuousClock.now
    var early = 0.0
    let movesCursor = words.contains("--cursor")
    let isKept = words.contains("--relaunch")
    if movesCursor { print("VoiceOver's cursor is moved after each action") }
    let series = ActionSeries(
      seed: seed,
      count: count,
      movesCursor: movesCursor,
      isKept: isKept
    )
    let report = series.run { next, actions in
      if actions <= count / 10 { early = megabytes }
      show("\(actions) of \(count), \(Int(megabytes)) MB, goes on with seed \(next)")
    }
    show("")
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let each = report.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print(each.joined(separator: ", "))
    print(
      "\(report.actions) actions, \(report.controllers) controllers, \(Int(seconds)) s, "
        + "memory \(Int(early)) MB after a tenth, \(Int(megabytes)) MB at the end"
    )
    if let first = report.problems.first { tell(report.problems, first, series, isKept) }
    // What a short run needs says nothing yet: caches fill up for about 100,000 actions.
    if count >= 500_000, megabytes > early * growth {
      print("✘ Memory grew by more than \(Int((growth - 1) * 100)) %.")
      exit(1)
    }
    print("✔ No rule was broken, nobody left over.")
  }

  private static func tell(
    _ problems: [ActionProblem],
    _ first: ActionProblem,
    _ series: ActionSeries,
    _ isKept: Bool
  ) -> Never {
    for problem in problems { print("✘ \(problem)") }
    print(
      "Again: Benchmarks actions --count \(first.action) --seed \(first.seed)"
        + (isKept ? " --relaunch\n" : "\n")
    )
    print(series.story(of: first))
    exit(1)
  }

  static func number(after name: String, in words: [String]) throws -> Int? {
    guard let index = words.firstIndex(of: name) else { return nil }
    guard words.indices.contains(index + 1), let number = Int(words[index + 1]), number > 0 else {
      throw Complaint("\(name) needs a number above zero.")
    }
    return number
  }

  /// On a line of its own, which the next one replaces.
  private static func show(_ line: String) {
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
  }

  /// What the program holds at this moment.
  private static var megabytes: Double {
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
      separator: " "
    )
    let pages = words.flatMap { $0.count > 1 ? Double($0[1]) : nil } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
