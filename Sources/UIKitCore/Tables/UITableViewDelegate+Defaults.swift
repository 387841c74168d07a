public import QuartzCore

/// The answers of delegates that leave a question to their list.
extension UITableViewDelegate {
  /// The table's `rowHeight` by default.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    late(
      "tableView:heightForRowAt:",
      [tableView, indexPath],
      or: tableView.height(tableView.rowHeight, leftBy: self)
    )
  }
  /// The table's `sectionHeaderHeight` by default.
  public func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    late(
      "tableView:heightForHeaderInSection:",
      [tableView, section],
      or: tableView.sectionHeaderHeight
    )
  }
  /// The table's `sectionFooterHeight` by default.
  public func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    late(
      "tableView:heightForFooterInSection:",
      [tableView, section],
      or: tableView.sectionFooterHeight
    )
  }
  /// The table's `estimatedRowHeight` by default.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    late(
      "tableView:estimatedHeightForRowAt:",
      [tableView, indexPath],
      or: tableView.height(tableView.estimatedRowHeight, leftBy: self)
    )
  }
  /// The table's `estimatedSectionHeaderHeight` by default; never asked here.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    late(
      "tableView:estimatedHeightForHeaderInSection:",
      [tableView, section],
      or: tableView.estimatedSectionHeaderHeight
    )
  }
  /// The table's `estimatedSectionFooterHeight` by default; never asked here.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    late(
      "tableView:estimatedHeightForFooterInSection:",
      [tableView, section],
      or: tableView.estimatedSectionFooterHeight
    )
  }
  /// The cell's own level by default.
  public func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    late(
      "tableView:indentationLevelForRowAt:",
      [tableView, indexPath],
      or: tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0
    )
  }

  /// Nil by default, which leaves the header to its title.
  public func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? { late("tableView:viewForHeaderInSection:", [tableView, section], or: nil) }
  /// Nil by default, which leaves the footer to its title.
  public func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? { late("tableView:viewForFooterInSection:", [tableView, section], or: nil) }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { tellLate("tableView:willDisplay:forRowAt:", [tableView, cell, indexPath]) }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { tellLate("tableView:willDisplayHeaderView:forSection:", [tableView, view, section]) }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { tellLate("tableView:willDisplayFooterView:forSection:", [tableView, view, section]) }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { tellLate("tableView:didEndDisplaying:forRowAt:", [tableView, cell, indexPath]) }

  /// True by default.
  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { late("tableView:shouldHighlightRowAt:", [tableView, indexPath], or: true) }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tellLate("tableView:didHighlightRowAt:", [tableView, indexPath])
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tellLate("tableView:didUnhighlightRowAt:", [tableView, indexPath])
  }
  /// The row itself by default.
  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    late("tableView:willSelectRowAt:", [tableView, indexPath], or: Optional(indexPath))
  }
  /// The row itself by default.
  public func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    late("tableView:willDeselectRowAt:", [tableView, indexPath], or: Optional(indexPath))
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tellLate("tableView:didSelectRowAt:", [tableView, indexPath])
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tellLate("tableView:didDeselectRowAt:", [tableView, indexPath])
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { tellLate("tableView:accessoryButtonTappedForRowWith:", [tableView, indexPath]) }

  /// The `editingStyle` of the row's cell by default; `.delete` while it has no cell.
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    late(
      "tableView:editingStyleForRowAt:",
      [tableView, indexPath],
      or: tableView.cellForRow(at: indexPath)?.editingStyle ?? .delete
    )
  }
  /// Nil by default, for "Delete".
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    late("tableView:titleForDeleteConfirmationButtonForRowAt:", [tableView, indexPath], or: nil)
  }
  /// The cell's `shouldIndentWhileEditing` by default.
  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    late(
      "tableView:shouldIndentWhileEditingRowAt:",
      [tableView, indexPath],
      or: tableView.cellForRow(at: indexPath)?.shouldIndentWhileEditing ?? true
    )
  }
  /// Nil by default, for no actions.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    late("tableView:leadingSwipeActionsConfigurationForRowAt:", [tableView, indexPath], or: nil)
  }
  /// Nil by default, which offers to delete a row that may be edited.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    late("tableView:trailingSwipeActionsConfigurationForRowAt:", [tableView, indexPath], or: nil)
  }
  /// Nil by default, for no actions.
  public func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    late("tableView:editActionsForRowAt:", [tableView, indexPath], or: nil)
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tellLate("tableView:willBeginEditingRowAt:", [tableView, indexPath])
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tellLate("tableView:didEndEditingRowAt:", [tableView, indexPath])
  }
  /// The proposed place by default.
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    late(
      "tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:",
      [tableView, sourceIndexPath, proposedDestinationIndexPath],
      or: proposedDestinationIndexPath
    )
  }
}
