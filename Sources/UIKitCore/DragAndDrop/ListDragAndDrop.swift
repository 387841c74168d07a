internal import QuartzCore

/// The drags out of a list and the drops on it.
class ListDragAndDrop<Proposal: ListDropProposal>: NSObject {
  unowned let list: any DragAndDropList<Proposal>
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The places that the dragged items come from.
  private var sources: [(item: UIDragItem, path: IndexPath)] = []
  /// The cells of those places while they are dragged.
  private var draggedCells = DraggedCells()
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false
  private var proposal: Proposal?
  private var highlighted: IndexPath?
  /// The place that the list keeps free for what is dragged over it; nil for none.
  private(set) var gap: ListGap?
  /// The place to be kept free, once the finger has stayed for long enough.
  private var nextGap: ListGap?
  /// Grows with each change of the place to be kept free.
  private var gapChanges = 0
  /// The cells for data that are still on their way.
  private(set) var placeholders = ListPlaceholders()
  private lazy var edges = EdgeScroller(list) { DragFlow.current?.stay() }
  private var targets: [(item: UIDragItem, target: UIDragPreviewTarget)] = []
  private var animators: [DragAnimator] = []

  init(_ list: any DragAndDropList<Proposal>) {
    self.list = list
    super.init()
    list.addInteraction(drag)
    list.addInteraction(drop)
  }

  private func path(_ session: any UIDragDropSession) -> IndexPath? {
    list.pathOfEntry(at: session.location(in: list))
  }

  /// The entry that a thing comes from; nil for other sources.
  func source(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

  /// Remembers where a thing falls to.
  func aim(_ item: UIDragItem, at target: UIDragPreviewTarget) -> any UIDragAnimating {
    targets.append((item, target))
    let animator = DragAnimator()
    animators.append(animator)
    return animator
  }

  /// The middle of an entry, or of a rectangle in its cell.
  func target(_ path: IndexPath, _ rect: CGRect? = nil) -> UIDragPreviewTarget {
    list.layoutIfNeeded()
    let frame = list.frameOfEntry(at: path)
    let place = rect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    return UIDragPreviewTarget(container: list, center: CGPoint(x: place.midX, y: place.midY))
  }

  /// A lone entry that its own list may move, where no delegate takes drops (G-08).
  private var moved: IndexPath? {
    guard !list.hasDropDelegate, sources.count == 1, let path = sources.first?.path,
      list.canMoveEntry(at: path)
    else { return nil }
    return path
  }

  /// The place to keep free for items at an entry, by what the delegate proposed (V-130).
  private func room(for proposal: Proposal, at path: IndexPath?) -> ListGap? {
    guard proposal.insertsEntry, proposal.operation == .move || proposal.operation == .copy,
      let path
    else { return nil }
    let isMove = proposal.operation == .move && sources.count == 1
    return ListGap(source: isMove ? sources.first?.path : nil, destination: path)
  }

  /// Has the entries make room, at the list's own pace, or close it again at once.
  private func open(_ gap: ListGap?) {
    guard gap != nextGap else { return }
    nextGap = gap
    gapChanges += 1
    let change = gapChanges
    guard gap != nil, list.roomDelay > 0, let screen = list.window?.screen else { return show(gap) }
    screen.frameLoop.schedule(after: list.roomDelay) { [weak self] in
      if self?.gapChanges == change { self?.show(gap) }
    }
  }

  private func show(_ gap: ListGap?) {
    guard gap != self.gap else { return }
    self.gap = gap
    settle()
  }

  /// The items fall: nothing is kept free any more, and the entries stay where they are shown.
  private func forgetGap() {
    (gap, nextGap) = (nil, nil)
    gapChanges += 1
  }

  /// In seconds: our own, as that of iOS is not recorded.
  private static var gapDuration: TimeInterval { 0.25 }

  /// Brings all entries to the places that they have now.
  func settle() {
    UIView.animate(withDuration: Self.gapDuration) { [list] in
      list.setNeedsLayout()
      list.layoutIfNeeded()
    }
  }

  private func highlight(_ path: IndexPath?) {
    guard path != highlighted else { return }
    if let highlighted { list.highlightEntry(at: highlighted, false) }
    if let path { list.highlightEntry(at: path, true) }
    highlighted = path
  }
}

extension ListDragAndDrop: PlaceholderOwner {
  /// Shows a cell between entries; the place counts the placeholders before it.
  func addPlaceholder(_ cell: UIView, at path: IndexPath, height: CGFloat) -> ListPlaceholder {
    let new = placeholders.add(cell, at: path, height: height)
    list.setNeedsLayout()
    list.layoutIfNeeded()
    return new
  }

  func takeAway(_ placeholder: ListPlaceholder) -> [ListPlaceholder]? {
    placeholders.remove(placeholder)
  }

  func insertEntry(at path: IndexPath, after earlier: [ListPlaceholder]) {
    placeholders.held = earlier
    list.insertEntry(at: path)
    placeholders.held = []
  }

  /// The list begins anew, without placeholders.
  func dropPlaceholders() { placeholders.removeAll() }

  func carryPlaceholders(
    before: [Int],
    sections: [Int?],
    over map: @escaping (IndexPath) -> IndexPath?
  ) {
    placeholders.carry(before: before, sections: sections, over: map)
  }
}

extension ListDragAndDrop: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard list.dragInteractionEnabled, let path = path(session) else { return [] }
    let items = list.itemsForBeginning(session, at: path)
    sources = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard list.dragInteractionEnabled, let path = list.pathOfEntry(at: point),
      !hasActiveDrag || !sources.contains(where: { $0.path == path })
    else { return [] }
    let items = list.itemsForAdding(to: session, at: path, point: point)
    // What another list began is over for this one as for the other; then nothing is left here.
    if !hasActiveDrag { sources = [] }
    sources += items.map { ($0, path) }
    if !items.isEmpty, hasActiveDrag { draggedCells.add([list.cellOfEntry(at: path)]) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    draggedCells.enter(.none)
    draggedCells.enter(.lifting)
    draggedCells.add(sources.map { list.cellOfEntry(at: $0.path) })
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    animator.addCompletion { [weak self] _ in self?.draggedCells.enter(.none) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = source(of: item), let cell = list.cellOfEntry(at: path) else { return nil }
    let own = list.dragPreviewParameters(at: path)
    return UITargetedDragPreview(view: cell, parameters: own ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    draggedCells.enter(.dragging)
    list.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.allowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.staysInApp(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hasActiveDrag = false
    sources = []
    draggedCells.enter(.none)
    list.dragDidEnd(session)
  }
}

extension ListDragAndDrop: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  { list.hasDropDelegate ? list.canHandle(session) : moved != nil }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    list.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let path = path(session)
    let proposal = list.proposal(for: session, at: path)
    self.proposal = proposal
    highlight(proposal.entersEntry ? path : nil)
    open(room(for: proposal, at: path))
    edges.follow(session.location(in: list))
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  {
    hasActiveDrop = false
    highlight(nil)
    edges.follow(nil)
    open(nil)
    list.dropDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    highlight(nil)
    edges.follow(nil)
    let path = path(session)
    // What the app changes now begins where the entries are shown.
    let wasOpen = gap != nil
    forgetGap()
    defer { if wasOpen { settle() } }
    (targets, animators) = ([], [])
    if list.hasDropDelegate, let proposal {
      list.performDrop(with: ListDropCoordinator(self, session, path, proposal))
    } else if let from = moved, let path, from != path, let item = sources.first?.item {
      list.moveEntry(at: from, to: path)
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
    edges.follow(nil)
    open(nil)
    proposal = nil
    list.dropDidEnd(session)
  }
}
