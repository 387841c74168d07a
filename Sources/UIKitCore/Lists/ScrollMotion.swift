/// The motion of content along one axis by itself, as a function of time.
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
    case drawn(to: CGFloat)
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

  /// Comes to rest at a place.
  static func drawn(
    from start: CGFloat,
    to end: CGFloat,
    at time: TimeInterval,
    velocity: CGFloat
  ) -> Self {
    Self(start: start, began: time, velocity: velocity, kind: .drawn(to: end))
  }

  /// The stiffness of the pull to a place, per second.
  private static let stiffness: CGFloat = 14

  /// The place of the content at a time.
  func place(at time: TimeInterval) -> CGFloat {
    let t = max(0, time - began)
    switch kind {
    case .slowing(let rate):
      let decay = log(rate) * 1000
      return start + velocity * (exp(decay * t) - 1) / decay
    case .drawn(let end):
      let gap = start - end
      return end + (gap + (velocity + Self.stiffness * gap) * t) * exp(-Self.stiffness * t)
    }
  }

  /// The velocity at a time, in points a second.
  func speed(at time: TimeInterval) -> CGFloat {
    let t = max(0, time - began)
    switch kind {
    case .slowing(let rate): return velocity * exp(log(rate) * 1000 * t)
    case .drawn(let end):
      let gap = start - end
      let slope = velocity + Self.stiffness * gap
      return (slope - Self.stiffness * (gap + slope * t)) * exp(-Self.stiffness * t)
    }
  }

  /// The place at which it will come to rest.
  var end: CGFloat {
    switch kind {
    case .slowing(let rate): start - velocity / (log(rate) * 1000)
    case .drawn(let end): end
    }
  }

  /// True if what is left to go can no longer be seen.
  func isOver(at time: TimeInterval) -> Bool {
    abs(place(at: time) - end) < 0.5 && abs(speed(at: time)) < 20
  }
}
