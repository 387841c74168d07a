internal import Foundation
internal import QuartzCore
internal import UIKitCore

/// The changes that the canvas makes to tables that a document holds.
extension CanvasRules {
  func change(_ section: inout TableGeometry.Section, at index: Int, of table: UITableView) {
    guard drawn(table) != nil else { return }
    let canvas = DrawnTable(rules: self.table, table: table)
    if table.style == .plain {
      if version < CanvasVersion.headerPadding { section.headerPadding = 0 }
    } else {
      section.header = canvas.groupedHeader(index)
    }
    if let header = canvas.prototypeHeader(index) {
      section.header = header
      section.headerPadding = 0
    }
    if let footer = canvas.footer(index) { section.footer = footer }
    if section.header > 0, section.header != table.sectionHeaderHeight {
      section.header += probes.unsaved
    }
  }

  func height(of cell: UITableViewCell, at path: IndexPath, in table: UITableView) -> CGFloat? {
    guard drawn(cell) != nil else { return nil }
    if let row = table.estimated.row(path), self.table.leavesUnmeasured(row, in: table) {
      return table.geometry.row(path)?.height
    }
    let metrics = cell.metrics
    if cell.contentConfiguration != nil {
      return metrics.ceil(self.table.configuredRowHeight(metrics) + probes.unsaved)
    }
    guard let content = cell.textHeight(width: table.rowWidth) else { return nil }
    let least = self.table.rowHeight(metrics) + probes.unsaved
    let isStacked = content.isStacked
    return metrics.ceil(isStacked ? max(content.height + 21 - metrics.pixel, least) : least)
  }

  func change(_ metrics: inout TableMetrics, at path: IndexPath, of table: UITableView) {
    guard drawn(table) != nil, let row = table.geometry.row(path),
      self.table.hides(row, in: table)
    else { return }
    metrics.margin = self.table.hiddenMargin(metrics.margin)
  }

  func change(_ distances: inout CellDistances, of cell: UITableViewCell) {
    guard let drawn = drawn(cell) else { return }
    let metrics = cell.metrics
    let isInView = cell.table?.isControllerContent == false
    let margin = table.textMargin(metrics, width: cell.bounds.width, isInView: isInView)
    distances.textMargin = margin
    distances.markGap = table.markGap(cell.accessoryType, isHidden: metrics.margin < 15)
    distances.contentGap = table.linesTakeRoom ? nil : table.markGap(cell.accessoryType)
    distances.markRoom = table.markRoom(cell.accessoryType, metrics).map {
      $0 + margin - metrics.margin
    }
    distances.linesTakeRoom = table.linesTakeRoom
    distances.margins = table.cellMargins(
      metrics,
      isInTable: cell.table != nil,
      preservesTable: drawn.takesTableMargins
    )
  }
}

/// The headers and footers of one table.
private struct DrawnTable {
  let rules: CanvasTable
  let table: UITableView

  /// The height of a grouped section's header.
  func groupedHeader(_ section: Int) -> CGFloat {
    let asked = table.sectionHeaderHeight
    let isFirst = table.hasFirstGap(section)
    guard let title = table.headerTitle(section) else {
      let gap = isFirst ? TableMetrics.firstGroupedGap : TableMetrics.groupedGap
      return rules.gapHeight(isFirst: isFirst, asked: asked) ?? (asked >= 0 ? asked : gap)
    }
    let height = rules.titleHeight(
      isFirst: isFirst,
      hasFooter: table.footerTitle(section) != nil,
      line: height(of: title.uppercased(), width: table.rowWidth),
      table.metrics
    )
    return max(asked, height)
  }

  /// The room that is kept for a title above prototypes, and in newer plain tables above every
  /// section.
  func prototypeHeader(_ section: Int) -> CGFloat? {
    guard table.showsPrototypes, table.holdsRows else { return nil }
    guard table.style == .plain else {
      guard !table.prototypes.isEmpty, section == 0 else { return nil }
      let line = height(of: " ", width: table.rowWidth)
      let isFirst = !table.isBelowLargeTitle
      return rules.titleHeight(isFirst: isFirst, hasFooter: false, line: line, table.metrics)
    }
    let isTitled = table.headerTitle(section)?.isEmpty == false
    let isBare = table.prototypes.isEmpty && rules.version < CanvasVersion.bareHeaders
    guard !isTitled, !isBare else { return nil }
    switch rules.version {
    case ..<CanvasVersion.bareHeaders:
      return table.sectionHeaderHeight > 1 ? table.sectionHeaderHeight : TableMetrics.plainHeader
    case ..<CanvasVersion.plainHeaders: return TableMetrics.plainHeader
    case ..<CanvasVersion.headerPadding: return table.metrics.ceil(24.33)
    case ..<CanvasVersion.tallerBars:
      return table.metrics.ceil(22.33 + TableMetrics.plainHeaderPadding)
    default: return TableMetrics.plainHeader + TableMetrics.plainHeaderPadding
    }
  }

  /// The height below a section; nil for UIKit's.
  func footer(_ section: Int) -> CGFloat? {
    let asked = table.sectionFooterHeight
    guard let title = table.footerTitle(section) else {
      guard table.style == .plain else { return nil }
      return plainFooter
    }
    guard table.style != .plain else { return nil }
    if title.isEmpty { return asked >= 0 ? asked : TableMetrics.groupedGap }
    let width = table.rowWidth + rules.footerSpread(table.metrics)
    return max(asked, height(of: title, width: width) + rules.footerRoom(table.metrics))
  }

  /// The room that newer canvases keep for a title below each section of a plain table.
  private var plainFooter: CGFloat? {
    guard table.showsPrototypes, table.holdsRows,
      rules.version >= CanvasVersion.bareHeaders
    else { return nil }
    return TableMetrics.plainHeader
  }

  /// The height of text between the margins; lines are as high as letters alone make them.
  private func height(of content: String, width: CGFloat) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    label.text = content
    let room = max(width - 2 * table.metrics.margin, 1)
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
  }
}
