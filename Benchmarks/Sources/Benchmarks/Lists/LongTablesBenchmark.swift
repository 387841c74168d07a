import Foundation

/// Tables of a million rows: opening one, a frame of scrolling, and going to a letter of the index
/// must cost what they do in one of a hundred.
enum LongTablesBenchmark: Benchmark {
  static let name = "long-tables"
  static let summary = "opens, ends, scrolls and indexes tables of 100 and 1,000,000 rows"
  static let needsDocuments = false
  private static let (few, many) = (100, 1_000_000)

  static func run(_ setting: Setting) throws -> [Figure] {
    try LongTablesRun.Kind.allCases.flatMap { kind in
      let (some, all) = (try counts(kind, few), try counts(kind, many))
      return LongTablesRun.Phase.allCases.map { phase in
        let (own, other) = (all[phase.rawValue], some[phase.rawValue])
        return Figure(
          what: "\(kind) \(phase), \(thousands(own)) and of \(few) rows \(thousands(other))",
          value: own / other,
          unit: "×",
          atMost: phase.limit
        )
      }
    }
  }

  /// Instructions of each phase, a frame, by callgrind.
  private static func counts(_ kind: LongTablesRun.Kind, _ rows: Int) throws -> [Double] {
    let words = [CommandLine.arguments[0], "long-tables-run", kind.rawValue, "\(rows)"]
    let parts = try Instructions.of(words, between: "LongTablesRunC4mark")
    guard parts.count > LongTablesRun.Phase.allCases.count else {
      throw Complaint("callgrind counted \(parts.count) parts of a table's life.")
    }
    let phases = parts.suffix(LongTablesRun.Phase.allCases.count)
    return zip(phases, LongTablesRun.Phase.allCases).map { $0 / Double($1.times) }
  }

  private static func thousands(_ count: Double) -> String { "\(Int(count / 1000))k instructions" }
}
