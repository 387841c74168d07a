internal import QuartzCore

/// The heights of a table's sections from what the table and its delegate ask for: a value without
/// views, in points.
nonisolated struct TableMeasure: Equatable {
  /// True for plain tables, false for grouped ones.
  var isPlain: Bool
  /// The space above the header of a plain section; negative for the system's.
  var headerTopPadding: CGFloat = -1

  /// The answers of a section about its header or its footer.
  struct Edge: Equatable {
    /// The height that the delegate or the table asks for; negative for automatic.
    var asked: CGFloat
    /// The height that the table has for all its sections; negative for automatic.
    var common: CGFloat
    /// The height that fits a view of its own; nil without one.
    var view: CGFloat?
    /// The height of its text, broken into lines where rows end; nil without a title.
    var title: CGFloat?
  }

  /// Puts a section together.
  ///
  /// `hasFirstGap` is true for the section that begins further down than the others (S-17).
  func section(
    header: Edge,
    footer: Edge,
    rows: RowHeights,
    hasFirstGap: Bool
  ) -> TableGeometry.Section {
    var section = TableGeometry.Section()
    section.header = self.header(header, hasFirstGap: hasFirstGap)
    section.headerPadding = section.header > 0 ? padding : 0
    section.rows = rows
    section.footer = self.footer(footer)
    return section
  }

  /// 1. A view of its own is as high as asked, and as it fits where that is automatic.
  /// 2. A plain section without a title has no header, unless its delegate asks for one (S-9).
  /// 3. A plain title is as high as asked; automatic, it has room for its text, at least 28 points.
  /// 4. A grouped title has room for its text, at least 38 points, and more where the section begins
  ///    further down; it is never lower than asked.
  /// 5. A grouped section without a title keeps a gap, a larger one where it begins further down.
  private func header(_ edge: Edge, hasFirstGap: Bool) -> CGFloat {
    if let view = edge.view { return edge.asked >= 0 ? edge.asked : view }
    if isPlain {
      guard let title = edge.title else { return bare(edge) }
      return edge.asked >= 0 ? edge.asked : max(TableMetrics.plainHeader, title + 10)
    }
    if let title = edge.title {
      let height = max(TableMetrics.groupedHeader, title + 22)
      return max(edge.asked, height + (hasFirstGap ? TableMetrics.firstGroupedHeader : 0))
    }
    if edge.asked >= 0 { return edge.asked }
    return hasFirstGap ? TableMetrics.firstGroupedGap : TableMetrics.groupedGap
  }

  /// The steps are those of headers, but for texts: a plain one is 28 points high, a grouped one
  /// as high as its whole view.
  private func footer(_ edge: Edge) -> CGFloat {
    if let view = edge.view { return edge.asked >= 0 ? edge.asked : view }
    if let title = edge.title {
      if isPlain { return edge.asked >= 0 ? edge.asked : TableMetrics.plainHeader }
      return max(edge.asked, title)
    }
    if isPlain { return bare(edge) }
    return edge.asked >= 0 ? edge.asked : TableMetrics.groupedGap
  }

  /// Without a title and a view only a height that differs from the table's own counts.
  private func bare(_ edge: Edge) -> CGFloat {
    edge.asked == edge.common ? 0 : max(edge.asked, 0)
  }

  /// Plain sections keep 22 points above their header since iOS 15, unless the app says otherwise.
  private var padding: CGFloat {
    guard isPlain else { return 0 }
    return headerTopPadding >= 0 ? headerTopPadding : TableMetrics.plainHeaderPadding
  }

  /// The height of a row until its cell is measured: the estimate, 44 without one.
  static func estimate(_ height: CGFloat) -> CGFloat {
    height > 0 ? height : TableMetrics.rowHeight
  }
}
