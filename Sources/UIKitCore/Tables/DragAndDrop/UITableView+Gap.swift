internal import QuartzCore

/// Rows that make room for what is dragged over the table (V-130).
extension UITableView {
  /// The rectangle at which a row is shown; another than its own while rows make room.
  func shownRect(ofRow path: IndexPath) -> CGRect {
    rectForRow(at: path).offsetBy(dx: 0, dy: gapShift { $0.shift(of: path) })
  }

  /// The distance by which a part of the table is shown lower, by its direction.
  func gapShift(_ direction: (ListGap) -> CGFloat) -> CGFloat {
    guard let gap = dragAndDrop?.gap else { return 0 }
    return direction(gap) * gapLength(gap)
  }

  /// The height of the room: that of the dragged row, or of the row whose place is taken.
  func gapLength(_ gap: ListGap) -> CGFloat {
    let path = gap.source ?? gap.destination
    let counts = geometry.sections
    guard counts.indices.contains(path.section), path.row < counts[path.section].rowCount else {
      return 0
    }
    return rectForRow(at: path).height
  }

  /// Hides the cell whose picture is dragged, and shows the one before it again.
  func hideDragged(_ cell: UITableViewCell?) {
    guard draggedCell !== cell else { return }
    draggedCell?.isHidden = false
    cell?.isHidden = true
    draggedCell = cell
  }
}
