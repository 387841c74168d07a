public import Foundation

nonisolated extension UITableView {
  /// Never posted here; the delegate hears of selections.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}
