import Foundation

/// Numbers that never repeat while the program runs.
enum Generation {
  private static let counter = Counter()

  static func next() -> Int { counter.next() }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func next() -> Int {
      lock.withLock {
        value += 1
        return value
      }
    }
  }
}
