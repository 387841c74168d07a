public import QuartzCore

/// Decides sizes, headers and selection of a table; each member has a default that leaves the
/// decision to the table's own properties.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Sizes
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Headers and display
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  )
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  )
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  // MARK: Selection
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  )

  // MARK: Editing
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// What swiping a row from its leading side uncovers.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What swiping a row from its trailing side uncovers; nil offers to delete it.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    late("tableView:heightForRowAt:", [tableView, indexPath], or: tableView.rowHeight)
  }
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
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    late(
      "tableView:estimatedHeightForRowAt:",
      [tableView, indexPath],
      or: tableView.estimatedRowHeight
    )
  }
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
  public func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { late("tableView:indentationLevelForRowAt:", [tableView, indexPath], or: 0) }

  public func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? { late("tableView:viewForHeaderInSection:", [tableView, section], or: nil) }
  public func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? { late("tableView:viewForFooterInSection:", [tableView, section], or: nil) }
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { tellLate("tableView:willDisplay:forRowAt:", [tableView, cell, indexPath]) }
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { tellLate("tableView:willDisplayHeaderView:forSection:", [tableView, view, section]) }
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { tellLate("tableView:willDisplayFooterView:forSection:", [tableView, view, section]) }
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { tellLate("tableView:didEndDisplaying:forRowAt:", [tableView, cell, indexPath]) }

  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { late("tableView:shouldHighlightRowAt:", [tableView, indexPath], or: true) }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tellLate("tableView:didHighlightRowAt:", [tableView, indexPath])
  }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tellLate("tableView:didUnhighlightRowAt:", [tableView, indexPath])
  }
  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    late("tableView:willSelectRowAt:", [tableView, indexPath], or: Optional(indexPath))
  }
  public func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    late("tableView:willDeselectRowAt:", [tableView, indexPath], or: Optional(indexPath))
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tellLate("tableView:didSelectRowAt:", [tableView, indexPath])
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tellLate("tableView:didDeselectRowAt:", [tableView, indexPath])
  }
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { tellLate("tableView:accessoryButtonTappedForRowWith:", [tableView, indexPath]) }

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
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    late("tableView:titleForDeleteConfirmationButtonForRowAt:", [tableView, indexPath], or: nil)
  }
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
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    late("tableView:leadingSwipeActionsConfigurationForRowAt:", [tableView, indexPath], or: nil)
  }
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    late("tableView:trailingSwipeActionsConfigurationForRowAt:", [tableView, indexPath], or: nil)
  }
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tellLate("tableView:willBeginEditingRowAt:", [tableView, indexPath])
  }
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tellLate("tableView:didEndEditingRowAt:", [tableView, indexPath])
  }
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
