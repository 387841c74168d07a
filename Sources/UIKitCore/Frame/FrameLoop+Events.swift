internal import Device

/// Work that waits for its time.
struct ScheduledWork {
  /// In seconds of the display's clock.
  let time: TimeInterval
  let work: () -> Void
}

extension FrameLoop {
  /// Hands over what came in and runs what is due; here app code runs, and every `will…` is sent.
  func deliverEvents() {
    for event in display.nextEvents() { deliver(event) }
    runScheduledWork()
  }

  /// Runs something later, in a frame that begins at that time or after it.
  package func schedule(after interval: TimeInterval, _ work: @escaping () -> Void) {
    scheduled.append(ScheduledWork(time: display.now + max(0, interval), work: work))
    requestFrame()
  }

  private func deliver(_ event: InputEvent) {
    switch event.kind {
    case .rotate: screen.orientationChanged()
    case .touch, .scroll, .key, .text: break
    }
  }

  /// What is due, the earliest first; what that asks for waits for the next frame.
  private func runScheduledWork() {
    let now = display.now
    let due = scheduled.filter { $0.time <= now }
    guard !due.isEmpty else { return }
    scheduled.removeAll { $0.time <= now }
    // Sorting keeps no order among equals, so the place in the list decides there.
    let ordered = due.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for (_, item) in ordered { item.work() }
  }
}
