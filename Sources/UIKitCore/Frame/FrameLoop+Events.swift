internal import Device

extension FrameLoop {
  /// Delivers events and runs the work that is due; here app code runs, and every `will…` is sent.
  func deliverEvents() {
    var events = display.nextEvents()[...]
    while let event = events.first {
      let moment = events.prefix { $0.isTouch && event.isTouch && $0.time == event.time }
      let moves = Array(events.prefix { event.isMove && $0.isMove })
      let group = moves.isEmpty ? Self.oncePerFinger(moment) : moves
      if !group.isEmpty {
        screen.focus?.touched()
        screen.endCommandHold()
      }
      if group.isEmpty { deliver(event) } else { screen.touchSource.receive(group) }
      events = events.dropFirst(max(1, group.count))
    }
    if display.memoryPressure?.hasRisen() ?? false {
      UIApplication.shared.receiveMemoryWarning()
    }
    runScheduledWork()
    runRepeatingWork()
    runMotions()
  }

  /// Changes of different fingers at one moment are one event; two of the same finger are two, unless
  /// all of them move (W-125).
  private static func oncePerFinger(_ events: ArraySlice<InputEvent>) -> [InputEvent] {
    var seen: Set<Int> = []
    return Array(
      events.prefix { event in
        guard case .touch(let id, _, _) = event.kind else { return false }
        return seen.insert(id).inserted
      }
    )
  }

  /// Calls something in each frame with the time, until it returns `false`.
  func everyFrame(_ work: @escaping (_ now: TimeInterval) -> Bool) {
    motions.append(work)
    requestFrame()
  }

  private func runMotions() {
    guard !motions.isEmpty else { return }
    let running = motions
    motions = []
    motions = running.filter { $0(display.now) } + motions
  }

  /// Runs something later, in a frame that begins at that time or after it.
  package func schedule(after interval: TimeInterval, _ work: @escaping () -> Void) {
    scheduled.append(ScheduledWork(time: display.now + max(0, interval), work: work))
    requestFrame()
  }

  private func deliver(_ event: InputEvent) {
    switch event.kind {
    case .rotate, .lay: screen.deviceMoved(event.kind)
    case .resize(let part): screen.resize(to: part)
    case .reshape: screen.reshape()
    case .rescale: screen.rescale()
    case .shake: UIApplication.shared.shake(at: event.time)
    case .text(let text): UIApplication.shared.type(text)
    case .markedText(let text, let selected): UIApplication.shared.mark(text, selected)
    case .key(let code, let isDown, let modifiers):
      UIApplication.shared.press(code, isDown: isDown, modifiers: modifiers, at: event.time)
    case .scroll(let distance, let point): screen.scroll(by: distance, at: point)
    case .pad(let motion, let phase, let point):
      screen.touchSource.receive(motion, phase, at: point, event.time)
    case .hover(let point): screen.movePointer(to: point, by: event.tool)
    case .pencilTap: screen.tapPencil(at: event.time)
    case .secondaryPress(let point): screen.pressSecondaryButton(at: point)
    case .touch: break
    }
  }

  /// Runs the work that is due, the earliest first; new work waits for the next frame.
  private func runScheduledWork() {
    let now = display.now
    let ended = advanceAnimations()
    let due = scheduled.filter { $0.time <= now + 1e-9 }
    scheduled.removeAll { $0.time <= now + 1e-9 }
    guard !due.isEmpty || !ended.isEmpty else { return }
    let all = due + ended.map { ScheduledWork(time: $0.time, work: $0.tell) }
    // Sorting keeps no order among equals, so the place in the list decides there.
    let ordered = all.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for (_, item) in ordered { item.work() }
  }
}

extension InputEvent {
  /// True for a finger that moves.
  fileprivate var isMove: Bool {
    if case .touch(_, .moved, _) = kind { return true }
    return false
  }

  fileprivate var isTouch: Bool {
    if case .touch = kind { true } else { false }
  }
}
