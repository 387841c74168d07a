internal import QuartzCore

/// The facts that a table gives a cell about its place.
struct TableRowPlace: Equatable {
  var style: UITableView.Style
  var isFirst: Bool
  var isLast: Bool
  var metrics: TableMetrics
  /// Nil for no separators.
  var separatorColor: UIColor?
  /// The inset that the table was given; nil for the automatic one.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges

  /// The corners that are round because the row begins or ends a rounded group.
  var roundedCorners: CACornerMask {
    guard style == .insetGrouped else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Full-width groups begin with a line from edge to edge; so do they end.
  var hasTopLine: Bool { style == .grouped && isFirst && separatorColor != nil }

  /// Rounded groups end without a line.
  var hasBottomLine: Bool { separatorColor != nil && !(style == .insetGrouped && isLast) }

  var bottomLineIsFullWidth: Bool { style == .grouped && isLast }
}

/// One line between two rows.
final class TableSeparator: UIView {
  init(color: UIColor?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }
}
