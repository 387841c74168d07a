internal import AccessibilityTree

/// The cells of a table by rows and columns, counted from 0.
///
/// A table whose cells say where they stand is taken at its word; in a list each element is a row
/// of one column. What isn't loaded is not in it.
struct ServedTable {
  struct Cell {
    let id: AccessibilityNode.ID
    var rows: Range<Int>
    var columns: Range<Int>
  }

  let cells: [Cell]
  let rowCount: Int
  let columnCount: Int

  init(_ table: AccessibilityNode, in tree: ServedTree) {
    cells = table.children.enumerated().compactMap { index, id in
      guard let node = tree[id] else { return nil }
      guard table.kind == .dataTable else {
        return Cell(id: id, rows: index..<index + 1, columns: 0..<1)
      }
      guard let rows = Self.range(node.context.row), let columns = Self.range(node.context.column)
      else { return nil }
      return Cell(id: id, rows: rows, columns: columns)
    }
    rowCount = cells.map(\.rows.upperBound).max() ?? 0
    columnCount = cells.map(\.columns.upperBound).max() ?? 0
  }

  /// An app may say anything, so what can't be added up is no place.
  private static func range(_ span: AccessibilityContext.Span?) -> Range<Int>? {
    guard let span, span.start > 0, span.length > 0 else { return nil }
    let (end, isTooLarge) = (span.start - 1).addingReportingOverflow(span.length)
    return isTooLarge ? nil : (span.start - 1)..<end
  }

  func cell(row: Int, column: Int) -> Cell? {
    cells.first { $0.rows.contains(row) && $0.columns.contains(column) }
  }

  func cell(_ id: AccessibilityNode.ID) -> Cell? { cells.first { $0.id == id } }
}
