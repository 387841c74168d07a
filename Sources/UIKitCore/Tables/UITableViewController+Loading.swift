internal import QuartzCore

extension UITableViewController {
  /// Makes the table unless the document brought one, and becomes what it asks.
  func prepareTable() {
    if !(viewIfLoaded is UITableView) {
      view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: initialStyle)
    }
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    if isEditing { table.setEditing(true, animated: false) }
    if let nib = documentRefreshControl {
      table.refreshControl = nib.object("refreshControl") as? UIRefreshControl
      documentRefreshControl = nil
    }
  }

  /// Deselects the rows when the table comes into sight, if that is asked for.
  func clearSelection(animated: Bool) {
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    for path in table.selection { table.deselectRow(at: path, animated: animated) }
  }
}
