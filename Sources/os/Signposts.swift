/// The number that tells intervals of one name apart.
public struct OSSignpostID: Hashable, Comparable, Codable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Takes a number of the caller's own.
  public init(_ value: UInt64) { rawValue = value }

  /// A number that nobody else has.
  public init(log: OSLog) { self.init(SignpostNumbers.next()) }

  /// The number of an object, which is the same as long as the object lives.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// The number of intervals that never overlap with others of their name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// A number that is none: its signposts are not written.
  public static let invalid = OSSignpostID(.max)
  /// The number zero, whose signposts are not written.
  public static let null = OSSignpostID(0)

  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// The kinds of signposts.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8
  /// Makes a kind of any number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A moment.
  public static let event = Self(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = Self(rawValue: 1)
  /// The end of an interval.
  public static let end = Self(rawValue: 2)
}

/// Puts a signpost up, which nobody records here.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Puts a signpost up with a message whose `%` places the arguments fill; nobody records it here.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}

/// Puts a signpost up with values in its message; nobody records it here.
@_disfavoredOverload
public func os_signpost(
  _ type: OSSignpostType,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ message: @autoclosure () -> SignpostMetadata
) {}
