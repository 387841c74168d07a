internal import QuartzCore

/// The distances inside of a table's cell.
package struct CellDistances {
  /// The margins of the cell and its content: as wide as those of the table at the sides, 11 points
  /// above and below.
  package var margins: UIEdgeInsets
  /// The margin of text.
  package var textMargin: CGFloat
  /// The distance between text and the mark beside it.
  package var markGap: CGFloat = 8
  /// The margin of content beside a mark; nil for the margin that it has without one.
  package var contentGap: CGFloat? = 8
  /// The width that a mark takes from the content beside the margin; nil for its width and gap.
  package var markRoom: CGFloat?
  /// True if the line below a row takes from the height of its content.
  package var linesTakeRoom = true

  init(_ metrics: TableMetrics) {
    margins = UIEdgeInsets(top: 11, left: metrics.margin, bottom: 11, right: metrics.margin)
    textMargin = metrics.margin
  }
}

extension UITableViewCell {
  /// The distances inside of the cell.
  var distances: CellDistances {
    var distances = CellDistances(metrics)
    (UIScreen.main.layoutRules.flatMap { $0 as? any TableRules })?.change(&distances, of: self)
    return distances
  }
}
