internal import Foundation

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

  func add(
    _ selector: Selector,
    to target: AnyObject,
    _ argument: Any?,
    _ delay: TimeInterval,
    on loop: RunLoop = .current,
    modes: [RunLoop.Mode] = [.common]
  ) {
    nonisolated(unsafe) let call = (target, argument)
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      self.messages.removeAll { $0.timer === timer }
      _ = deliver(selector, to: call.0, [call.1])
    }
    messages.append(
      Message(
        timer: timer,
        target: ObjectIdentifier(target),
        selector: selector,
        argument: argument
      )
    )
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
    for message in messages where isMeant(message) { message.timer.invalidate() }
    messages.removeAll(where: isMeant)
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  }
}
