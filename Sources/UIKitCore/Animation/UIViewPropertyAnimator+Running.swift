extension UIViewPropertyAnimator: FrameTicker {
  private var now: TimeInterval { CACurrentMediaTime() }
  private var loop: FrameLoop { UIScreen.main.frameLoop }

  /// The part of the way that is done, from 0 at the beginning to 1 at the end.
  var part: Double { progress.progress(at: now, pace: paced) }

  /// The time of arrival, unless something happens before.
  var endTime: TimeInterval? { progress.end }

  private func paced(_ time: Double) -> Double {
    if time <= 0 || time >= 1 { return min(max(time, 0), 1) }
    if let cubic = pace?.cubicTimingParameters {
      return Double(cubic.timingFunction.progress(at: CGFloat(time)))
    }
    guard let spring = pace?.springTimingParameters else { return time }
    let length = progress.leg.duration
    return Double(spring.spring(duration: length).progress(at: time * length))
  }

  // MARK: - Blocks

  func add(_ block: AnimatorBlock) {
    guard state == .active else { return blocks.append(block) }
    perform(block)
  }

  /// The first time it is asked to do anything, what it was given to move begins to.
  private func activate() {
    guard state == .inactive else { return }
    progress.activate()
    let waiting = blocks
    blocks = []
    for block in waiting { perform(block) }
    loop.attach(self)
  }

  private func perform(_ block: AnimatorBlock) {
    let done = part
    joiningPart = done + (1 - done) * block.delayFactor
    let animation = ViewAnimation(
      duration: duration,
      delay: 0,
      options: isUserInteractionEnabled ? .allowUserInteraction : [],
      pace: .curve(CAMediaTimingFunction(name: .linear))
    )
    animation.animator = self
    if UIView.areAnimationsEnabled { animation.run(block.body) } else { block.body() }
  }

  /// Makes an animation follow the animator.
  func adopt(_ animation: CABasicAnimation) -> CABasicAnimation {
    animation.control = control
    animation.timingFunction = nil
    animation.beginTime = joiningPart * duration
    animation.duration = max((1 - joiningPart) * duration, 1e-6)
    animation.fillMode = .both
    return animation
  }

  func note(_ note: ValueChange.Note) { notes.append(note) }

  // MARK: - Moves

  func start(after delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    activate()
    progress.start(at: now + max(0, delay))
    loop.requestFrame()
    if duration <= 0 { loop.schedule(after: delay) { [weak self] in self?.tickNow() } }
  }

  func pause() {
    guard isInterruptible || !isRunning, state != .stopped else { return }
    activate()
    progress.pause(at: now)
    show()
  }

  func scrub(to fraction: Double) {
    guard state != .stopped else { return }
    activate()
    let part = min(max(fraction, 0), 1)
    progress.scrub(to: isReversed ? 1 - part : part, duration: duration)
    show()
  }

  func turn(_ reversed: Bool) {
    guard isInterruptible, state != .stopped else { return }
    progress.reverse(reversed, at: now)
    show()
  }

  func proceed(_ parameters: (any UITimingCurveProvider)?, _ factor: Double) {
    guard state == .active, !isRunning else { return }
    if parameters != nil || factor > 0 {
      let left = factor > 0 ? factor * duration : progress.leg.duration
      progress.rush(from: part, in: left)
    }
    if let parameters { pace = parameters }
    progress.start(at: now)
    loop.requestFrame()
  }

  func stop(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    progress.stop(at: now)
    show()
    settle(at: .current)
    loop.detach(self)
    if withoutFinishing {
      completions = []
      rest()
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    settle(at: position)
    let waiting = completions
    completions = []
    rest()
    for completion in waiting { completion(position) }
  }

  private func rest() {
    notes = []
    pace = timingParameters
    progress.finish(duration: duration)
    loop.detach(self)
  }

  // MARK: - Frames

  func tick(at time: TimeInterval) {
    show()
    guard let end = progress.end, end <= time + 1e-6 else { return }
    if pausesOnCompletion { return progress.rest(at: time) }
    // It ends in order with everything else that ends in this frame.
    loop.scheduleNow(at: end) { self.finishIfDone() }
  }

  private func tickNow() { finishIfDone() }

  private func finishIfDone() {
    guard let end = progress.end, end <= now + 1e-6 else { return }
    finish(at: progress.destination)
  }

  private func show() {
    control.time = part * duration
    for note in notes { note.layer.moveControlled() }
  }

  /// Lets go of what moved, at a place.
  private func settle(at position: UIViewAnimatingPosition) {
    let isStopped = state == .stopped
    let places: [(ValueChange.Note, Any?)] = notes.reversed().map { note in
      switch position {
      case .end: (note, isStopped ? note.new : nil)
      case .start: (note, note.old)
      case .current: (note, note.layer.presentation()?.value(forKey: note.key))
      }
    }
    ViewAnimation.pause {
      for (note, value) in places {
        note.layer.removeAnimation(forKey: note.animationKey)
        if let value { note.layer.restore(value, forKey: note.key) }
      }
    }
  }
}

extension CALayer {
  /// Sets a value without motion, through the view for values it manages.
  fileprivate func restore(_ value: Any, forKey key: String) {
    guard let view = delegate as? UIView, view.layer === self else {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      setValue(value, forKey: key)
      CATransaction.commit()
      return
    }
    switch (key, value) {
    case ("bounds", let bounds as CGRect): view.bounds = bounds
    case ("position", let center as CGPoint): view.center = center
    case ("transform", let transform as CATransform3D): view.transform3D = transform
    case ("backgroundColor", _):
      view.backgroundColor = (value as? CGColor).map { UIColor(cgColor: $0) }
    default: setValue(value, forKey: key)
    }
  }
}
