internal import QuartzCore
internal import UIKitCore

/// The distances of tables on Xcode's canvas in one version of the tools.
///
/// They are those of the iOS that the canvas ran, worked out from the frames that were saved in it.
/// Apps at run time use the current distances alone.
nonisolated struct CanvasTable: Equatable {
  let version: Int

  // MARK: Cells

  /// True if the line below a row takes from the height of its content.
  var linesTakeRoom: Bool { version < CanvasVersion.fullContent }

  /// The margin of text in a cell.
  ///
  /// Small phones had a point less, longer so where the table is not all that its controller shows,
  /// and cells kept text readable.
  func textMargin(_ metrics: TableMetrics, width: CGFloat, isInView: Bool) -> CGFloat {
    if version >= CanvasVersion.cellMargins {
      let isSmall = metrics.margin < 15 || isInView && metrics.margin == 16
      return isSmall && version < CanvasVersion.fullContent ? 15 : metrics.margin
    }
    let isLargePhone = metrics.pixel < 0.4 && metrics.margin == 20
    let margin: CGFloat = isLargePhone ? 20 : 15
    return max(margin, (width - Self.readableWidth) / 2)
  }

  /// The greatest width of text in a cell.
  private static let readableWidth: CGFloat = 672

  /// True if a row lies below the part of a table that the canvas shows, which began below the
  /// bars.
  @MainActor
  func hides(_ row: TableGeometry.Band, in table: UITableView) -> Bool {
    let isFlat = (CanvasVersion.plainHeaders..<CanvasVersion.tallerBars).contains(version)
    // Some versions made the rows of one more height than fit.
    let top = isFlat ? -TableMetrics.rowHeight : table.safeAreaInsets.top
    return row.y + top >= table.bounds.height
  }

  /// True if the canvas left a row unmeasured, because it was out of sight while all rows still had
  /// the height of an empty one.
  @MainActor
  func leavesUnmeasured(_ row: TableGeometry.Band, in table: UITableView) -> Bool {
    (CanvasVersion.plainHeaders..<CanvasVersion.tallerBars).contains(version)
      && row.y + table.safeAreaInsets.top >= table.bounds.height
  }

  /// The margin in rows that the canvas does not show, which lie outside of any window there.
  func hiddenMargin(_ margin: CGFloat) -> CGFloat {
    (CanvasVersion.cellMarks..<CanvasVersion.glass).contains(version) ? 8 : margin
  }

  /// True if cells took the margins of their table, not those of every table.
  var inheritsMargins: Bool { version >= CanvasVersion.cellMargins }

  /// The margins of a cell and its content; those of a cell that stands alone came later.
  func cellMargins(
    _ metrics: TableMetrics,
    isInTable: Bool,
    preservesTable: Bool
  ) -> UIEdgeInsets {
    guard version >= CanvasVersion.cellMargins else {
      let side: CGFloat = isInTable && preservesTable ? 15 : 8
      return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }
    let isEarly = !isInTable && version < CanvasVersion.midsizePhones && metrics.margin == 16
    let side = isEarly ? 15 : metrics.margin
    let end: CGFloat = version < CanvasVersion.glass ? 11 : 15
    return UIEdgeInsets(top: end, left: side, bottom: end, right: side)
  }

  /// The width that a mark takes from the content beside the margin, in points; nil for as much as
  /// today.
  func markRoom(_ type: UITableViewCell.AccessoryType, _ metrics: TableMetrics) -> CGFloat? {
    switch (type, version) {
    case (.disclosureIndicator, ..<CanvasVersion.fullContent): 18
    case (.disclosureIndicator, ..<CanvasVersion.plainHeaders): metrics.round(11.2)
    case (.disclosureIndicator, ..<CanvasVersion.headerPadding): 9.5
    case (.disclosureIndicator, ..<CanvasVersion.tallerBars): metrics.round(8.6)
    case (.disclosureIndicator, _): metrics.round(10.4)
    case (.detailButton, ..<CanvasVersion.glass): 20.5
    // Rows of KeePassium and of two apps of Nordic Semiconductor.
    case (.detailButton, _): 24
    default: nil
    }
  }

  /// The distance between text and the mark beside it.
  func markGap(_ type: UITableViewCell.AccessoryType, isHidden: Bool = false) -> CGFloat {
    guard version < CanvasVersion.fullContent else { return 8 }
    if type == .checkmark, isHidden { return 3 }
    guard type == .disclosureIndicator else { return 0 }
    return version < CanvasVersion.cellMarks ? 2 : 1
  }

  /// The text that the canvas shows in an empty second label.
  static func substitute(_ style: UITableViewCell.CellStyle) -> String {
    style == .subtitle ? "Subtitle" : "Detail"
  }

  // MARK: Rows

  /// The height of a self-sizing row with one line of text.
  func rowHeight(_ metrics: TableMetrics) -> CGFloat {
    switch version {
    case ..<CanvasVersion.measuredRows: TableMetrics.rowHeight
    case ..<CanvasVersion.glass: TableMetrics.rowHeight - metrics.pixel
    default: 51
    }
  }

  /// The height of such a row whose content is configured.
  func configuredRowHeight(_ metrics: TableMetrics) -> CGFloat {
    version < CanvasVersion.glass ? TableMetrics.rowHeight + metrics.pixel : 51
  }

  // MARK: Headers and footers

  /// The height of a grouped section's title; one above a footer stood a little lower.
  func titleHeight(
    isFirst: Bool,
    hasFooter: Bool,
    line: CGFloat,
    _ metrics: TableMetrics
  ) -> CGFloat {
    let gap = metrics.floor(TableMetrics.firstGroupedHeader)
    switch version {
    case CanvasVersion.plainHeaders..<CanvasVersion.tallerBars:
      return line + 16 + (isFirst ? gap : 0)
    default:
      if isFirst { return TableMetrics.groupedHeader + gap }
      return TableMetrics.groupedHeader + (hasFooter ? metrics.floor(7.5) : 0)
    }
  }

  /// The height of the gap above a grouped section without a title; nil for what was asked.
  func gapHeight(isFirst: Bool, asked: CGFloat) -> CGFloat? {
    isFirst && version < CanvasVersion.fullContent && asked >= 0
      ? max(asked, TableMetrics.firstGroupedGap) : nil
  }

  /// The width by which a footer's text exceeded today's margins, in points.
  func footerSpread(_ metrics: TableMetrics) -> CGFloat {
    let isFlat = (CanvasVersion.plainHeaders..<CanvasVersion.tallerBars).contains(version)
    return isFlat ? 2 * (metrics.margin - 8) : 0
  }

  /// The space above and below a grouped footer's text, in points.
  func footerRoom(_ metrics: TableMetrics) -> CGFloat {
    let isFlat = (CanvasVersion.plainHeaders..<CanvasVersion.tallerBars).contains(version)
    return isFlat ? 9 : 2 * metrics.floor(7.5)
  }
}
