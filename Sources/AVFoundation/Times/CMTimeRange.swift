public import Foundation

/// The time from a moment for as long as a duration (L-246).
public struct CMTimeRange: Hashable, Sendable {
  /// The first moment.
  public var start: CMTime
  /// The length; the end does not belong to the range.
  public var duration: CMTime

  /// A range that is not valid.
  public init() { (start, duration) = (.invalid, .invalid) }
  /// Makes a range of its beginning and length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Makes a range of its beginning and end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The first moment behind the range.
  public var end: CMTime { start + duration }
  /// True for a range with a beginning and a length that isn't negative.
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  /// True for a valid range whose beginning or length isn't known.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// True for a valid range without length.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// The range without beginning and length.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// A range that is not valid.
  public static let invalid = CMTimeRange()

  /// True for a moment in the range.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && time >= start && time < end
  }
  /// True for a range that lies in this one.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && range.start >= start && range.end <= end
  }
  /// The range that has both.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
  /// The range that both have; empty if there is none.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
}

/// The range without beginning and length.
public let kCMTimeRangeZero = CMTimeRange.zero
/// A range that is not valid.
public let kCMTimeRangeInvalid = CMTimeRange.invalid
/// Makes a range of its beginning and length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Makes a range of its beginning and end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// The first moment behind a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// True for a moment in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}
/// True if ranges are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool {
  range1 == range2
}

extension NSValue {
  /// Wraps a range, whose parts are exact below 2⁵³.
  public convenience init(timeRange: CMTimeRange) {
    self.init(
      rect: CGRect(
        x: Double(timeRange.start.value),
        y: Double(timeRange.start.timescale),
        width: Double(timeRange.duration.value),
        height: Double(timeRange.duration.timescale)
      )
    )
  }

  /// The range that was wrapped.
  public var timeRangeValue: CMTimeRange {
    let start = NSValue(size: CGSize(width: rectValue.minX, height: rectValue.minY))
    let duration = NSValue(size: rectValue.size)
    return CMTimeRange(start: start.timeValue, duration: duration.timeValue)
  }
}
