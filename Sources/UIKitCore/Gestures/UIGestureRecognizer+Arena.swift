/// A recognizer among others: what the arena asks and tells.
extension UIGestureRecognizer {
  /// True if it may still be recognised, and others that wait for it must go on waiting.
  var isUndecided: Bool { isEnabled && arena != nil && lifecycle.state == .possible }

  /// True if nothing more comes of the touches that it followed.
  var isFinished: Bool {
    guard touches.isEmpty else { return false }
    return lifecycle.isOver
      || lifecycle.state == .possible && !isWaiting && lifecycle.wanted.isEmpty
  }

  /// Moves the lifecycle, and has the arena decide if that needs permission.
  func move(to new: State) {
    switch lifecycle.want(new) {
    case .nothing, .fails: break
    case .tells: untold.append(lifecycle.state)
    case .asks: if let arena { arena.settle(self) } else if mayBegin() { takeWanted() }
    }
    if arena == nil { tellTargets() }
  }

  /// Becomes what it wanted to be.
  func takeWanted() {
    while let state = lifecycle.permit() { untold.append(state) }
  }

  /// Tells the targets of each state since the last time.
  func tellTargets() {
    while !untold.isEmpty {
      shownState = untold.removeFirst()
      handler?(self)
      for target in targets { target.send(from: self) }
    }
    shownState = nil
  }

  // MARK: - Touches

  /// Tells the recognizer of those of its touches that changed.
  func hear(_ changed: [UITouch], _ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let mine = changed.filter { $0.phase == phase && touches.contains($0) }
      guard !mine.isEmpty, !lifecycle.isOver else { continue }
      switch phase {
      case .began: touchesBegan(Set(mine), with: event)
      case .moved: touchesMoved(Set(mine), with: event)
      case .ended: touchesEnded(Set(mine), with: event)
      case .cancelled: touchesCancelled(Set(mine), with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
    if !touches.isEmpty { lastPoint = centroid }
  }

  /// Ends with the touches; the recognizer is as new.
  func finishSequence() {
    lifecycle.reset()
    touches = []
    untold = []
    generation += 1
    arena = nil
    reset()
  }

  /// Lets something happen after a time, unless the gesture is over by then.
  func after(_ interval: TimeInterval, _ work: @escaping () -> Void) {
    guard let loop = view?.window?.screen.frameLoop else { return }
    let generation = generation
    loop.schedule(after: interval) { [weak self] in
      guard let self, self.generation == generation, let arena else { return }
      work()
      arena.goOn()
    }
  }

  /// The middle of the touches, in the window.
  var centroid: CGPoint {
    let points = touches.map(\.pointInWindow)
    guard !points.isEmpty else { return lastPoint }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / count,
      y: points.map(\.y).reduce(0, +) / count
    )
  }

  // MARK: - Others

  func mayReceive(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard touch.pad.map(follows) ?? takes(touch.type), shouldReceive(event),
      delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    else { return false }
    return touch.pad != nil || delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  private func takes(_ type: UITouch.TouchType) -> Bool {
    followsTouches
      && (allowedTouchTypes.isEmpty || allowedTouchTypes.contains { $0.intValue == type.rawValue })
  }

  func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    touches.contains { other.touches.contains($0) } || view != nil && view === other.view
  }

  /// True if the other's failure has to be awaited.
  func waits(for other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// True if the other has to give way once this one is recognised.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !together
  }
}

extension GestureTarget {
  /// Sends the action, if the target is still there and knows it.
  func send(from recognizer: UIGestureRecognizer) {
    guard let object, ActionTable.send(action, to: object, from: recognizer, for: nil) else {
      return
    }
    ConnectionWatch.listener?.didSend(action, by: recognizer)
  }
}
