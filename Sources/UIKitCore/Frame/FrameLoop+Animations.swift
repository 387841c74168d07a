extension FrameLoop {
  /// Moves animations to the frame's time; returns the calls that are due for those that ended.
  func advanceAnimations() -> [AnimationEvent] {
    guard screen === UIScreen.main else { return [] }
    let now = display.now
    // One of them may detach another.
    for ticker in tickers where tickers.contains(where: { $0 === ticker }) { ticker.tick(at: now) }
    return Animator.shared.advance()
  }

  /// Calls an object with the time of each frame from now on.
  func attach(_ ticker: any FrameTicker) {
    guard !tickers.contains(where: { $0 === ticker }) else { return }
    tickers.append(ticker)
    requestFrame()
  }

  func detach(_ ticker: any FrameTicker) { tickers.removeAll { $0 === ticker } }

  /// Runs something in this frame, among what was due at a time.
  func scheduleNow(at time: TimeInterval, _ work: @escaping () -> Void) {
    scheduled.append(ScheduledWork(time: time, work: work))
  }

  /// The end of all animations and delays, in seconds of the clock; nil if there are none.
  ///
  /// Animations that repeat without end do not count.
  package var restTime: TimeInterval? {
    let ends = [Animator.shared.end] + tickers.map { ($0 as? UIViewPropertyAnimator)?.endTime }
    return (ends.compactMap { $0 } + scheduled.map(\.time)).max()
  }
}
