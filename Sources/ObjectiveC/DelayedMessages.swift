internal import Foundation
internal import Synchronization

/// Messages that wait for their time; each keeps its target alive until then, as on iOS.
final class DelayedMessages: @unchecked Sendable {
  static let shared = DelayedMessages()

  private struct Message {
    let timer: Timer
    let target: ObjectIdentifier
    let selector: Selector
    let argument: Any?
  }

  private var messages: [Message] = []
  /// Held while the list is read or changed, as messages come from any thread.
  private let lock = Mutex(())

  func add(
    _ selector: Selector,
    to target: AnyObject,
    _ argument: Any?,
    _ delay: TimeInterval,
    on loop: RunLoop = .current,
    modes: [RunLoop.Mode] = [.common],
    then done: @escaping () -> Void = {}
  ) {
    nonisolated(unsafe) let call = (target, argument, done)
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      self.lock.withLock { _ in self.messages.removeAll { $0.timer === timer } }
      _ = deliver(selector, to: call.0, [call.1])
      call.2()
    }
    nonisolated(unsafe) let message = Message(
      timer: timer,
      target: ObjectIdentifier(target),
      selector: selector,
      argument: argument
    )
    lock.withLock { _ in messages.append(message) }
    for mode in modes { loop.add(timer, forMode: mode) }
  }

  /// Takes back every message to a target.
  func cancel(target: AnyObject) {
    cancel { $0.target == ObjectIdentifier(target) }
  }

  /// Takes back the messages of one name with an equal argument, or with none as nil asks.
  func cancel(target: AnyObject, selector: Selector, argument: Any?) {
    cancel {
      $0.target == ObjectIdentifier(target) && $0.selector == selector
        && Self.areEqual($0.argument, argument)
    }
  }

  private func cancel(where isMeant: (Message) -> Bool) {
    // Comparing and letting go run code of the app, which may cancel in turn.
    let waiting = lock.withLock { _ in messages }
    let meant = waiting.filter(isMeant)
    for message in meant { message.timer.invalidate() }
    lock.withLock { _ in
      messages.removeAll { message in meant.contains { $0.timer === message.timer } }
    }
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  }
}
