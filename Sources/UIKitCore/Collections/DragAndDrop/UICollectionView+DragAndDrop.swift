/// The drags out of a collection view and the drops on it, with its delegates.
final class CollectionDragAndDrop: ListDragAndDrop<UICollectionViewDropProposal> {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
}

extension UICollectionView {
  /// Supplies what the user drags out of items; default nil, which lets nothing be dragged (G-06).
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragAndDrop?.dragDelegate }
    set { withDragAndDrop { $0.dragDelegate = newValue } }
  }

  /// Takes what falls on the collection view; without one, an item of its own that the data source
  /// lets move is moved (G-07, G-08); default nil.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragAndDrop?.dropDelegate }
    set { withDragAndDrop { $0.dropDelegate = newValue } }
  }

  private func withDragAndDrop(_ change: (CollectionDragAndDrop) -> Void) {
    let found = dragAndDrop ?? CollectionDragAndDrop(self)
    dragAndDrop = found
    change(found)
    found.drag.isEnabled = dragInteractionEnabled
  }
}

extension UICollectionView: DragAndDropList {
  var hasDropDelegate: Bool { dropDelegate != nil }
  var roomDelay: TimeInterval { reorderingCadence.delay }

  func pathOfEntry(at point: CGPoint) -> IndexPath? {
    listRoom == nil ? indexPathForItem(at: point) : pathOfPlace(at: point)
  }
  func cellOfEntry(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func frameOfEntry(at path: IndexPath) -> CGRect {
    collectionViewLayout.layoutAttributesForItem(at: path)?.frame ?? .zero
  }
  func highlightEntry(at path: IndexPath, _ isHighlighted: Bool) {
    cellForItem(at: path)?.isHighlighted = isHighlighted
  }

  func canMoveEntry(at path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }
  func moveEntry(at path: IndexPath, to destination: IndexPath) {
    dataSource?.collectionView(self, moveItemAt: path, to: destination)
    moveItem(at: path, to: destination)
  }
  func insertEntry(at path: IndexPath) { insertItems(at: [path]) }

  // MARK: The drag's delegate

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint)
    -> [UIDragItem]
  {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func staysInApp(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: The drop's delegate

  func canHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  func proposal(for session: any UIDropSession, at path: IndexPath?) -> UICollectionViewDropProposal
  {
    dropDelegate?.collectionView(
      self,
      dropSessionDidUpdate: session,
      withDestinationIndexPath: path
    )
      ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func performDrop(with coordinator: ListDropCoordinator<UICollectionViewDropProposal>) {
    dropDelegate?.collectionView(self, performDropWith: coordinator)
  }
}
