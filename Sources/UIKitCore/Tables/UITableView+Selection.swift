internal import QuartzCore

/// Chosen rows and editing.
extension UITableView {
  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      for path in selection { deselect(path, animated: animated) }
      return
    }
    let allowsMany = editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if !allowsMany {
      for other in selection where other != path { deselect(other, animated: animated) }
    }
    if !selection.contains(path) { selection.append(path) }
    cells[path]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scroll(to: path, scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selection.removeAll { $0 == path }
    cells[path]?.setSelected(false, animated: animated)
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let sections = numberOfSections
    // A row of `NSNotFound` means the section without rows.
    let isRow = path.count > 1 && path.row != NSNotFound
    if path.section >= sections || (isRow && path.row >= numberOfRows(inSection: path.section)) {
      let count = path.section < sections ? numberOfRows(inSection: path.section) : 0
      UIKitException.list(
        .scrolledPastEnd(.table, path, sections: sections, count: count)
      ).raise()
    }
    let rect = isRow ? rectForRow(at: path) : rect(forSection: path.section)
    let shown = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    switch position {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: offset.y += rect.minY - shown.minY
    case .middle: offset.y += rect.midY - shown.midY
    case .bottom: offset.y += rect.maxY - shown.maxY
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  func showEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    coverRow()
    self.editing = editing
    for (path, cell) in cells { prepareEditing(cell, at: path, animated: animated) }
    setNeedsLayout()
  }

  func prepareEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
    guard editing else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let canEdit = rowSource?.tableView(self, canEditRowAt: path) ?? false
    cell.shownEditingStyle =
      canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    // The data source alone decides (V-144): `showsReorderControl` is set by few apps.
    cell.isIndentedWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path)
      ?? cell.shouldIndentWhileEditing
    cell.showsMoveControl = rowSource?.tableView(self, canMoveRowAt: path) ?? false
    if !cell.isEditing { cell.setEditing(true, animated: animated) }
  }
}
