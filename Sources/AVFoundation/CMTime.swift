public import Foundation

/// A time as a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of parts.
  public var value: Int64
  /// The parts of a second; 0 for a time that is not valid.
  public var timescale: Int32

  /// A time that is not valid.
  public init() { (value, timescale) = (0, 0) }
  /// Makes a time of so many parts.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Makes a time of seconds, to the nearest part.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: parts) ?? 0, timescale: parts.isFinite ? preferredTimescale : 0)
  }

  /// The time in seconds; no number for a time that is not valid.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// True for a time with parts.
  public var isValid: Bool { timescale != 0 }
  /// True for a time with parts.
  public var isNumeric: Bool { isValid }
  /// True for a time that is not valid.
  public var isIndefinite: Bool { !isValid }
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not valid.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime()

  /// True if the first is earlier.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  /// The sum, in parts of the first.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
  /// The difference, in parts of the first.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}

/// The beginning.
public let kCMTimeZero = CMTime.zero
/// Makes a time of so many parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Makes a time of seconds, to the nearest part.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

extension NSValue {
  /// Wraps a time, whose parts are exact below 2⁵³.
  public convenience init(time: CMTime) {
    self.init(size: CGSize(width: Double(time.value), height: Double(time.timescale)))
  }

  /// The time that was wrapped.
  public var timeValue: CMTime {
    CMTime(
      value: Int64(exactly: Double(sizeValue.width).rounded()) ?? 0,
      timescale: Int32(exactly: Double(sizeValue.height).rounded()) ?? 0
    )
  }
}
