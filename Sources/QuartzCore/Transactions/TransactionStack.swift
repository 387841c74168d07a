import Foundation

/// The settings of one group, and how much of it still moves.
final class TransactionLevel {
  var duration: CFTimeInterval?
  var timing: CAMediaTimingFunction?
  var disablesActions: Bool?
  var others: [String: Any] = [:]
  /// The closure that runs once the group is committed and nothing that counts moves.
  var completion: (() -> Void)? {
    didSet { moving = CompletionCount(completion) }
  }
  private(set) var moving = CompletionCount(nil)

  func commit() { moving.seal() }
}

/// Counts what moves until a completion may run.
///
/// Only what comes after the completion was set counts for it.
final class CompletionCount {
  private var left = 0
  private var isSealed = false
  private var completion: (() -> Void)?

  init(_ completion: (() -> Void)?) { self.completion = completion }

  var isWaited: Bool { completion != nil }

  func begin() { left += 1 }

  func end() {
    left -= 1
    finishIfDone()
  }

  func seal() {
    isSealed = true
    finishIfDone()
  }

  private func finishIfDone() {
    guard isSealed, left == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}

/// The open groups of one thread, outermost first.
final class TransactionStack {
  private var levels: [TransactionLevel] = []
  /// The group that began by itself, below all others.
  private var implicit: TransactionLevel?

  /// The group that settings go to.
  var level: TransactionLevel {
    if let last = levels.last { return last }
    let level = implicit ?? TransactionLevel()
    implicit = level
    return level
  }

  func begin() { levels.append(TransactionLevel()) }
  func commit() { levels.popLast()?.commit() }

  func flush() {
    guard let level = implicit else { return }
    implicit = nil
    level.commit()
  }

  func find<Value>(_ read: (TransactionLevel) -> Value?) -> Value? {
    for level in levels.reversed() {
      if let value = read(level) { return value }
    }
    return implicit.flatMap(read)
  }

  /// The groups that wait for what moves from now on.
  var waiting: [CompletionCount] {
    ([implicit].compactMap { $0 } + levels).map(\.moving).filter(\.isWaited)
  }
}

extension CATransaction {
  /// The place of each thread's stack; every change of a layer asks for it, so it is not kept in
  /// the dictionary of the thread, which makes objects of its keys.
  private static let place: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stack in
      if let stack { Unmanaged<TransactionStack>.fromOpaque(stack).release() }
    }
    return key
  }()

  static var stack: TransactionStack {
    if let stack = pthread_getspecific(place) {
      return Unmanaged<TransactionStack>.fromOpaque(stack).takeUnretainedValue()
    }
    let stack = TransactionStack()
    pthread_setspecific(place, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  /// The pace of animations that have none, if a group says so.
  static var ownTimingFunction: CAMediaTimingFunction? { animationTimingFunction() }

  /// Lets the open groups wait for an animation.
  static func note(_ animation: CAAnimation) {
    let groups = stack.waiting
    guard !groups.isEmpty else { return }
    for group in groups { group.begin() }
    let before = animation.ended
    animation.ended = { finished in
      before?(finished)
      for group in groups { group.end() }
    }
  }
}
