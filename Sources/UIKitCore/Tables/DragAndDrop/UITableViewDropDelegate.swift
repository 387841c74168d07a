/// Decides about dragged items over a table and takes them (G-07).
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// The items were dropped; the coordinator says which, from where and onto what.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
  /// True, the default, if there is an interest in a drag; asked once.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The finger came over the table; does nothing by default.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// The fate of the items at a row, nil for none; copies by default.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The finger left; does nothing by default.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, wherever the items fell; does nothing by default.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// The part of the cell that the falling picture shows; nil, the default, is all; not asked here.
  func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Copies.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// All of the cell.
  public func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A table's intention with dragged items over it (G-07).
open class UITableViewDropProposal: UIDropProposal {
  /// The place that the items go to.
  nonisolated public enum Intent: Int, Sendable {
    /// The table has no idea where the items go.
    case unspecified = 0
    /// They are put between rows, at the place of the finger.
    case insertAtDestinationIndexPath = 1
    /// They are put into the row under the finger.
    case insertIntoDestinationIndexPath = 2
    /// Either, by where in a row the finger is.
    case automatic = 3
  }

  /// The place that the items go to.
  public let intent: Intent

  /// Proposes an operation without a place.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  /// Proposes an operation at a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// One of the items that were dropped (G-07).
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged thing.
  var dragItem: UIDragItem { get }
  /// The row of the same table that it comes from; nil for another source.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture, in points.
  var previewSize: CGSize { get }
}

/// The items that were dropped onto a table, and the ways of taking them (G-07).
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items, in the order in which they were lifted.
  var items: [any UITableViewDropItem] { get }
  /// The row under the finger; nil for none.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Has a thing fall to a place that is filled once its data were read; until then it has a cell of
  /// the placeholder's.
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Has a thing fall to a row that the data source has already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has a thing fall into a row, to a rectangle in its cell's coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Has a thing fall to a place of the app's own.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place for data that are still on their way (G-08).
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The thing that fell there.
  var dragItem: UIDragItem { get }
  /// Lets the app put the data into its model, at the place handed over, and shows the row; false
  /// if the place is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives the place up; false if it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
}
