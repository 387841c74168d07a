/// The drags out of a collection view and the drops on it.
final class CollectionDragAndDrop: NSObject {
  unowned let list: UICollectionView
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The places that the dragged things come from.
  private var sources: [(item: UIDragItem, path: IndexPath)] = []
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false
  private var proposal: UICollectionViewDropProposal?
  private var highlighted: IndexPath?
  private var targets: [(item: UIDragItem, target: UIDragPreviewTarget)] = []
  private var animators: [DragAnimator] = []

  init(_ list: UICollectionView) {
    self.list = list
    super.init()
    list.addInteraction(drag)
    list.addInteraction(drop)
  }

  private func path(_ session: any UIDragDropSession) -> IndexPath? {
    let point = session.location(in: list)
    return list.indexPathForItem(at: point)
  }

  /// The item that a thing comes from; nil for other sources.
  func source(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

  /// Remembers where a thing falls to.
  func aim(_ item: UIDragItem, at target: UIDragPreviewTarget) -> any UIDragAnimating {
    targets.append((item, target))
    let animator = DragAnimator()
    animators.append(animator)
    return animator
  }

  /// The middle of an item, or of a rectangle in its cell.
  func target(_ path: IndexPath, _ rect: CGRect? = nil) -> UIDragPreviewTarget {
    list.layoutIfNeeded()
    let frame = list.collectionViewLayout.layoutAttributesForItem(at: path)?.frame ?? .zero
    let place = rect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    return UIDragPreviewTarget(container: list, center: CGPoint(x: place.midX, y: place.midY))
  }

  /// A lone item that its own list may move, where no delegate takes drops (G-08).
  private var moved: IndexPath? {
    guard dropDelegate == nil, sources.count == 1, let path = sources.first?.path,
      list.dataSource?.collectionView(list, canMoveItemAt: path) == true
    else { return nil }
    return path
  }

  private func highlight(_ path: IndexPath?) {
    guard path != highlighted else { return }
    highlighted.flatMap { path in list.cellForItem(at: path) }?.isHighlighted = false
    path.flatMap { path in list.cellForItem(at: path) }?.isHighlighted = true
    highlighted = path
  }
}

extension CollectionDragAndDrop: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard list.dragInteractionEnabled, let path = path(session) else { return [] }
    let items = dragDelegate?.collectionView(list, itemsForBeginning: session, at: path) ?? []
    sources = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = source(of: item), let cell = list.cellForItem(at: path) else { return nil }
    let own = dragDelegate?.collectionView(list, dragPreviewParametersForItemAt: path)
    return UITargetedDragPreview(view: cell, parameters: own ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    dragDelegate?.collectionView(list, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { dragDelegate?.collectionView(list, dragSessionAllowsMoveOperation: session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    dragDelegate?.collectionView(list, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hasActiveDrag = false
    sources = []
    dragDelegate?.collectionView(list, dragSessionDidEnd: session)
  }
}

extension CollectionDragAndDrop: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    dropDelegate.map { $0.collectionView(list, canHandle: session) } ?? (moved != nil)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    dropDelegate?.collectionView(list, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let path = path(session)
    let own = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    let proposal =
      dropDelegate?.collectionView(
        list,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: path
      ) ?? own
    self.proposal = proposal
    highlight(proposal.intent == .insertIntoDestinationIndexPath ? path : nil)
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  {
    hasActiveDrop = false
    highlight(nil)
    dropDelegate?.collectionView(list, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    highlight(nil)
    (targets, animators) = ([], [])
    let path = path(session)
    if let dropDelegate, let proposal {
      let coordinator = CollectionDropCoordinator(self, session, path, proposal)
      dropDelegate.collectionView(list, performDropWith: coordinator)
    } else if let from = moved, let path, from != path, let item = sources.first?.item {
      list.dataSource?.collectionView(list, moveItemAt: from, to: path)
      list.moveItem(at: from, to: path)
      _ = aim(item, at: target(path))
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    let target = targets.first { $0.item === item }?.target
    return target.map { defaultPreview.retargetedPreview(with: $0) } ?? defaultPreview
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    let waiting = animators
    animators = []
    for own in waiting { own.join(animator) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    hasActiveDrop = false
    proposal = nil
    dropDelegate?.collectionView(list, dropSessionDidEnd: session)
  }
}
