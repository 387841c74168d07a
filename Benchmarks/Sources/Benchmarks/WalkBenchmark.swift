import Foundation
import UIKitTesting

/// Walking every storyboard of the corpus through its segues.
enum WalkBenchmark: Benchmark {
  static let name = "walk"
  static let summary = "every segue of the corpus's storyboards set off, tapped where it can be"

  static func run(_ setting: Setting) throws -> [Figure] {
    try MainActor.assumeIsolated { try walk(setting) }
  }

  @MainActor
  private static func walk(_ setting: Setting) throws -> [Figure] {
    var steps: [StoryboardWalk.Step] = []
    for name in setting.documents where name.hasSuffix(".storyboard") {
      let url = URL(filePath: setting.corpus).appending(path: name)
      guard let walk = try? StoryboardWalk(contentsOf: url), walk.isWalkable else { continue }
      for step in walk.run() {
        for problem in step.problems { print("  \(name) \(step.place): \(problem)") }
        steps.append(step)
      }
    }
    print(table(steps))
    let performed = steps.filter { $0.reason == nil }
    return [
      Figure(what: "segues", value: Double(steps.count), unit: "ways"),
      Figure(what: "performed", value: Double(performed.count), unit: "ways", atLeast: 1),
      Figure(
        what: "performed by a finger",
        value: Double(performed.count { $0.wasTapped }),
        unit: "ways"
      ),
      Figure(
        what: "with something wrong",
        value: Double(steps.count { !$0.problems.isEmpty }),
        unit: "ways",
        atMost: 0
      ),
    ]
  }

  /// What became of the segues, by kind, the most frequent first; names of classes are left out.
  @MainActor
  private static func table(_ steps: [StoryboardWalk.Step]) -> String {
    var counts: [String: Int] = [:]
    for step in steps {
      let outcome = step.reason.map(general) ?? (step.wasTapped ? "tapped" : "performed")
      counts[
        "\(step.kind.padding(toLength: 22, withPad: " ", startingAt: 0))\(outcome)",
        default: 0
      ] += 1
    }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return rows.map { row in
      String(repeating: " ", count: 6 - String(row.value).count) + "\(row.value)  \(row.key)"
    }.joined(separator: "\n")
  }

  private static func general(_ reason: String) -> String {
    let words = reason.split(separator: " ")
    if reason.hasPrefix("its class") { return "its class is not in the program" }
    if reason.hasSuffix("has taken no child") { return "its container has taken no child" }
    return words.contains("nobody") ? "nobody on the way back takes it" : reason
  }
}
