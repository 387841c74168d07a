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

  /// The rows that stay keep what is known of them.
  /// - Complexity: linear in the rows, by copying what lies between the changes.
  func edited(removing gone: [Int], inserting new: [Arrival]) -> RowHeights {
    var edited = self
    edited.heights = ExtentTree(
      heights.lengths.edited(removing: gone, inserting: new.map { ($0.row, $0.height) })
    )
    edited.isMeasured = RowFlags(
      isMeasured.all.edited(removing: gone, inserting: new.map { ($0.row, $0.isMeasured) })
    )
    return edited
  }
}
