internal import QuartzCore

/// The items that were dropped onto a list, for its delegate.
///
/// Tables and collection views lend it the names that their delegates know.
final class ListDropCoordinator<Proposal: ListDropProposal>: NSObject {
  let dropped: [ListDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: Proposal
  let session: any UIDropSession
  private let owner: ListDragAndDrop<Proposal>

  init(
    _ owner: ListDragAndDrop<Proposal>,
    _ session: any UIDropSession,
    _ path: IndexPath?,
    _ proposal: Proposal
  ) {
    (self.owner, self.session, self.proposal) = (owner, session, proposal)
    destinationIndexPath = path
    dropped = session.items.map { ListDropItem($0, source: owner.source(of: $0)) }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    owner.aim(dragItem, at: target)
  }

  /// Has a thing fall to an entry, or to a rectangle in its cell.
  func drop(_ item: UIDragItem, at path: IndexPath, _ rect: CGRect? = nil) -> any UIDragAnimating {
    owner.aim(item, at: owner.target(path, rect))
  }

  /// Has a thing fall to a place that is filled later.
  func keepPlace(for item: UIDragItem, at path: IndexPath) -> ListPlaceholderContext {
    ListPlaceholderContext(item, in: owner.list, at: path)
  }
}

/// One of the items that were dropped.
final class ListDropItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { DragFlow.current?.pictureSize ?? .zero }

  init(_ item: UIDragItem, source: IndexPath?) { (dragItem, sourceIndexPath) = (item, source) }
}

/// A place that is filled later.
final class ListPlaceholderContext: NSObject, UIDragAnimating {
  let dragItem: UIDragItem
  private weak var list: (any DragAndDropList)?
  private let path: IndexPath
  private var isOver = false

  init(_ item: UIDragItem, in list: any DragAndDropList, at path: IndexPath) {
    (dragItem, self.list, self.path) = (item, list, path)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard !isOver, let list else { return false }
    isOver = true
    dataSourceUpdates(path)
    list.insertEntry(at: path)
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { isOver = true }
    return !isOver
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
