internal import Foundation

/// Keeps threads apart; one thread may take it several times.
final class Lock: @unchecked Sendable {
  private let own = NSRecursiveLock()

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    own.lock()
    defer { own.unlock() }
    return try body()
  }
}
