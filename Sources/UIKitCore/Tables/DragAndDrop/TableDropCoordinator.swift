/// Things that fell onto a table, for its delegate.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let owner: TableDragAndDrop

  init(
    _ owner: TableDragAndDrop,
    _ session: any UIDropSession,
    _ path: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    (self.owner, self.session, self.proposal) = (owner, session, proposal)
    destinationIndexPath = path
    items = session.items.map { TableDropItem($0, source: owner.source(of: $0)) }
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    TablePlaceholderContext(dragItem, in: owner.list, at: placeholder.insertionIndexPath)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    owner.aim(dragItem, at: owner.target(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    owner.aim(dragItem, at: owner.target(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    owner.aim(dragItem, at: target)
  }
}

/// One of the things that fell.
private final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { DragFlow.current?.pictureSize ?? .zero }

  init(_ item: UIDragItem, source: IndexPath?) { (dragItem, sourceIndexPath) = (item, source) }
}

/// A place that is filled later.
private final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var list: UITableView?
  private let path: IndexPath
  private var isOver = false

  init(_ item: UIDragItem, in list: UITableView, at path: IndexPath) {
    (dragItem, self.list, self.path) = (item, list, path)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard !isOver, let list else { return false }
    isOver = true
    dataSourceUpdates(path)
    list.insertRows(at: [path], with: .automatic)
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { isOver = true }
    return !isOver
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
