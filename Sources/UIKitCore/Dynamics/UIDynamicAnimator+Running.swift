/// The progress of an animator.
struct DynamicRun {
  /// The time of the last frame, in seconds of the display's clock.
  var last: TimeInterval = 0
  /// The time that is too short for a step so far.
  var rest: TimeInterval = 0
  /// The length of a step, in seconds: four to a frame of a sixtieth.
  static let step: TimeInterval = 1 / 240
  /// The longest time, in seconds, by which one frame moves items; a pause of the app, as under a
  /// debugger, doesn't throw them far.
  static let longestFrame: TimeInterval = 0.25

  /// The number of steps that are due at a time.
  mutating func steps(until time: TimeInterval) -> Int {
    rest += min(max(0, time - last), Self.longestFrame)
    last = time
    // A frame of a sixtieth is just four steps, but not in binary.
    let count = (rest / Self.step + 1e-6).rounded(.down)
    rest = max(0, rest - count * Self.step)
    return Int(count)
  }
}

/// Calls an animator in each frame without keeping it alive: one that its app lets go of stops.
final class DynamicTicker: FrameTicker {
  private weak var animator: UIDynamicAnimator?

  init(_ animator: UIDynamicAnimator) { self.animator = animator }

  func tick(at time: TimeInterval) {
    guard let animator, animator.isRunning else {
      UIScreen.main.frameLoop?.detach(self)
      return
    }
    animator.moveOn(to: time)
  }
}

extension UIDynamicAnimator {
  /// Has items move, or move on, after a change.
  func takeUpChanges() {
    engine.isStale = true
    guard !isRunning, let loop = UIScreen.main.frameLoop else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    run.last = loop.display.now
    loop.attach(DynamicTicker(self))
  }

  /// Has the world agree with the behaviours and their properties.
  func bringUpToDate() {
    guard engine.isStale else { return }
    engine.reference = boundsOfReference?() ?? referenceView?.bounds
    engine.update(working)
  }

  /// A frame: the items go where they are by now, then delegates and actions are called.
  func moveOn(to time: TimeInterval) {
    bringUpToDate()
    let steps = run.steps(until: time)
    guard steps > 0 else { return }
    let all = working
    for _ in 0..<steps { engine.step(all, seconds: DynamicRun.step) }
    elapsedTime += Double(steps) * DynamicRun.step
    let moved = engine.writeItems()
    if !moved.isEmpty { itemsDidMove?(moved) }
    engine.reportContacts()
    for behavior in all { behavior.action?() }
    if engine.isAtRest, isRunning { pause() }
  }

  private func pause() {
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }
}
