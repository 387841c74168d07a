internal import QuartzCore

/// The facts that a list gives a cell about its place in it.
struct ListRowPlace {
  /// The part that a cell has in its section.
  enum Part: Equatable { case row, header, footer }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var part = Part.row
  /// True for the first and the last of a section's rows, headers not counted.
  var isFirst = false
  var isLast = false
  var metrics: TableMetrics
  /// The lines of the row; nil in a list without lines.
  var separators: UIListSeparatorConfiguration?

  /// The same place in a table, which knows corners and lines.
  var row: TableRowPlace {
    TableRowPlace(
      style: appearance.tableStyle,
      isFirst: isFirst,
      isLast: isLast,
      metrics: metrics,
      separatorColor: separators?.color
    )
  }

  /// The content that a cell of this part has in such a list.
  var content: UIListContentConfiguration {
    switch (appearance, part) {
    case (.sidebar, .row), (.sidebarPlain, .row): .sidebarCell()
    case (_, .row): .cell()
    case (.sidebar, .header), (.sidebarPlain, .header): .sidebarHeader()
    case (.plain, .header): .plainHeader()
    case (_, .header): .groupedHeader()
    case (.grouped, .footer), (.insetGrouped, .footer): .groupedFooter()
    case (_, .footer): .plainFooter()
    }
  }

  /// The background that a cell of this part has in such a list.
  var background: UIBackgroundConfiguration {
    switch (appearance, part) {
    case (.plain, .row): .listPlainCell()
    case (.grouped, .row), (.insetGrouped, .row): .listGroupedCell()
    case (.sidebar, .row), (.sidebarPlain, .row): .listSidebarCell()
    case (.plain, _): .listPlainHeaderFooter()
    case (.grouped, _), (.insetGrouped, _): .listGroupedHeaderFooter()
    case (.sidebar, _), (.sidebarPlain, _): .listSidebarHeader()
    }
  }

  /// The least height, in points.
  var leastHeight: CGFloat {
    switch part {
    case .row: TableMetrics.rowHeight
    case .header: appearance == .plain ? TableMetrics.plainHeader : TableMetrics.groupedHeader
    case .footer: 0
    }
  }
}
