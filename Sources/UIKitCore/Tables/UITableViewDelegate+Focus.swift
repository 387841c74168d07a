extension UITableViewDelegate {
  /// True by default for rows that can be selected.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    late("tableView:canFocusRowAtIndexPath:", [tableView, indexPath], or: tableView.focusesRows)
  }
  /// True by default.
  public func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { late("tableView:shouldUpdateFocusInContext:", [tableView, context], or: true) }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    tellLate(
      "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
      [tableView, context, coordinator]
    )
  }
  /// Nil by default.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    late("indexPathForPreferredFocusedViewInTableView:", [tableView], or: nil)
  }
  /// The table's own property by default.
  public func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    late(
      "tableView:selectionFollowsFocusForRowAtIndexPath:",
      [tableView, indexPath],
      or: tableView.selectionFollowsFocus
    )
  }
}
