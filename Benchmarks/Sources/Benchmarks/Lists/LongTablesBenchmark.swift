/// Tables of a million rows: opening one, a frame of scrolling, going to a letter of the index and a
/// row that comes in must cost what they do in one of a hundred.
enum LongTablesBenchmark: Benchmark {
  static let name = "long-tables"
  static let summary = "opens, ends, scrolls, indexes and edits tables of 100 and 1,000,000 rows"
  static let needsDocuments = false

  static func run(_ setting: Setting) throws -> [Figure] {
    try LengthComparison<LongTablesRun.Kind, LongTablesRun.Phase>(
      command: "long-tables-run",
      mark: "LongTablesRunC4mark",
      entries: "rows",
      short: 100,
      long: 1_000_000
    ).figures()
  }
}
