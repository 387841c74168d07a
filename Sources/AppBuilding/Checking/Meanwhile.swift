internal import Foundation

/// Work that is done on another thread while this one goes on.
final class Meanwhile<Value: Sendable>: @unchecked Sendable {
  // Written once, before the group is left, and read after that.
  private var result: Value?
  private let group = DispatchGroup()

  /// Begins the work.
  init(_ work: @escaping @Sendable () -> Value) {
    DispatchQueue.global().async(group: group) { [self] in result = work() }
  }

  /// The result, once the work is done.
  var value: Value? {
    group.wait()
    return result
  }
}
