internal import Dispatch

extension NSManagedObjectContext {
  @TaskLocal private static var current: NSManagedObjectContext?

  /// The context whose block is running.
  static var running: NSManagedObjectContext? { current }

  /// Runs a block on the context's queue, later; a context with a queue of its own reports the changes
  /// when the block ends, one of the main queue at the end of the turn.
  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    queue.async { self.run(block) }
  }

  /// Runs a block on the context's queue and waits for it; blocks may do so inside of one another.
  public func performAndWait(_ block: () -> Void) { wait { run(block) } }

  /// Runs a block on the context's queue, waits for it, and answers or throws what it does.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try wait { try run(block) }
  }

  /// The moment at which a block that is awaited begins.
  public enum ScheduledTaskType: Hashable, Sendable {
    /// At once where the context's queue allows.
    case immediate
    /// After what is on the queue already.
    case enqueued
  }

  /// Runs a block on the context's queue, and answers what it does.
  @preconcurrency
  nonisolated(nonsending) public func perform<Result>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.run(block)) }
    }
  }

  /// Runs a block on the context's queue, and answers or throws what it does.
  @preconcurrency
  nonisolated(nonsending) public func perform<Result>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try self.run(block) }) }
    }
  }

  private func run<Result>(_ block: () throws -> Result) rethrows -> Result {
    defer { if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() } }
    return try Self.noting(Self.busyQueues.union([ObjectIdentifier(queue)])) {
      try Self.$current.withValue(self, operation: block)
    }
  }

  /// Thread dictionaries hold objects.
  private final class Queues: NSObject {
    let all: Set<ObjectIdentifier>
    init(_ all: Set<ObjectIdentifier>) { self.all = all }
  }

  private static let place = "NSManagedObjectContext"

  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main queue, which has threads of its own once the first thread is given to it.
  private static var isMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true
  }

  /// The queues that wait for what this thread does, the one that it works for included.
  private static var busyQueues: Set<ObjectIdentifier> {
    let noted = Thread.current.threadDictionary[place] as? Queues
    let all = noted?.all ?? []
    return isMain ? all.union([ObjectIdentifier(DispatchQueue.main)]) : all
  }

  private static func noting<Result>(
    _ queues: Set<ObjectIdentifier>,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let before = Thread.current.threadDictionary[place]
    Thread.current.threadDictionary[place] = Queues(queues)
    defer { Thread.current.threadDictionary[place] = before }
    return try body()
  }

  /// Waits for the queue, unless this is its own thread, or the queue itself waits for this one, as
  /// that of a parent does whose block has a child save.
  private func wait<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isHere =
      concurrencyType == .privateQueueConcurrencyType
      ? DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
      : Self.isMain || concurrencyType == .confinementConcurrencyType
    let busy = Self.busyQueues
    guard !isHere, !busy.contains(ObjectIdentifier(queue)) else { return try body() }
    return try queue.sync { try Self.noting(busy, body) }
  }
}
