internal import AccessibilityTree

/// The context that a container adds to the description of its elements.
struct AccessibilityContexts {
  private let container: AccessibleObject

  init(_ container: AccessibleObject) { self.container = container }

  func apply(to group: inout AccessibleItem) {
    switch group.kind {
    case .list:
      group.change(first: true) { $0.startsList = true }
      if group.elements.count > 1 { group.change(first: false) { $0.endsList = true } }
    case .landmark:
      group.change(first: true) { $0.startsLandmark = true }
      if group.elements.count > 1 { group.change(first: false) { $0.endsLandmark = true } }
    case .dataTable: placeCells(in: &group)
    case .none, .window, .alert, .bar, .tabBar, .scrollArea, .cells, .group: break
    }
    if isSeries(group) { count(&group) }
  }

  private func isSeries(_ group: AccessibleItem) -> Bool {
    group.kind == .tabBar || group.object is UISegmentedControl
      || container.traits.contains(.tabBar)
  }

  private func count(_ group: inout AccessibleItem) {
    let numbers = group.children.indices.filter { group.children[$0].isElement }
    for (number, index) in numbers.enumerated() {
      group.children[index].context.place = .init(number: number + 1, count: numbers.count)
      group.children[index].context.isTab = container.traits.contains(.tabBar)
    }
  }

  private func placeCells(in group: inout AccessibleItem) {
    guard let table = container.object as? any UIAccessibilityContainerDataTable else { return }
    for index in group.children.indices {
      let object = group.children[index].object
      guard let cell = object as? any UIAccessibilityContainerDataTableCell else { continue }
      let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
      group.children[index].context.row = Self.span(rows)
      group.children[index].context.column = Self.span(columns)
      group.children[index].context.headers = headers(of: cell, rows, columns, in: table)
    }
  }

  private static func span(_ range: NSRange) -> AccessibilityContext.Span? {
    guard range.location != NSNotFound, range.length > 0 else { return nil }
    return .init(start: range.location + 1, length: range.length)
  }

  private func headers(
    of cell: any UIAccessibilityContainerDataTableCell,
    _ rows: NSRange,
    _ columns: NSRange,
    in table: any UIAccessibilityContainerDataTable
  ) -> [String] {
    let row = rows.location == NSNotFound ? nil : rows.location
    let column = columns.location == NSNotFound ? nil : columns.location
    let cells =
      (row.flatMap(table.accessibilityHeaderElements(forRow:)) ?? [])
      + (column.flatMap(table.accessibilityHeaderElements(forColumn:)) ?? [])
    return cells.filter { $0 !== cell }.compactMap { header in
      (header as? NSObject).map { AccessibleObject(object: $0).label }
    }.filter { !$0.isEmpty }
  }
}
