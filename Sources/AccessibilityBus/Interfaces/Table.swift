internal import AccessibilityTree

extension Interface {
  /// Data in rows and columns.
  ///
  /// A list has no such interface: screen readers would read each of
  /// its rows as a cell.
  static let table = Interface(
    "Table",
    applies: { node, _ in node.kind == .dataTable && !node.isElement },
    properties: [
      Property("NRows", "i") { .count($0.table.rowCount) },
      Property("NColumns", "i") { .count($0.table.columnCount) },
      Property("Caption", "(so)") { $0.reference(nil) },
      Property("Summary", "(so)") { $0.reference(nil) },
      Property("NSelectedRows", "i") { _ in .int(0) },
      Property("NSelectedColumns", "i") { _ in .int(0) },
    ],
    methods: placesInTables + headersOfTables + selectionsOfTables
  )

  private static let placesInTables: [Method] = [
    Method("GetAccessibleAt", "ii", "(so)") { call in
      .value(call.reference(call.table.cell(row: call.number(0), column: call.number(1))?.id))
    },
    Method("GetIndexAt", "ii", "i") { call in
      let cell = call.table.cell(row: call.number(0), column: call.number(1))
      return .value(.count(cell.map { call.tree.index(of: $0.id) } ?? -1))
    },
    Method("GetRowAtIndex", "i", "i") { .value(.count($0.cell?.rows.lowerBound ?? -1)) },
    Method("GetColumnAtIndex", "i", "i") { .value(.count($0.cell?.columns.lowerBound ?? -1)) },
    Method("GetRowExtentAt", "ii", "i") { call in
      let cell = call.table.cell(row: call.number(0), column: call.number(1))
      return .value(.count(cell?.rows.count ?? 0))
    },
    Method("GetColumnExtentAt", "ii", "i") { call in
      let cell = call.table.cell(row: call.number(0), column: call.number(1))
      return .value(.count(cell?.columns.count ?? 0))
    },
    Method("GetRowColumnExtentsAtIndex", "i", "biiiib") { call in
      guard let cell = call.cell else {
        return .values([.bool(false), .int(0), .int(0), .int(0), .int(0), .bool(false)])
      }
      return .values([
        .bool(true), .count(cell.rows.lowerBound), .count(cell.columns.lowerBound),
        .count(cell.rows.count), .count(cell.columns.count),
        .bool(call.isSelected(cell)),
      ])
    },
  ]

  private static let headersOfTables: [Method] = [
    Method("GetRowDescription", "i", "s") { _ in .value(.string("")) },
    Method("GetColumnDescription", "i", "s") { _ in .value(.string("")) },
    Method("GetRowHeader", "i", "(so)") { call in
      let cell = call.table.cells.first { $0.rows.contains(call.number(0)) }
      return .value(call.reference(cell.flatMap { call.header(of: $0, row: true) }))
    },
    Method("GetColumnHeader", "i", "(so)") { call in
      let cell = call.table.cells.first { $0.columns.contains(call.number(0)) }
      return .value(call.reference(cell.flatMap { call.header(of: $0, row: false) }))
    },
  ]

  /// Rows are chosen through `Selection`.
  private static let selectionsOfTables: [Method] = [
    Method("GetSelectedRows", "", "ai") { _ in .value(.array(of: "i", [])) },
    Method("GetSelectedColumns", "", "ai") { _ in .value(.array(of: "i", [])) },
    Method("IsRowSelected", "i", "b") { _ in .no },
    Method("IsColumnSelected", "i", "b") { _ in .no },
    Method("IsSelected", "ii", "b") { call in
      let cell = call.table.cell(row: call.number(0), column: call.number(1))
      return .value(.bool(cell.map(call.isSelected) ?? false))
    },
    Method("AddRowSelection", "i", "b") { _ in .no },
    Method("AddColumnSelection", "i", "b") { _ in .no },
    Method("RemoveRowSelection", "i", "b") { _ in .no },
    Method("RemoveColumnSelection", "i", "b") { _ in .no },
  ]

  /// The interface of a cell's position in such a table.
  static let tableCell = Interface(
    "TableCell",
    applies: { node, tree in node.isElement && tree.parent(of: node.id)?.kind == .dataTable },
    properties: [
      Property("RowSpan", "i") { .count($0.own?.rows.count ?? 0) },
      Property("ColumnSpan", "i") { .count($0.own?.columns.count ?? 0) },
      Property("Position", "(ii)") { call in
        .structure([
          .count(call.own?.rows.lowerBound ?? -1), .count(call.own?.columns.lowerBound ?? -1),
        ])
      },
      Property("Table", "(so)") { $0.reference($0.tree.parent(of: $0.node.id)?.id) },
    ],
    methods: [
      Method("GetRowColumnSpan", "", "biiii") { call in
        let cell = call.own
        return .values([
          .bool(cell != nil), .count(cell?.rows.lowerBound ?? 0),
          .count(cell?.columns.lowerBound ?? 0), .count(cell?.rows.count ?? 0),
          .count(cell?.columns.count ?? 0),
        ])
      },
      Method("GetRowHeaderCells", "", "a(so)") { call in
        .value(call.references(call.tree.headers(of: call.node, row: true)))
      },
      Method("GetColumnHeaderCells", "", "a(so)") { call in
        .value(call.references(call.tree.headers(of: call.node, row: false)))
      },
    ]
  )
}

extension Call {
  fileprivate var table: ServedTable { ServedTable(node, in: tree) }

  /// The cell that the first argument names by its number among the children.
  fileprivate var cell: ServedTable.Cell? {
    let index = number(0)
    return node.children.indices.contains(index) ? table.cell(node.children[index]) : nil
  }

  /// This cell in its table.
  fileprivate var own: ServedTable.Cell? {
    tree.parent(of: node.id).flatMap { ServedTable($0, in: tree).cell(node.id) }
  }

  fileprivate func isSelected(_ cell: ServedTable.Cell) -> Bool {
    tree[cell.id]?.traits.contains(.selected) ?? false
  }

  fileprivate func header(of cell: ServedTable.Cell, row: Bool) -> AccessibilityNode.ID? {
    tree[cell.id].flatMap { tree.headers(of: $0, row: row).first }
  }
}
