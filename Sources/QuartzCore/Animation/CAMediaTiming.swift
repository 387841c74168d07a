/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// Something that has a time of its own inside its parent's.
public protocol CAMediaTiming: AnyObject {
  /// The beginning in the parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// The rate of its time against the parent's; 2 is twice as fast.
  var speed: Float { get set }
  /// The point of its own time, in seconds, at which it begins.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0 counts as 1.
  var repeatCount: Float { get set }
  /// The time for which it repeats, in seconds; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// True if it runs back after it ran forth.
  var autoreverses: Bool { get set }
  /// The times outside of its own at which it shows.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The times outside of its own at which an animation shows.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name; an unknown one acts as `removed`.
  public let rawValue: String
  /// Makes a mode of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It shows neither before nor after.
  public static let removed = Self(rawValue: "removed")
  /// It shows its end afterwards, while the layer keeps it.
  public static let forwards = Self(rawValue: "forwards")
  /// It shows its beginning before.
  public static let backwards = Self(rawValue: "backwards")
  /// It shows its beginning before and its end afterwards.
  public static let both = Self(rawValue: "both")
}

/// The seconds of the clock that animations follow: that of the display.
public func CACurrentMediaTime() -> CFTimeInterval { Animator.shared.now }
