/// Rows under a finger: highlighted while it is down, chosen when it is lifted.
extension UITableView {
  /// The row that a touch is in, with its cell.
  private func row(of touch: UITouch?) -> (path: IndexPath, cell: UITableViewCell)? {
    guard let view = touch?.view else { return nil }
    for ancestor in sequence(first: view, next: \.superview) {
      guard let cell = ancestor as? UITableViewCell, cell.table === self,
        let path = indexPath(for: cell)
      else { continue }
      return (path, cell)
    }
    return nil
  }

  func rowTouched(_ touches: Set<UITouch>) {
    if let uncovered, !uncovered.buttons.contains(where: { $0 === touches.first?.view }) {
      // A tap anywhere else only closes the row.
      return coverRow(animated: true)
    }
    guard !(touches.first?.view is TableEditControl) else { return }
    if touches.first?.view is TableMoveControl, let (path, _) = row(of: touches.first) {
      movingRow = path
      return
    }
    guard let (path, cell) = row(of: touches.first), mayChoose,
      touches.first?.view as? TableAccessory == nil,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    touchedRow = path
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func rowReleased(_ touches: Set<UITouch>) {
    if let source = movingRow {
      movingRow = nil
      guard let point = touches.first?.location(in: self), let end = indexPathForRow(at: point)
      else { return }
      return userMoved(source, to: end)
    }
    if let control = touches.first?.view as? TableEditControl,
      let (path, _) = row(of: touches.first)
    {
      return editControlTapped(path, control)
    }
    if let touch = touches.first, touch.view is TableAccessory, let (path, cell) = row(of: touch) {
      return accessoryTapped(path, cell)
    }
    guard let path = touchedRow else { return }
    let isInside =
      touches.first.map {
        bounds.holds($0.location(in: self))
          && rectForRow(at: path).contains($0.location(in: self))
      }
      ?? false
    unhighlight()
    guard isInside else { return }
    userChose(path)
    if let tableDelegate, tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
      tableDelegate.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  func rowLeft() {
    movingRow = nil
    unhighlight()
  }

  private func unhighlight() {
    guard let path = touchedRow else { return }
    touchedRow = nil
    cells[path]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private var mayChoose: Bool { focusesRows }

  func accessoryTapped(_ path: IndexPath, _ cell: UITableViewCell) {
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    cell.trigger(.accessory)
  }

  /// Does as a tap on a row does: the delegate is asked and notified, and the cell's segue goes off
  /// before the delegate hears of the selection.
  func userChose(_ path: IndexPath) {
    let allowsMany = editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if allowsMany, selection.contains(path) { return userUnchose(path) }
    let wanted = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted else { return }
    if !allowsMany { for other in selection where other != wanted { userUnchose(other) } }
    select(wanted, animated: false, scrollPosition: .none)
    if !editing { cells[wanted]?.trigger(.selection) }
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
    noteSelection()
  }

  /// Says that the user changed what is selected; calls of the app say nothing (V-265).
  private func noteSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func userUnchose(_ path: IndexPath) {
    let wanted = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let wanted else { return }
    deselect(wanted, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
    noteSelection()
  }
}
