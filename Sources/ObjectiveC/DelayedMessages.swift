internal import Foundation

/// Messages that wait for their time; each keeps its target alive until then, as on iOS.
final class DelayedMessages: @unchecked Sendable {
  static let shared = DelayedMessages()

  private struct Message {
    let timer: Timer
    let target: ObjectIdentifier
    let selector: Selector
  }

  private var messages: [Message] = []

  func add(
    _ selector: Selector,
    to target: AnyObject,
    _ argument: Any?,
    _ delay: TimeInterval,
    on loop: RunLoop = .current
  ) {
    nonisolated(unsafe) let call = (target, argument)
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      self.messages.removeAll { $0.timer === timer }
      _ = deliver(selector, to: call.0, [call.1])
    }
    messages.append(
      Message(timer: timer, target: ObjectIdentifier(target), selector: selector)
    )
    loop.add(timer, forMode: .common)
  }

  func cancel(target: AnyObject, selector: Selector?) {
    let isMeant = { (message: Message) in
      message.target == ObjectIdentifier(target)
        && (selector == nil || message.selector == selector)
    }
    for message in messages where isMeant(message) { message.timer.invalidate() }
    messages.removeAll(where: isMeant)
  }
}
