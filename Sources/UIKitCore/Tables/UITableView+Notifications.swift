public import Foundation

nonisolated extension UITableView {
  /// Posted by a table in which the user selected or deselected a row, after the delegate has heard
  /// of it (V-265).
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}
