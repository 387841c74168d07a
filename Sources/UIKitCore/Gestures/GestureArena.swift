/// The place where a window's recognizers compete for its touches; views get the rest.
///
/// The order of one event: recognizers receive the touches, the deepest view's first; those that
/// waited for others are decided; targets receive their actions; views receive what recognizers
/// left them.
final class GestureArena {
  private unowned let window: UIWindow
  /// The recognizers that follow touches now, in the order in which they were found.
  private(set) var engaged: [UIGestureRecognizer] = []
  private var deliveries: [TouchDelivery] = []

  init(window: UIWindow) { self.window = window }

  private var loop: FrameLoop { window.screen.frameLoop }
  private var now: TimeInterval { loop.display.now }

  /// Hands an event's touches to those who follow them.
  func deliver(_ event: UIEvent) {
    let changed = event.touchList.filter { $0.window === window && $0.phase != .stationary }
    for touch in changed where touch.phase == .began { engage(touch, event) }
    for recognizer in engaged { recognizer.hear(changed, event) }
    decide()
    for index in deliveries.indices where changed.contains(deliveries[index].touch) {
      deliveries[index].note()
    }
    tellViews(event)
    retire(event)
  }

  /// Goes on after time has passed or a recognizer has changed by itself.
  func goOn() {
    decide()
    let event = UIEvent()
    event.timestamp = now
    event.touchList = deliveries.map(\.touch)
    tellViews(event)
    retire(event)
  }

  /// Takes all touches away from everybody, as when the window goes.
  ///
  /// What is over already ends as it does: the tap that closes a window is one.
  func cancelAll() {
    let open = engaged.filter { !$0.lifecycle.isOver }
    for recognizer in open { recognizer.state = .cancelled }
    for delivery in deliveries where !delivery.touch.isOver { cut(delivery.touch) }
    decide()
    for recognizer in open { recognizer.finishSequence() }
    engaged.removeAll { open.contains($0) }
    deliveries.removeAll { !$0.touch.isOver }
  }

  // MARK: - Joining

  private func engage(_ touch: UITouch, _ event: UIEvent) {
    let views = sequence(first: touch.view, next: { $0?.superview }).compactMap(\.self)
    let takers = views.flatMap { $0.gestureRecognizers ?? [] }.filter { recognizer in
      recognizer.isEnabled && !recognizer.lifecycle.isOver && recognizer.mayReceive(touch, event)
        && !(touch.view?.keepsTouches(from: recognizer) ?? false)
    }
    touch.gestureRecognizers = takers
    for recognizer in takers {
      recognizer.arena = self
      recognizer.touches.append(touch)
      if !engaged.contains(recognizer) { engaged.append(recognizer) }
    }
    // Views get no touches of fingers on a pad.
    guard touch.pad == nil else { return }
    let delivery = TouchDelivery(touch, now: now)
    deliveries.append(delivery)
    if delivery.heldUntil != nil {
      loop.schedule(after: (delivery.heldUntil ?? now) - now) { [weak self] in self?.goOn() }
    }
  }

  // MARK: - Deciding

  /// Lets begin whoever wants to and may, until nothing changes, and tells targets.
  func decide() {
    var changes = true
    while changes {
      changes = false
      for recognizer in engaged where !recognizer.lifecycle.wanted.isEmpty {
        changes = settle(recognizer) || changes
      }
    }
    for recognizer in engaged { recognizer.tellTargets() }
  }

  /// Grants or refuses what the recognizer asks to become; false while it has to wait.
  @discardableResult
  func settle(_ recognizer: UIGestureRecognizer) -> Bool {
    let requirements = requirements(of: recognizer)
    if requirements.contains(where: \.isUndecided) { return false }
    let isStopped =
      requirements.contains { $0.lifecycle.hasSucceeded }
      || rivals(of: recognizer).contains { $0.lifecycle.isActive && $0.prevents(recognizer) }
    guard !isStopped, recognizer.mayBegin() else {
      recognizer.lifecycle.refuse()
      return true
    }
    recognizer.takeWanted()
    for rival in rivals(of: recognizer) where rival.lifecycle.state == .possible {
      if recognizer.prevents(rival) { rival.lifecycle.refuse() }
    }
    if recognizer.cancelsTouchesInView { for touch in recognizer.touches { cut(touch) } }
    return true
  }

  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    engaged.filter { other in
      other !== recognizer && other.isEnabled
        && (recognizer.failureRequirements.contains { $0.recognizer === other }
          || other.sharesTouches(with: recognizer) && recognizer.waits(for: other))
    }
  }

  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    engaged.filter { $0 !== recognizer && $0.sharesTouches(with: recognizer) }
  }

  // MARK: - Views

  /// True if the touch's view has heard of its beginning.
  func hasBegun(_ touch: UITouch) -> Bool {
    deliveries.contains { $0.touch === touch && $0.heardOfBegin }
  }

  /// Keeps a touch from views, which have heard of it or would; recognizers go on following it.
  func withhold(_ touch: UITouch) { cut(touch) }

  private func cut(_ touch: UITouch) {
    guard let index = deliveries.firstIndex(where: { $0.touch === touch }) else { return }
    guard deliveries[index].cut(), let view = touch.view else { return }
    let phase = touch.phase
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: nil)
    touch.phase = phase
  }

  /// Tells views what is due, a view's touches of the same phase together.
  private func tellViews(_ event: UIEvent) {
    var isBusy = true
    while isBusy {
      isBusy = false
      var groups: [(view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)] = []
      var shown: [(touch: UITouch, now: TouchDelivery.Change)] = []
      for index in deliveries.indices {
        guard let change = deliveries[index].next(now: now) else { continue }
        isBusy = true
        let touch = deliveries[index].touch
        guard let view = touch.view, takes(touch, view) else { continue }
        let now = touch.show(change)
        shown.append((touch, now))
        let known = groups.firstIndex { $0.view === view && $0.phase == change.phase }
        if let known {
          groups[known].touches.insert(touch)
        } else {
          groups.append((view, change.phase, [touch]))
        }
      }
      for group in groups { group.view.hear(group.touches, group.phase, event) }
      for (touch, now) in shown { touch.show(now) }
    }
  }

  /// A view that wants but one touch gets the first.
  private func takes(_ touch: UITouch, _ view: UIView) -> Bool {
    guard !view.isMultipleTouchEnabled else { return true }
    return deliveries.first { $0.touch.view === view }?.touch === touch
  }

  // MARK: - Leaving

  private func retire(_ event: UIEvent) {
    deliveries.removeAll { $0.isDone }
    for recognizer in engaged { recognizer.touches.removeAll { $0.isOver } }
    let finished = engaged.filter(\.isFinished)
    guard !finished.isEmpty else { return }
    engaged.removeAll { finished.contains($0) }
    for recognizer in finished { recognizer.finishSequence() }
    for index in deliveries.indices {
      deliveries[index].touch.gestureRecognizers?.removeAll { finished.contains($0) }
    }
  }
}

extension UITouch {
  /// Sets the touch to the moment that the view hears of; returns the present one.
  @discardableResult
  fileprivate func show(_ change: TouchDelivery.Change) -> TouchDelivery.Change {
    let now = TouchDelivery.Change(
      phase: phase,
      point: pointInWindow,
      previous: previousPointInWindow
    )
    phase = change.phase
    pointInWindow = change.point
    previousPointInWindow = change.previous
    return now
  }
}

extension UIView {
  fileprivate func hear(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension GestureLifecycle {
  /// True if the gesture was recognised or is under way.
  nonisolated var hasSucceeded: Bool { isActive || state == .ended }
}
