/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// Something that has a time of its own inside its parent's.
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it lasts once, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs against the parent's.
  var speed: Float { get set }
  /// Where in its own time it begins.
  var timeOffset: CFTimeInterval { get set }
  /// How often it repeats.
  var repeatCount: Float { get set }
  /// For how long it repeats, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// True if it runs back after it ran forth.
  var autoreverses: Bool { get set }
  /// What is seen before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = Self(rawValue: "removed")
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
}

/// The seconds of the clock that animations follow: that of the display.
public func CACurrentMediaTime() -> CFTimeInterval { Animator.shared.now }
