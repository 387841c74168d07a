internal import Dispatch

extension NSManagedObjectContext {
  @TaskLocal private static var current: NSManagedObjectContext?

  /// The context whose block is running.
  static var running: NSManagedObjectContext? { current }

  /// Runs a block on the context's queue, later; changes are reported when it ends.
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
    return try Self.$current.withValue(self, operation: block)
  }

  /// Waits for the queue, unless this is its own thread.
  private func wait<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isHere =
      concurrencyType == .privateQueueConcurrencyType
      ? DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
      : Thread.isMainThread || concurrencyType == .confinementConcurrencyType
    return isHere ? try body() : try queue.sync(execute: body)
  }
}
