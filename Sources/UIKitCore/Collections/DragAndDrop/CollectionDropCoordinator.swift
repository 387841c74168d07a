/// Things that fell onto a collection view, for its delegate.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private let owner: CollectionDragAndDrop

  init(
    _ owner: CollectionDragAndDrop,
    _ session: any UIDropSession,
    _ path: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    (self.owner, self.session, self.proposal) = (owner, session, proposal)
    destinationIndexPath = path
    items = session.items.map { CollectionDropItem($0, source: owner.source(of: $0)) }
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    CollectionPlaceholderContext(dragItem, in: owner.list, at: placeholder.insertionIndexPath)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    owner.aim(dragItem, at: owner.target(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    owner.aim(dragItem, at: owner.target(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    owner.aim(dragItem, at: target)
  }
}

/// One of the things that fell.
private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { DragFlow.current?.pictureSize ?? .zero }

  init(_ item: UIDragItem, source: IndexPath?) { (dragItem, sourceIndexPath) = (item, source) }
}

/// A place that is filled later.
private final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var list: UICollectionView?
  private let path: IndexPath
  private var isOver = false

  init(_ item: UIDragItem, in list: UICollectionView, at path: IndexPath) {
    (dragItem, self.list, self.path) = (item, list, path)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard !isOver, let list else { return false }
    isOver = true
    dataSourceUpdates(path)
    list.insertItems(at: [path])
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { isOver = true }
    return !isOver
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
