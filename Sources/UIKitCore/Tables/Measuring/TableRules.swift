/// Rules that lay tables out beside UIKit's own; the rules of a screen may be these too.
package protocol TableRules: AnyObject {
  /// Changes the heights of a section, as data source, delegate and table ask for them.
  func change(_ section: inout TableGeometry.Section, at index: Int, of table: UITableView)
  /// The height of a row that decides for itself; nil for what its cell needs.
  func height(of cell: UITableViewCell, at path: IndexPath, in table: UITableView) -> CGFloat?
  /// Changes the distances that a row's cell is laid out with.
  func change(_ metrics: inout TableMetrics, at path: IndexPath, of table: UITableView)
  /// Changes the distances inside of a cell.
  func change(_ distances: inout CellDistances, of cell: UITableViewCell)
}
