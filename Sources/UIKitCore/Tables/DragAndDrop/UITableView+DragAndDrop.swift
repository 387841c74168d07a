/// The drags out of a table and the drops on it, with its delegates.
final class TableDragAndDrop: ListDragAndDrop<UITableViewDropProposal> {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
}

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

extension UITableView: DragAndDropList {
  var hasDropDelegate: Bool { dropDelegate != nil }

  func pathOfEntry(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func cellOfEntry(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func frameOfEntry(at path: IndexPath) -> CGRect { rectForRow(at: path) }
  func highlightEntry(at path: IndexPath, _ isHighlighted: Bool) {
    cellForRow(at: path)?.isHighlighted = isHighlighted
  }

  func canMoveEntry(at path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }
  func moveEntry(at path: IndexPath, to destination: IndexPath) {
    dataSource?.tableView(self, moveRowAt: path, to: destination)
    moveRow(at: path, to: destination)
  }
  func insertEntry(at path: IndexPath) { insertRows(at: [path], with: .automatic) }

  // MARK: The drag's delegate

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint)
    -> [UIDragItem]
  {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func staysInApp(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: The drop's delegate

  func canHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
  func proposal(for session: any UIDropSession, at path: IndexPath?) -> UITableViewDropProposal {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func performDrop(with coordinator: ListDropCoordinator<UITableViewDropProposal>) {
    dropDelegate?.tableView(self, performDropWith: coordinator)
  }
}
