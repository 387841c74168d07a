internal import Foundation
internal import Synchronization

/// A lock for short work; whoever waits for it, spins.
public struct os_unfair_lock_s {
  fileprivate var state: UInt32 = 0

  /// Makes a lock that is free.
  public init() {}
}

/// The lock under its usual name.
public typealias os_unfair_lock = os_unfair_lock_s
/// A lock in memory, which must not move while it is used.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is free, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  state(of: lock).pointee.compareExchange(
    expected: 0,
    desired: 1,
    ordering: .acquiring
  ).exchanged
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  state(of: lock).pointee.store(0, ordering: .releasing)
}

private func state(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

/// A state that only one thread at a time can see.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Makes a lock around a state, which need not be sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Makes a lock around a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs the body while no other thread has the state.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Runs the body while no other thread has the state; nobody checks what it hands out.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and takes it; taking it twice on one thread waits for ever.
  public func lock() { storage.lock.lock() }
  /// Gives the lock back, on the thread that took it.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if it is free; false if it is not.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs the body while no other thread has the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Runs the body while no other thread has the lock; nobody checks what it hands out.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
