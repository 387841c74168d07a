/// Decides about dragged items over a collection view and takes them (G-07).
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// The items were dropped; the coordinator says which, from where and onto what.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
  /// True, the default, if there is an interest in a drag; asked once.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// The finger came over the collection view; does nothing by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  )
  /// The fate of the items at an item, nil for none; copies by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The finger left; does nothing by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  )
  /// The drag is over, wherever the items fell; does nothing by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  )
  /// The part of the cell that the falling picture shows; nil, the default, is all; not asked here.
  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// True.
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Copies.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {}
  /// All of the cell.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A collection view's intention with dragged items over it (G-07).
open class UICollectionViewDropProposal: UIDropProposal {
  /// The place that the items go to.
  nonisolated public enum Intent: Int, Sendable {
    /// The collection view has no idea where the items go.
    case unspecified = 0
    /// They are put between items, at the place of the finger.
    case insertAtDestinationIndexPath = 1
    /// They are put into the item under the finger.
    case insertIntoDestinationIndexPath = 2
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
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged thing.
  var dragItem: UIDragItem { get }
  /// The item of the same collection view that it comes from; nil for another source.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture, in points.
  var previewSize: CGSize { get }
}

/// The items that were dropped onto a collection view, and the ways of taking them (G-07).
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items, in the order in which they were lifted.
  var items: [any UICollectionViewDropItem] { get }
  /// The item under the finger; nil for none.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Has a thing fall to a place that is filled once its data were read; until then it has a cell of
  /// the placeholder's.
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Has a thing fall to an item that the data source has already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has a thing fall into an item, to a rectangle in its cell's coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Has a thing fall to a place of the app's own.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place for data that are still on their way (G-08).
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The thing that fell there.
  var dragItem: UIDragItem { get }
  /// Lets the app put the data into its model, at the place handed over, and shows the item; false
  /// if the place is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives the place up; false if it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Has the placeholder's handler fill the cell anew.
  func setNeedsCellUpdate()
}
