public import Foundation

/// The answers of delegates that know nothing of commands for rows and of headers that leave (V-271).
extension UITableViewDelegate {
  /// False by default.
  public func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    late("tableView:shouldShowMenuForRowAtIndexPath:", [tableView, indexPath], or: false)
  }
  /// False by default.
  public func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    late(
      "tableView:canPerformAction:forRowAtIndexPath:withSender:",
      [tableView, action, indexPath, sender],
      or: false
    )
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    tellLate(
      "tableView:performAction:forRowAtIndexPath:withSender:",
      [tableView, action, indexPath, sender]
    )
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    tellLate("tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section])
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    tellLate("tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section])
  }
}

extension UITableView {
  /// The menu of the commands that the delegate offers for a row; nil without any.
  func commandMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
    guard let tableDelegate, tableDelegate.tableView(self, shouldShowMenuForRowAt: path) else {
      return nil
    }
    return .commands { [self] action in
      tableDelegate.tableView(self, canPerformAction: action, forRowAt: path, withSender: self)
    } perform: { [weak self] action in
      guard let self else { return }
      self.tableDelegate?
        .tableView(self, performAction: action, forRowAt: path, withSender: self)
    }
  }
}
