/// The motion of content along one axis by itself, as a function of time (V-20).
nonisolated struct ScrollMotion: Equatable {
  /// The place, in content points, at which the motion began, and the time.
  let start: CGFloat
  let began: TimeInterval
  /// In points a second.
  let velocity: CGFloat
  private let kind: Kind

  private enum Kind: Equatable {
    /// Loses a share of its velocity each millisecond.
    case slowing(rate: CGFloat)
    /// Is drawn to a place, without swinging past it.
    case drawn(to: CGFloat, stiffness: CGFloat)
  }

  /// Slows down by itself.
  static func slowing(
    from start: CGFloat,
    at time: TimeInterval,
    velocity: CGFloat,
    rate: CGFloat
  ) -> Self {
    Self(start: start, began: time, velocity: velocity, kind: .slowing(rate: rate))
  }

  /// Comes to rest at a place, such as a page.
  static func drawn(
    from start: CGFloat,
    to end: CGFloat,
    at time: TimeInterval,
    velocity: CGFloat
  ) -> Self {
    Self(start: start, began: time, velocity: velocity, kind: .drawn(to: end, stiffness: 14))
  }

  /// Follows closely what a pad reports, some fifty times a second.
  static func followed(
    from start: CGFloat,
    to end: CGFloat,
    at time: TimeInterval,
    velocity: CGFloat
  ) -> Self {
    Self(start: start, began: time, velocity: velocity, kind: .drawn(to: end, stiffness: 40))
  }

  /// Comes back to an edge from beyond it, or runs into it (V-21).
  static func returning(
    from start: CGFloat,
    to end: CGFloat,
    at time: TimeInterval,
    velocity: CGFloat
  ) -> Self {
    Self(start: start, began: time, velocity: velocity, kind: .drawn(to: end, stiffness: 10.95))
  }

  /// Content that a finger let go beyond an edge starts inward with this share of the distance each
  /// second, unless the finger was faster (V-21).
  static func returning(
    from start: CGFloat,
    to end: CGFloat,
    at time: TimeInterval,
    finger: CGFloat
  ) -> Self {
    let inward = 7.3 * (end - start)
    let velocity = inward < 0 ? min(finger, inward) : max(finger, inward)
    return returning(from: start, to: end, at: time, velocity: velocity)
  }

  /// The speed at which content that slows down stands still, in points a second (V-20).
  private static let leastSpeed: CGFloat = 10

  /// The place of the content at a time.
  func place(at time: TimeInterval) -> CGFloat {
    let t = max(0, time - began)
    switch kind {
    case .slowing(let rate):
      let left = exp(log(rate) * 1000 * min(t, duration(rate)))
      return start + velocity * Self.way(rate) * (1 - left)
    case .drawn(let end, let stiffness):
      let gap = start - end
      return end + (gap + (velocity + stiffness * gap) * t) * exp(-stiffness * t)
    }
  }

  /// The same motion so many points further on.
  func moved(by way: CGFloat) -> Self {
    var kind = kind
    if case .drawn(let end, let stiffness) = kind {
      kind = .drawn(to: end + way, stiffness: stiffness)
    }
    return Self(start: start + way, began: began, velocity: velocity, kind: kind)
  }

  /// The velocity at a time, in points a second.
  func speed(at time: TimeInterval) -> CGFloat {
    let t = max(0, time - began)
    switch kind {
    case .slowing(let rate): return velocity * exp(log(rate) * 1000 * t)
    case .drawn(let end, let stiffness):
      let gap = start - end
      let slope = velocity + stiffness * gap
      return (slope - stiffness * (gap + slope * t)) * exp(-stiffness * t)
    }
  }

  /// The place at which it will come to rest.
  var end: CGFloat {
    switch kind {
    case .slowing(let rate): start + lostVelocity * Self.way(rate)
    case .drawn(let end, _): end
    }
  }

  /// The place that is proposed to a delegate, which lies a little further (V-20).
  var proposedEnd: CGFloat {
    switch kind {
    case .slowing(let rate): start - lostVelocity / (log(rate) * 1000)
    case .drawn(let end, _): end
    }
  }

  /// True if what is left to go can no longer be seen.
  func isOver(at time: TimeInterval) -> Bool {
    switch kind {
    case .slowing(let rate): time - began >= duration(rate)
    case .drawn: abs(place(at: time) - end) < 0.5 && abs(speed(at: time)) < 20
    }
  }

  /// The motion at a time, held by the edges of the content: what runs into one swings out and
  /// back, or stops there where nothing bounces.
  func held(
    _ least: CGFloat,
    _ most: CGFloat,
    bounces: Bool,
    at time: TimeInterval
  ) -> Self {
    guard case .slowing(let rate) = kind, start >= least, start <= most else { return self }
    let edge = velocity < 0 ? least : most
    let left = 1 - (edge - start) / (velocity * Self.way(rate))
    guard left > 0, left <= 1 else { return self }
    let crossing = began + log(left) / (log(rate) * 1000)
    guard crossing <= time, crossing - began < duration(rate) else { return self }
    let speed = bounces ? speed(at: crossing) : 0
    return .returning(from: edge, to: edge, at: crossing, velocity: speed)
  }

  // MARK: - Slowing down

  /// The points that a speed of one point a second goes: each millisecond the velocity shrinks
  /// first, and then the content moves.
  private static func way(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

  /// The velocity that is lost until the content stands still.
  private var lostVelocity: CGFloat {
    guard abs(velocity) > Self.leastSpeed else { return 0 }
    return velocity < 0 ? velocity + Self.leastSpeed : velocity - Self.leastSpeed
  }

  private func duration(_ rate: CGFloat) -> TimeInterval {
    guard abs(velocity) > Self.leastSpeed else { return 0 }
    return log(Self.leastSpeed / abs(velocity)) / (log(rate) * 1000)
  }
}
