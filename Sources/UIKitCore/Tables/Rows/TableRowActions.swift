internal import QuartzCore

/// The actions of rows, the controls of edited ones, and moving them.
extension UITableView: SwipedList {
  /// The actions that swiping a row offers: the delegate's, or to delete it where editing would.
  func actions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard !editing else { return nil }
    let own =
      isLeading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions.isEmpty ? nil : own }
    if !isLeading, let old = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      // The older method is asked where the newer one gives nothing, and an empty list lets the
      // row be (W-33).
      guard !old.isEmpty, mayEdit(path) else { return nil }
      return UISwipeActionsConfiguration(actions: old.map { $0.contextual(at: path) })
    }
    guard !isLeading, mayEdit(path), deletesRows,
      tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let delete = UIContextualAction(style: .destructive, title: deleteTitle(path)) {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      rowSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// A swipe deletes only where the data source has a method for it (V-269); without a delegate it
  /// has to be known to have one.
  private var deletesRows: Bool {
    guard let rowSource else { return false }
    let commit = "tableView:commit:forRowAt:"
    return tableDelegate == nil ? rowSource.implements(commit) : !rowSource.isWithout(commit)
  }

  private func mayEdit(_ path: IndexPath) -> Bool {
    rowSource?.tableView(self, canEditRowAt: path) ?? false
  }

  private func deleteTitle(_ path: IndexPath) -> String {
    tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
  }

  /// Asks whether a row of an edited table is to be deleted.
  func confirmDeletion(at path: IndexPath) {
    coverRow()
    guard let cell = cells[path] else { return }
    let button = TableActionButton(title: deleteTitle(path), image: nil, color: .systemRed) {
      [weak self] in
      guard let self else { return }
      coverRow()
      rowSource?.tableView(self, commit: .delete, forRowAt: path)
    }
    cell.showingDeleteConfirmation = true
    show([button], on: cell, at: path, isLeading: false)
    didUncover(cell)
  }

  // MARK: Swiping

  func swipedRow(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func swipedCell(at path: IndexPath) -> (any SwipedCell)? { cells[path] }

  func willUncover(_ path: IndexPath) {
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func didUncover(_ cell: any SwipedCell) {
    guard let cell = cell as? UITableViewCell else { return }
    cell.willTransition(to: cell.stateMask)
    cell.setNeedsLayout()
    cell.didTransition(to: cell.stateMask)
  }

  func didCover(_ cell: any SwipedCell) {
    guard let cell = cell as? UITableViewCell else { return }
    let wasSwipe = !cell.showingDeleteConfirmation
    cell.showingDeleteConfirmation = false
    cell.setNeedsLayout()
    if wasSwipe {
      tableDelegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
    }
  }

  /// A tap on the circle that an edited row begins with.
  func editControlTapped(_ path: IndexPath, _ control: TableEditControl) {
    switch control.style {
    case .insert: rowSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      if uncovered?.path == path { coverRow() } else { confirmDeletion(at: path) }
    case .none: break
    }
  }

  // MARK: Moving

  /// Moves a row as a user does: the delegate may choose another place, and the data source is
  /// asked to move it there.
  func userMoved(_ source: IndexPath, to proposed: IndexPath) {
    guard editing, rowSource?.tableView(self, canMoveRowAt: source) ?? false else { return }
    let target =
      tableDelegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: source,
        toProposedIndexPath: proposed
      ) ?? proposed
    guard target != source else { return }
    rowSource?.tableView(self, moveRowAt: source, to: target)
    moveRow(at: source, to: target)
  }
}

extension UITableViewCell: SwipedCell {
  /// The controls that the cell shows.
  var stateMask: StateMask {
    var mask: StateMask = []
    if editing { mask.insert(.showingEditControl) }
    if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }
}
