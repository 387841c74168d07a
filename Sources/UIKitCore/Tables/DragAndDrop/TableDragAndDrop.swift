/// The drags out of a table and the drops on it.
final class TableDragAndDrop: NSObject {
  unowned let list: UITableView
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The places that the dragged things come from.
  private var sources: [(item: UIDragItem, path: IndexPath)] = []
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false
  private var proposal: UITableViewDropProposal?
  private var highlighted: IndexPath?
  private var targets: [(item: UIDragItem, target: UIDragPreviewTarget)] = []
  private var animators: [DragAnimator] = []

  init(_ list: UITableView) {
    self.list = list
    super.init()
    list.addInteraction(drag)
    list.addInteraction(drop)
  }

  private func path(_ session: any UIDragDropSession) -> IndexPath? {
    let point = session.location(in: list)
    return list.indexPathForRow(at: point)
  }

  /// The row that a thing comes from; nil for other sources.
  func source(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

  /// Remembers where a thing falls to.
  func aim(_ item: UIDragItem, at target: UIDragPreviewTarget) -> any UIDragAnimating {
    targets.append((item, target))
    let animator = DragAnimator()
    animators.append(animator)
    return animator
  }

  /// The middle of a row, or of a rectangle in its cell.
  func target(_ path: IndexPath, _ rect: CGRect? = nil) -> UIDragPreviewTarget {
    list.layoutIfNeeded()
    let frame = list.rectForRow(at: path)
    let place = rect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    return UIDragPreviewTarget(container: list, center: CGPoint(x: place.midX, y: place.midY))
  }

  /// A lone row that its own list may move, where no delegate takes drops (G-08).
  private var moved: IndexPath? {
    guard dropDelegate == nil, sources.count == 1, let path = sources.first?.path,
      list.dataSource?.tableView(list, canMoveRowAt: path) == true
    else { return nil }
    return path
  }

  private func highlight(_ path: IndexPath?) {
    guard path != highlighted else { return }
    highlighted.flatMap { path in list.cellForRow(at: path) }?.isHighlighted = false
    path.flatMap { path in list.cellForRow(at: path) }?.isHighlighted = true
    highlighted = path
  }
}

extension TableDragAndDrop: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard list.dragInteractionEnabled, let path = path(session) else { return [] }
    let items = dragDelegate?.tableView(list, itemsForBeginning: session, at: path) ?? []
    sources = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = source(of: item), let cell = list.cellForRow(at: path) else { return nil }
    let own = dragDelegate?.tableView(list, dragPreviewParametersForRowAt: path)
    return UITargetedDragPreview(view: cell, parameters: own ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    dragDelegate?.tableView(list, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { dragDelegate?.tableView(list, dragSessionAllowsMoveOperation: session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    dragDelegate?.tableView(list, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hasActiveDrag = false
    sources = []
    dragDelegate?.tableView(list, dragSessionDidEnd: session)
  }
}

extension TableDragAndDrop: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    dropDelegate.map { $0.tableView(list, canHandle: session) } ?? (moved != nil)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    dropDelegate?.tableView(list, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let path = path(session)
    let own = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    let proposal =
      dropDelegate?.tableView(
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
    dropDelegate?.tableView(list, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    highlight(nil)
    (targets, animators) = ([], [])
    let path = path(session)
    if let dropDelegate, let proposal {
      let coordinator = TableDropCoordinator(self, session, path, proposal)
      dropDelegate.tableView(list, performDropWith: coordinator)
    } else if let from = moved, let path, from != path, let item = sources.first?.item {
      list.dataSource?.tableView(list, moveRowAt: from, to: path)
      list.moveRow(at: from, to: path)
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
    dropDelegate?.tableView(list, dropSessionDidEnd: session)
  }
}
