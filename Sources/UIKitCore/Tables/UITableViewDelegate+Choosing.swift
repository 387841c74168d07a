/// The answers of delegates that know nothing of several rows, of actions and of dragged items.
extension UITableViewDelegate {
  /// True while the list is edited.
  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    late(
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
      [tableView, indexPath],
      or: tableView.isEditing
    )
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    tellLate(
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
      [tableView, indexPath]
    )
  }
  /// Does nothing by default.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    tellLate("tableViewDidEndMultipleSelectionInteraction:", [tableView])
  }
  /// True while the list is not edited.
  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    late(
      "tableView:canPerformPrimaryActionForRowAtIndexPath:",
      [tableView, indexPath],
      or: !tableView.isEditing
    )
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    tellLate(
      "tableView:performPrimaryActionForRowAtIndexPath:",
      [tableView, indexPath]
    )
  }
  /// True by default.
  public func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    late(
      "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
      [tableView, indexPath, context],
      or: true
    )
  }
}
