/// Sums and order of times (L-246): times of different scales are the same if they are the same
/// part of a second.
extension CMTime: Comparable, Hashable {
  /// True if both are the same moment, or the same kind of no number.
  public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }
  /// True if the first is earlier.
  public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }
  /// The sum, in parts of a scale that has those of both where there is one.
  public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }
  /// The difference, in parts of a scale that has those of both where there is one.
  public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, -1) }

  /// Times that are the same have the same hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNumeric ? seconds : Double(rank))
  }

  /// The place among times that are no numbers: before all numbers, among or after them.
  fileprivate var rank: Int {
    if !isValid { return 3 }
    if isIndefinite { return 2 }
    return isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0
  }

  private static func sum(_ a: CMTime, _ b: CMTime, _ sign: Int64) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    if a.isIndefinite || b.isIndefinite { return .indefinite }
    guard a.isNumeric, b.isNumeric else {
      return CMTime(seconds: a.seconds + Double(sign) * b.seconds, preferredTimescale: 1)
    }
    if let scale = commonScale(a.timescale, b.timescale) {
      let (left, isTooLarge) = a.value.multipliedReportingOverflow(by: Int64(scale / a.timescale))
      let (right, isTooSmall) = b.value.multipliedReportingOverflow(
        by: sign * Int64(scale / b.timescale)
      )
      let (value, isOver) = left.addingReportingOverflow(right)
      if !isTooLarge, !isTooSmall, !isOver { return CMTime(value: value, timescale: scale) }
    }
    let seconds = a.seconds + Double(sign) * b.seconds
    return CMTime(seconds: seconds, preferredTimescale: max(a.timescale, b.timescale))
  }

  /// The least scale that has the parts of two; nil if it is too large.
  private static func commonScale(_ a: Int32, _ b: Int32) -> Int32? {
    guard a > 0, b > 0 else { return nil }
    var (divisor, rest) = (a, b)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let (scale, isOver) = a.multipliedReportingOverflow(by: b / divisor)
    return isOver ? nil : scale
  }
}

/// −1 if the first time is earlier, 1 if it is later, and 0 if both are the same.
///
/// Numbers lie between the infinities; behind these come times that are not known, and last those
/// that are not valid.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  guard time1.isNumeric, time2.isNumeric else {
    return time1.rank == time2.rank ? 0 : time1.rank < time2.rank ? -1 : 1
  }
  let left = time1.value.multipliedFullWidth(by: Int64(time2.timescale))
  let right = time2.value.multipliedFullWidth(by: Int64(time1.timescale))
  if left.high != right.high { return left.high < right.high ? -1 : 1 }
  return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
}
/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// The time so many times.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  let (value, isOver) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  return isOver ? .invalid : CMTime(value: value, timescale: time.timescale)
}
/// The time so many times, in its own parts.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
/// The time so many times, divided by a number.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard divisor != 0 else { return .invalid }
  return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}
/// The time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  time < .zero ? CMTime.zero - time : time
}
/// The earlier time.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later time.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// The same time in other parts of a second, to the nearest.
public func CMTimeConvertScale(
  _ time: CMTime,
  timescale newTimescale: Int32,
  method: CMTimeRoundingMethod
) -> CMTime {
  guard time.isNumeric, newTimescale > 0 else { return time }
  let parts = time.seconds * Double(newTimescale)
  let whole = Int64(exactly: parts.rounded(method.rule))
  return whole.map { CMTime(value: $0, timescale: newTimescale) } ?? .invalid
}

/// The way to a whole number of parts.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  /// The usual way.
  public static let `default` = Self.roundHalfAwayFromZero

  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
    case .roundTowardZero, .quickTime: .towardZero
    case .roundAwayFromZero: .awayFromZero
    case .roundTowardPositiveInfinity: .up
    case .roundTowardNegativeInfinity: .down
    }
  }
}

/// The beginning.
public let kCMTimeZero = CMTime.zero
/// A time that is not valid.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// The time later than all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
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
