/// Lists of cells that decide their own height: what a frame and an insertion cost must hardly grow
/// with how many there are.
enum ListsBenchmark: Benchmark {
  static let name = "lists"
  static let summary = "scrolls and edits lists of 1,000 and 100,000 self-sizing cells"
  static let needsDocuments = false

  static func run(_ setting: Setting) throws -> [Figure] {
    try LengthComparison<ListsRun.Kind, ListsRun.Phase>(
      command: "lists-run",
      mark: "ListsRunC4mark",
      entries: "cells",
      short: 1000,
      long: 100_000
    ).figures()
  }
}
