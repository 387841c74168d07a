internal import QuartzCore

/// The heights of a section's rows, and which of them were measured: a value without views.
nonisolated struct RowHeights: Equatable, ExpressibleByArrayLiteral {
  /// A row that comes in, with its height where that is known.
  struct Arrival {
    var row: Int
    var height: CGFloat
    var isMeasured: Bool
  }

  var heights: ExtentTree
  private(set) var isMeasured: RowFlags

  /// Heights none of which was measured.
  init(_ heights: ExtentTree) {
    self.heights = heights
    isMeasured = RowFlags(count: heights.count)
  }

  init(arrayLiteral heights: CGFloat...) { self.init(ExtentTree(ContiguousArray(heights))) }

  /// Notes whether a row was measured.
  mutating func note(_ row: Int, isMeasured measured: Bool) { isMeasured[row] = measured }

  /// Takes rows away and puts others in; those that stay keep what is known of them.
  /// - Complexity: linear in the changes and the blocks of rows; what was measured is copied 64 rows at
  ///   a time.
  mutating func edit(removing gone: [Int], inserting new: [Arrival]) {
    heights.edit(removing: gone, inserting: new.map { ($0.row, $0.height) })
    isMeasured = isMeasured.edited(removing: gone, inserting: new.map { ($0.row, $0.isMeasured) })
  }
}
