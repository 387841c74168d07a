public import Foundation

/// The number of parts of a time.
public typealias CMTimeValue = Int64
/// The parts of a second.
public typealias CMTimeScale = Int32
/// The number of times that a clock began anew.
public typealias CMTimeEpoch = Int64

/// The kind of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time has a meaning.
  public static let valid = Self(rawValue: 1)
  /// The time lost a part when it was computed.
  public static let hasBeenRounded = Self(rawValue: 2)
  /// Later than all others.
  public static let positiveInfinity = Self(rawValue: 4)
  /// Earlier than all others.
  public static let negativeInfinity = Self(rawValue: 8)
  /// Not known.
  public static let indefinite = Self(rawValue: 16)
  /// All bits of times that are no numbers.
  public static let impliedValueFlagsMask = Self(rawValue: 28)
}

/// A time as a number of parts of a second (L-246).
public struct CMTime: Sendable {
  /// The number of parts.
  public var value: CMTimeValue
  /// The parts of a second; 0 for a time that is no number.
  public var timescale: CMTimeScale
  /// The kind of the time.
  public var flags: CMTimeFlags
  /// The number of times that the clock began anew; default 0.
  public var epoch: CMTimeEpoch

  /// A time that is not valid.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// Makes a time of so many parts.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }
  /// Makes a time of its parts.
  public init(
    value: CMTimeValue,
    timescale: CMTimeScale,
    flags: CMTimeFlags,
    epoch: CMTimeEpoch
  ) {
    (self.value, self.timescale) = (value, timescale)
    (self.flags, self.epoch) = (flags, epoch)
  }
  /// Makes a time of seconds, to the nearest part.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite else {
      self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let parts = seconds * Double(preferredTimescale)
    let whole = Int64(exactly: parts.rounded())
    self.init(value: whole ?? 0, timescale: whole == nil ? 0 : preferredTimescale)
    if whole == nil {
      flags = seconds > 0 ? [.valid, .positiveInfinity] : [.valid, .negativeInfinity]
    }
    if whole != nil, parts.rounded() != parts { flags.insert(.hasBeenRounded) }
  }

  /// The time in seconds; no number for a time that is not valid or not known.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }
  /// True for a time that has a meaning.
  public var isValid: Bool { flags.contains(.valid) }
  /// True for a time that is a number.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale != 0
  }
  /// True for a time that is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// True for the time later than all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// True for the time earlier than all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// True for a time that lost a part when it was computed.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not valid.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime(
    value: 0,
    timescale: 0,
    flags: [.valid, .indefinite],
    epoch: 0
  )
  /// The time later than all others.
  public static let positiveInfinity = CMTime(
    value: 0,
    timescale: 0,
    flags: [.valid, .positiveInfinity],
    epoch: 0
  )
  /// The time earlier than all others.
  public static let negativeInfinity = CMTime(
    value: 0,
    timescale: 0,
    flags: [.valid, .negativeInfinity],
    epoch: 0
  )
}

extension NSValue {
  /// Wraps a time, whose parts are exact below 2⁵³; one that is no number keeps its kind.
  public convenience init(time: CMTime) {
    let value = time.isNumeric ? Double(time.value) : Double(time.flags.rawValue)
    self.init(size: CGSize(width: value, height: time.isNumeric ? Double(time.timescale) : 0))
  }

  /// The time that was wrapped.
  public var timeValue: CMTime {
    let timescale = Int32(exactly: Double(sizeValue.height).rounded()) ?? 0
    let value = Int64(exactly: Double(sizeValue.width).rounded()) ?? 0
    guard timescale == 0 else { return CMTime(value: value, timescale: timescale) }
    let flags = CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: value))
    return CMTime(value: 0, timescale: 0, flags: flags, epoch: 0)
  }
}
