/// One drag from the press to its end: the calls of its delegates in their order (G-03, G-04).
final class DragFlow {
  /// The progress of a drag.
  enum Stage {
    /// Items are known, the press goes on.
    case pressed
    /// The items are lifted and the finger stays.
    case lifted
    /// The finger moves.
    case dragging
    /// The finger let go.
    case ended
  }

  /// The app's drag under way; its app object holds it, so that an app that ends takes it along.
  private(set) static var current: DragFlow? {
    get { UIApplication.shared.dragUnderWay as? DragFlow }
    set { UIApplication.shared.dragUnderWay = newValue }
  }
  let source: UIDragInteraction
  let window: UIWindow
  /// False for a drag that began in another program.
  var isLocal = true
  let dragSession = DragSession()
  private(set) lazy var dropSession = DropSession(self)
  var items: [UIDragItem] = []
  var ended: (() -> Void)?
  private(set) var stage = Stage.pressed
  private(set) var allowsMove = true
  private(set) var isRestricted = false
  private(set) var over: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The place of the finger in the window that the drag began in.
  private(set) var point: CGPoint
  /// The place of the finger in a window of the app's; nil over another program (V-149).
  var spot: DragSpot?
  private(set) var picture: DragPicture?
  /// Targets that were asked whether they have an interest, and what they answered.
  private var asked: [(target: UIDropInteraction, canHandle: Bool)] = []
  private var hover: SpringHover?
  /// The distance, in points, that the finger moves before a lift becomes a drag: our own.
  private static let slack: CGFloat = 4

  init(_ source: UIDragInteraction, in window: UIWindow, at point: CGPoint) {
    (self.source, self.window, self.point) = (source, window, point)
    spot = DragSpot(window: window, point: point)
    dragSession.flow = self
  }

  var pictureSize: CGSize { picture?.view.bounds.size ?? .zero }

  /// The place of the finger in a view of any window that it can be in.
  func location(in view: UIView) -> CGPoint {
    let isThere = view.window.map { $0.screen === spot?.window.screen } ?? false
    return view.convert(isThere ? spot?.point ?? point : point, from: nil)
  }

  // MARK: - Lifting and moving

  func lift() {
    guard stage == .pressed else { return }
    stage = .lifted
    Self.current = self
    let previews = items.map {
      source.delegate?.dragInteraction(source, previewForLifting: $0, session: dragSession)
    }
    let animator = DragAnimator()
    source.delegate?.dragInteraction(source, willAnimateLiftWith: animator, session: dragSession)
    let picture = DragPicture(previews, of: source.view, in: window, at: point)
    self.picture = picture
    animator.run(in: window) { picture.rise() }
  }

  func move(to new: CGPoint) {
    if stage == .lifted, hypot(new.x - point.x, new.y - point.y) >= Self.slack { begin() }
    guard stage == .dragging else { return }
    point = new
    findSpot()
    source.delegate?.dragInteraction(source, sessionDidMove: dragSession)
    visit(target)
    hover = SpringHover.moved(hover, to: spot)
  }

  /// The finger rests and what is under it moved: the target under it is asked again.
  func stay() {
    guard stage == .dragging else { return }
    visit(target)
  }

  private func begin() {
    stage = .dragging
    defer { if isLocal { beginOutside() } }
    guard let delegate = source.delegate else { return }
    delegate.dragInteraction(source, sessionWillBegin: dragSession)
    allowsMove = delegate.dragInteraction(source, sessionAllowsMoveOperation: dragSession)
    isRestricted = delegate.dragInteraction(
      source,
      sessionIsRestrictedToDraggingApplication: dragSession
    )
    _ = delegate.dragInteraction(source, prefersFullSizePreviewsFor: dragSession)
    for (item, provider) in items.compactMap({ item in item.previewProvider.map { (item, $0) } }) {
      provider().map { picture?.replace(items.firstIndex(of: item) ?? 0, by: $0) }
    }
  }

  // MARK: - Targets

  /// The innermost view under the finger that has an interest in the items.
  private var target: UIDropInteraction? {
    var view = spot?.view
    while let here = view {
      for case let target as UIDropInteraction in here.interactions.reversed()
      where canHandle(target) {
        return target
      }
      view = here.superview
    }
    return nil
  }

  private func canHandle(_ target: UIDropInteraction) -> Bool {
    if let known = asked.first(where: { $0.target === target }) { return known.canHandle }
    let answer = target.delegate?.dropInteraction(target, canHandle: dropSession) ?? false
    asked.append((target, answer))
    return answer
  }

  private func visit(_ target: UIDropInteraction?) {
    if target !== over {
      if let over { over.delegate?.dropInteraction(over, sessionDidExit: dropSession) }
      over = target
      proposal = nil
      if let target { target.delegate?.dropInteraction(target, sessionDidEnter: dropSession) }
    }
    if let target {
      proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: dropSession)
    }
    picture?.show(shownOperation)
  }

  /// The operation that a drop would have now, a view that pastes included (V-289).
  private var shownOperation: UIDropOperation {
    over == nil && pasteTarget != nil ? .copy : operation
  }

  /// The operation of a drop now; a move that the source doesn't allow is forbidden (G-05).
  private var operation: UIDropOperation {
    let operation = proposal?.operation ?? .cancel
    return operation == .move && !allowsMove ? .forbidden : operation
  }

  // MARK: - The end

  /// Items of another program come over the point where the flow was made (V-289).
  func come() {
    Self.current = self
    begin()
    visit(target)
  }

  /// True if something under the finger would take the items.
  var isWelcome: Bool { [.copy, .move].contains(shownOperation) }

  /// Items of another program fall where they are; answers whether something takes them.
  func fall() -> Bool {
    if stage == .pressed { come() }
    let isTaken = isWelcome
    letGo()
    return isTaken
  }

  func letGo() {
    guard stage == .dragging else { return cancel() }
    if let spot, spot.window.isHidden {
      // The window under the finger has closed since the finger moved.
      findSpot()
      visit(target)
    }
    guard spot != nil else { return dropOutside() }
    window.screen.desktopDrags?.cancel()
    if over == nil, let view = pasteTarget { return paste(into: view) }
    let operation = operation
    guard let over, operation == .copy || operation == .move else { return cancel() }
    stage = .ended
    hover?.end()
    source.delegate?.dragInteraction(source, session: dragSession, willEndWith: operation)
    over.delegate?.dropInteraction(over, performDrop: dropSession)
    let animator = DragAnimator()
    let last = defaultPreview
    let previews = items.map { item in
      over.delegate?.dropInteraction(over, previewForDropping: item, withDefault: last)
    }
    for item in items {
      over.delegate?.dropInteraction(over, item: item, willAnimateDropWith: animator)
    }
    let picture = picture
    animator.run(in: window) {
      picture?.fall(on: previews.first ?? nil, default: last)
    } then: {
      over.delegate?.dropInteraction(over, concludeDrop: self.dropSession)
      self.finish(operation)
    }
  }

  /// The innermost view under the finger whose paste configuration accepts the items (G-12), or with
  /// text that they can be put into (V-146).
  private var pasteTarget: UIView? {
    let providers = items.map(\.itemProvider)
    func takes(_ view: UIView) -> Bool {
      view.pasteConfiguration != nil
        ? view.canPaste(providers) : view.takesDroppedText(of: providers)
    }
    var view = spot?.view
    while let here = view, !takes(here) { view = here.superview }
    return view
  }

  private func paste(into view: UIView) {
    stage = .ended
    hover?.end()
    source.delegate?.dragInteraction(source, session: dragSession, willEndWith: .copy)
    if view.pasteConfiguration != nil {
      view.paste(itemProviders: items.map(\.itemProvider))
    } else {
      view.insertDroppedText(of: dropSession, at: spot?.point ?? point)
    }
    let (picture, last) = (picture, defaultPreview)
    DragAnimator().run(in: window) {
      picture?.fall(on: nil, default: last)
    } then: {
      self.finish(.copy)
    }
  }

  func cancel() {
    guard stage != .ended else { return }
    guard stage != .pressed else {
      ended?()
      return
    }
    let wasDragging = stage == .dragging
    stage = .ended
    hover?.end()
    window.screen.desktopDrags?.cancel()
    bringBack()
    let operation: UIDropOperation = operation == .forbidden ? .forbidden : .cancel
    if let over { over.delegate?.dropInteraction(over, sessionDidExit: dropSession) }
    over = nil
    if wasDragging {
      source.delegate?.dragInteraction(source, session: dragSession, willEndWith: operation)
    }
    let animator = DragAnimator()
    let first = picture?.lifted ?? defaultPreview
    for item in items {
      _ = source.delegate?.dragInteraction(source, previewForCancelling: item, withDefault: first)
      source.delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator)
    }
    let picture = picture
    animator.run(in: window) {
      picture?.goBack()
    } then: {
      if wasDragging { self.finish(operation) } else { self.clear() }
    }
  }

  /// The items fell on another program, which copies them.
  func endOutside() {
    guard stage == .dragging else { return }
    stage = .ended
    hover?.end()
    source.delegate?.dragInteraction(source, session: dragSession, willEndWith: .copy)
    finish(.copy)
  }

  private func finish(_ operation: UIDropOperation) {
    for (target, canHandle) in asked where canHandle {
      target.delegate?.dropInteraction(target, sessionDidEnd: dropSession)
    }
    source.delegate?.dragInteraction(source, session: dragSession, didEndWith: operation)
    clear()
  }

  private func clear() {
    picture?.remove()
    picture = nil
    if Self.current === self { Self.current = nil }
    ended?()
  }

  func tellTransfer() {
    source.delegate?.dragInteraction(source, sessionDidTransferItems: dragSession)
  }

  /// The picture that was dragged, where the finger let go.
  private var defaultPreview: UITargetedDragPreview {
    let view = picture?.view ?? UIView()
    let here = spot ?? DragSpot(window: window, point: point)
    let target = UIDragPreviewTarget(container: here.window, center: here.point)
    return UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters(), target: target)
  }
}
