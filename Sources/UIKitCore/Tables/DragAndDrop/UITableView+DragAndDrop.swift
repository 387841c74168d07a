extension UITableView {
  /// Supplies what the user drags out of rows; default nil, which lets nothing be dragged (G-06).
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragAndDrop?.dragDelegate }
    set { withDragAndDrop { $0.dragDelegate = newValue } }
  }

  /// Takes what falls on the table; without one, a row of its own that the data source lets move
  /// is moved (G-07, G-08); default nil.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragAndDrop?.dropDelegate }
    set { withDragAndDrop { $0.dropDelegate = newValue } }
  }

  private func withDragAndDrop(_ change: (TableDragAndDrop) -> Void) {
    let found = dragAndDrop ?? TableDragAndDrop(self)
    dragAndDrop = found
    change(found)
    found.drag.isEnabled = dragInteractionEnabled
  }
}
