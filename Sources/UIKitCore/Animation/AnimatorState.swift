internal import Foundation

/// The stages of an animator.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing yet, or nothing any more.
  case inactive = 0
  /// It moves, or waits halfway.
  case active = 1
  /// It was stopped, and waits for where to end.
  case stopped = 2
}

/// The point at which an animation came to its end.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// The position of an animator between beginning and end.
///
/// A value without a clock: it receives times and returns how far it is.
///
/// While it runs it covers a leg, from one part of the way to another in some time; pausing,
/// turning round and scrubbing begin new legs.
nonisolated struct AnimatorState: Equatable {
  /// A stretch of the way.
  struct Leg: Equatable {
    /// The part of the way, from 0 to 1, where the leg begins and ends.
    var from: Double
    var to: Double
    /// In seconds.
    var duration: TimeInterval
    /// True if the leg is walked back to its beginning.
    var isBackwards = false
    /// The seconds walked of it when it was last begun or paused.
    var walked: TimeInterval = 0
  }

  private(set) var state = UIViewAnimatingState.inactive
  private(set) var isRunning = false
  private(set) var isReversed = false
  private(set) var leg: Leg
  /// The time at which the leg was last begun or gone on with.
  private var since: TimeInterval = 0

  init(duration: TimeInterval) { leg = Leg(from: 0, to: 1, duration: duration) }

  /// The seconds walked of the leg at a time.
  private func walked(at now: TimeInterval) -> TimeInterval {
    guard isRunning else { return leg.walked }
    let way = leg.isBackwards ? since - now : now - since
    return min(max(leg.walked + way, 0), leg.duration)
  }

  /// The part of the way that is done at a time, from 0 to 1; `pace` turns the part of a leg's time
  /// into the part of the leg.
  func progress(at now: TimeInterval, pace: (Double) -> Double) -> Double {
    guard leg.duration > 0 else { return leg.isBackwards ? leg.from : leg.to }
    return leg.from + (leg.to - leg.from) * pace(walked(at: now) / leg.duration)
  }

  /// The time at which the leg ends, unless something happens before.
  var end: TimeInterval? {
    guard isRunning else { return nil }
    return since + (leg.isBackwards ? leg.walked : leg.duration - leg.walked)
  }

  /// The end at which the animator arrives if nothing happens.
  var destination: UIViewAnimatingPosition { isReversed ? .start : .end }

  // MARK: - Moves

  /// From nothing to waiting; does nothing to an animator at work.
  mutating func activate() {
    if state == .inactive { state = .active }
  }

  mutating func start(at time: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    activate()
    (isRunning, since) = (true, time)
  }

  mutating func pause(at now: TimeInterval) {
    guard state != .stopped else { return }
    activate()
    leg.walked = walked(at: now)
    isRunning = false
  }

  /// Goes to a part of the way and waits there; the rest of it becomes a new leg.
  mutating func scrub(to part: Double, duration: TimeInterval) {
    guard state != .stopped else { return }
    activate()
    isRunning = false
    let goal: Double = isReversed ? 0 : 1
    leg = Leg(from: part, to: goal, duration: duration * abs(goal - part))
  }

  /// Covers what is left in another time.
  mutating func rush(from part: Double, in duration: TimeInterval) {
    leg = Leg(from: part, to: isReversed ? 0 : 1, duration: duration)
  }

  mutating func reverse(_ reversed: Bool, at now: TimeInterval) {
    guard reversed != isReversed else { return }
    leg.walked = walked(at: now)
    since = now
    isReversed = reversed
    leg.isBackwards.toggle()
  }

  mutating func stop(at now: TimeInterval) {
    guard state == .active else { return }
    leg.walked = walked(at: now)
    (state, isRunning) = (.stopped, false)
  }

  /// Back to nothing, ready to begin again.
  mutating func finish(duration: TimeInterval) { self = AnimatorState(duration: duration) }

  /// At the end, but not done: the animator waits there.
  mutating func rest(at now: TimeInterval) {
    leg.walked = walked(at: now)
    isRunning = false
  }
}
