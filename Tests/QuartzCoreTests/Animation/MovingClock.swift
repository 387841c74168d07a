import QuartzCore
import Testing

/// A clock that only a test moves, with the animator on it.
@MainActor final class MovingClock {
  private(set) var now: Double = 0

  /// Runs a test on a clock that begins at 0.
  static func run(_ body: (MovingClock) throws -> Void) rethrows {
    let clock = MovingClock()
    let (animator, before) = (Animator.shared, Animator.shared.clock)
    animator.restart { MainActor.assumeIsolated { clock.now } }
    animator.needsHost = false
    defer {
      animator.restart(clock: before)
      animator.needsHost = true
    }
    try body(clock)
  }

  /// Lets time pass up to a time, and tells what ended meanwhile.
  func go(to time: Double) {
    now = time
    for event in Animator.shared.advance() { event.tell() }
  }
}
