public import Foundation

/// Runs closures at a time and in a place of its own.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The way in which closures are run.
  associatedtype SchedulerOptions
  /// The present.
  var now: SchedulerTimeType { get }
  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure after a number of seconds; what it returns stops that.
  func run(after seconds: Double, _ action: @escaping () -> Void) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

/// A duration that can be written in seconds and parts of them.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ s: Int) -> Self
  /// So many seconds.
  static func seconds(_ s: Double) -> Self
  /// So many milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// So many microseconds.
  static func microseconds(_ us: Int) -> Self
  /// So many nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
  /// The duration in seconds.
  var inSeconds: Double { get }
}

/// A time of a scheduler, in seconds since the beginning of 2001.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// A duration.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Sendable,
    ExpressibleByFloatLiteral
  {
    /// The duration in seconds.
    public var inSeconds: Double
    /// The duration in seconds.
    public var timeInterval: Double { inSeconds }
    /// The duration in seconds.
    public var magnitude: Double { inSeconds.magnitude }
    init(_ seconds: Double) { inSeconds = seconds }
    /// So many seconds.
    public init(integerLiteral value: Int) { inSeconds = Double(value) }
    /// So many seconds.
    public init(floatLiteral value: Double) { inSeconds = value }
    /// So many seconds.
    public init?<T: BinaryInteger>(exactly source: T) { inSeconds = Double(source) }
    /// So many seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// So many milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// So many microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// So many nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
    /// True if the first is shorter.
    public static func < (a: Self, b: Self) -> Bool { a.inSeconds < b.inSeconds }
    /// The sum.
    public static func + (a: Self, b: Self) -> Self { Self(a.inSeconds + b.inSeconds) }
    /// The difference.
    public static func - (a: Self, b: Self) -> Self { Self(a.inSeconds - b.inSeconds) }
    /// The product.
    public static func * (a: Self, b: Self) -> Self { Self(a.inSeconds * b.inSeconds) }
    /// Multiplies.
    public static func *= (a: inout Self, b: Self) { a.inSeconds *= b.inSeconds }
  }

  private let seconds: Double
  init(_ seconds: Double) { self.seconds = seconds }
  static var now: SchedulerTime { SchedulerTime(Date().timeIntervalSinceReferenceDate) }
  /// The time as a date.
  public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }
  /// The duration until another time.
  public func distance(to other: SchedulerTime) -> Stride { Stride(other.seconds - seconds) }
  /// The time after a duration.
  public func advanced(by n: Stride) -> SchedulerTime { SchedulerTime(seconds + n.inSeconds) }
}

extension DispatchQueue: Scheduler {
  /// A time of a queue.
  public typealias SchedulerTimeType = SchedulerTime
  /// The way in which closures are run; there is no choice here.
  public struct SchedulerOptions: Sendable {}
  /// The present.
  public var now: SchedulerTime { .now }
  /// Runs a closure on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }
  /// Runs a closure on the queue after a number of seconds.
  public func run(after seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let item = DispatchWorkItem { action() }
    nonisolated(unsafe) let work = item
    asyncAfter(deadline: .now() + seconds, execute: work)
    return AnyCancellable { work.cancel() }
  }
}

extension RunLoop: Scheduler {
  /// A time of a run loop.
  public typealias SchedulerTimeType = SchedulerTime
  /// The way in which closures are run; there is no choice here.
  public struct SchedulerOptions: Sendable {}
  /// The present.
  public var now: SchedulerTime { .now }
  /// Runs a closure in the loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }
  /// Runs a closure in the loop after a number of seconds.
  public func run(after seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = Timer(timeInterval: seconds, repeats: false) { _ in action() }
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  /// A time of a queue.
  public typealias SchedulerTimeType = SchedulerTime
  /// The way in which closures are run; there is no choice here.
  public struct SchedulerOptions: Sendable {}
  /// The present.
  public var now: SchedulerTime { .now }
  /// Runs a closure as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
  /// Runs a closure as an operation after a number of seconds.
  public func run(after seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
    DispatchQueue.global().run(after: seconds) { self.schedule(options: nil, action) }
  }
}

/// Runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A time.
  public typealias SchedulerTimeType = SchedulerTime
  /// There are no choices.
  public typealias SchedulerOptions = Never
  /// The scheduler.
  public static let shared = ImmediateScheduler()
  /// The present.
  public var now: SchedulerTime { .now }
  /// Runs a closure at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Runs a closure at once, whatever the time.
  public func run(after seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
