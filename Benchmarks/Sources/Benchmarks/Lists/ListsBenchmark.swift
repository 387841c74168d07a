import Foundation

/// Lists of cells that decide their own height: what a frame and an insertion cost must hardly grow
/// with how many there are.
enum ListsBenchmark: Benchmark {
  static let name = "lists"
  static let summary = "scrolls and edits lists of 1,000 and 100,000 self-sizing cells"
  static let needsDocuments = false
  private static let few = 1000
  private static let many = 100_000

  static func run(_ setting: Setting) throws -> [Figure] {
    try ListsRun.Kind.allCases.flatMap { kind in
      let (some, all) = (try counts(kind, few), try counts(kind, many))
      return ListsRun.Phase.allCases.map { phase in
        let (own, other) = (all[phase.rawValue], some[phase.rawValue])
        return Figure(
          what: "\(kind) \(phase), \(thousands(own)) and of \(few) cells \(thousands(other))",
          value: own / other,
          unit: "×",
          atMost: phase.limit
        )
      }
    }
  }

  /// Instructions of each phase, a frame or a change, by callgrind.
  private static func counts(_ kind: ListsRun.Kind, _ cells: Int) throws -> [Double] {
    let words = [CommandLine.arguments[0], "lists-run", kind.rawValue, "\(cells)"]
    let parts = try Instructions.of(words, between: "ListsRunC4mark")
    guard parts.count > ListsRun.Phase.allCases.count else {
      throw Complaint("callgrind counted \(parts.count) parts of a list's life.")
    }
    let phases = parts.suffix(ListsRun.Phase.allCases.count)
    return zip(phases, ListsRun.Phase.allCases).map { $0 / Double($1.times) }
  }

  private static func thousands(_ count: Double) -> String { "\(Int(count / 1000))k instructions" }
}
