internal import Synchronization

/// The message of a signpost, with values in it.
public typealias SignpostMetadata = OSLogMessage

/// Marks intervals and moments for a tool that measures; there is none here, so nothing is recorded
/// and messages are not put together, while what runs within an interval runs (L-311).
public struct OSSignposter: Sendable {
  /// Always false: nobody records signposts.
  public var isEnabled: Bool { false }

  /// A signposter of the default log.
  public init() {}
  /// A signposter of a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// A signposter of a subsystem and one of the system's categories.
  public init(subsystem: String, category: OSLog.Category) {}
  /// A signposter of a log.
  public init(logHandle: OSLog) {}
  /// A signposter of a logger's log.
  public init(logger: Logger) {}

  /// A signposter that records nothing.
  public static let disabled = OSSignposter()

  /// A number that nobody else has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(SignpostNumbers.next()) }

  /// The number of an object, which is the same as long as the object lives.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .disabled, object: object)
  }

  /// Begins an interval; what is answered ends it.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState.beginState(id: id)
  }

  /// Begins an interval with a message; what is answered ends it.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id)
  }

  /// Begins an interval of an animation; what is answered ends it.
  public func beginAnimationInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id)
  }

  /// Begins an interval of an animation with a message; what is answered ends it.
  public func beginAnimationInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment with a message.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Runs what an interval lasts for, and answers with its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }

  /// Runs what an interval with a message lasts for, and answers with its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata,
    around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Codable, Sendable {
  /// The number of the interval.
  public let signpostID: OSSignpostID

  private init(_ id: OSSignpostID) { signpostID = id }

  /// An interval that began elsewhere, as in another process.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

/// Numbers that nobody else has, counted from 1.
enum SignpostNumbers {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
