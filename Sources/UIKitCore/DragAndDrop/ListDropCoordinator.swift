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

  /// Has a thing fall to a place that is filled later, where a cell is shown meanwhile.
  func keepPlace(
    for item: UIDragItem,
    at path: IndexPath,
    height: CGFloat = 0,
    cell: UIView
  ) -> ListPlaceholderContext {
    let placeholder = owner.addPlaceholder(cell, at: path, height: height)
    let middle = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    let animator = owner.aim(item, at: UIDragPreviewTarget(container: owner.list, center: middle))
    return ListPlaceholderContext(item, placeholder, in: owner, animator)
  }

  /// The list that the items fell on.
  var list: UIView { owner.list }
}

/// One of the items that were dropped.
final class ListDropItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { DragFlow.current?.pictureSize ?? .zero }

  init(_ item: UIDragItem, source: IndexPath?) { (dragItem, sourceIndexPath) = (item, source) }
}

/// The list that shows placeholders.
protocol PlaceholderOwner: AnyObject {
  /// Takes a placeholder away; nil if it is gone, else those that are shown before it at the same place.
  func takeAway(_ placeholder: ListPlaceholder) -> [ListPlaceholder]?
  /// Shows the entry that takes a placeholder's place; others that were before it stay there.
  func insertEntry(at path: IndexPath, after earlier: [ListPlaceholder])
  /// Brings all entries to the places that they have now.
  func settle()
}

/// A place that is filled later.
final class ListPlaceholderContext: NSObject, UIDragAnimating {
  let dragItem: UIDragItem
  private weak var owner: (any PlaceholderOwner)?
  private let placeholder: ListPlaceholder
  private let animator: any UIDragAnimating
  /// Fills the cell of the place anew.
  var updateCell: (() -> Void)?

  init(
    _ item: UIDragItem,
    _ placeholder: ListPlaceholder,
    in owner: any PlaceholderOwner,
    _ animator: any UIDragAnimating
  ) {
    (dragItem, self.placeholder, self.owner, self.animator) = (item, placeholder, owner, animator)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let owner, let earlier = owner.takeAway(placeholder) else { return false }
    dataSourceUpdates(placeholder.path)
    owner.insertEntry(at: placeholder.path, after: earlier)
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let owner, owner.takeAway(placeholder) != nil else { return false }
    owner.settle()
    return true
  }

  func setNeedsCellUpdate() { updateCell?() }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
