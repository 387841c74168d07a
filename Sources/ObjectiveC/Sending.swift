public import Foundation

/// Messages by name, for every object.
extension NSObjectProtocol {
  /// True if the object understands the message; false for nil.
  public func responds(to selector: Selector?) -> Bool {
    selector.map { ClassTable.responds(self, to: $0) } ?? false
  }

  /// Sends a message without arguments; raises if the object doesn't understand it.
  @discardableResult public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    send(selector, [])
  }

  /// Sends a message with one argument.
  @discardableResult public func perform(
    _ selector: Selector,
    with object: Any?
  ) -> Unmanaged<AnyObject>! {
    send(selector, [object])
  }

  /// Sends a message with two arguments.
  @discardableResult public func perform(
    _ selector: Selector,
    with first: Any?,
    with second: Any?
  ) -> Unmanaged<AnyObject>! {
    send(selector, [first, second])
  }

  /// True if the object is of the class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: self)
    while let current = type {
      if current == aClass { return true }
      type = Swift._getSuperclass(current)
    }
    return false
  }

  /// True if the object is of the class itself.
  public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) == aClass }

  /// The object that a message goes on to which this one doesn't understand; nil, as here, for none
  /// (L-233).
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }

  private func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    ObjectiveC.send(selector, to: self, arguments)
  }
}

extension NSObject {
  /// True if instances of the class understand the message; false for nil.
  public class func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { ClassTable.knows($0, in: self) } ?? false
  }

  /// Sends a message after some seconds, from the run loop of the thread in hand.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.shared.add(selector, to: self, object, delay)
  }

  /// Sends a message after some seconds, while the run loop of the thread in hand is in one of the
  /// modes; without a mode nothing is sent (L-300).
  public func perform(
    _ selector: Selector,
    with object: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    guard !modes.isEmpty else { return }
    DelayedMessages.shared.add(selector, to: self, object, delay, modes: modes)
  }

  /// Sends a message on the main thread: at once if this is it and `wait` is true; another thread
  /// that waits goes on when the message was carried out (L-309).
  public func performSelector(
    onMainThread selector: Selector,
    with object: Any?,
    waitUntilDone wait: Bool
  ) {
    performSelector(
      onMainThread: selector,
      with: object,
      waitUntilDone: wait,
      modes: [RunLoop.Mode.common.rawValue]
    )
  }

  /// Sends a message on the main thread while its run loop is in one of the modes; without a mode
  /// nothing is sent (L-309).
  public func performSelector(
    onMainThread selector: Selector,
    with object: Any?,
    waitUntilDone wait: Bool,
    modes array: [String]?
  ) {
    let modes = (array ?? []).map(RunLoop.Mode.init(rawValue:))
    guard !modes.isEmpty else { return }
    if wait, MainThread.isCurrent {
      _ = deliver(selector, to: self, [object])
      return
    }
    let done = DispatchSemaphore(value: 0)
    // The main queue is served in the usual modes, and by tests, whose main run loop never runs.
    if modes.contains(.common) || modes.contains(.default) {
      nonisolated(unsafe) let call = (target: self, object: object)
      let work: @Sendable () -> Void = {
        _ = deliver(selector, to: call.target, [call.object])
        done.signal()
      }
      DispatchQueue.main.async(execute: work)
    } else {
      DelayedMessages.shared.add(selector, to: self, object, 0, on: .main, modes: modes) {
        done.signal()
      }
    }
    if wait { done.wait() }
  }

  /// Sends a message on a thread: the main one and the one in hand have run loops that can be
  /// reached (L-309).
  ///
  /// Foundation on Linux gives nobody the run loop of another thread, so there a message goes out
  /// from a thread of its own, which the console says once.
  public func perform(
    _ selector: Selector,
    on thread: Thread,
    with object: Any?,
    waitUntilDone wait: Bool,
    modes array: [String]? = [RunLoop.Mode.common.rawValue]
  ) {
    if thread.isMainThread {
      return performSelector(
        onMainThread: selector,
        with: object,
        waitUntilDone: wait,
        modes: array
      )
    }
    if thread === Thread.current {
      guard !wait else { return _ = deliver(selector, to: self, [object]) }
      let modes = (array ?? []).map(RunLoop.Mode.init(rawValue:))
      return perform(selector, with: object, afterDelay: 0, inModes: modes)
    }
    RunTimeNotices.say(
      "perform(_:on:with:waitUntilDone:): '\(selector)' of \(type(of: self)) runs on a thread of "
        + "its own, since the run loop of another thread can't be reached."
    )
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let call = (target: self, object: object)
    Thread.detachNewThread {
      _ = deliver(selector, to: call.target, [call.object])
      done.signal()
    }
    if wait { done.wait() }
  }

  /// Sends a message from a thread of its own.
  public func performSelector(inBackground selector: Selector, with object: Any?) {
    nonisolated(unsafe) let call = (target: self, object: object)
    Thread.detachNewThread { _ = deliver(selector, to: call.target, [call.object]) }
  }

  /// Takes back every message that the object waits for.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.shared.cancel(target: target as AnyObject)
  }

  /// Takes back the messages of one name that the object waits for, with an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any,
    selector: Selector,
    object: Any?
  ) {
    DelayedMessages.shared.cancel(
      target: target as AnyObject,
      selector: selector,
      argument: object
    )
  }
}

/// The thread of the main queue, also where another thread than the first one runs it.
private enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isCurrent: Bool {
    mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

/// The answer to the last message: without pools, somebody must hold it until it is taken.
private enum LastReply {
  nonisolated(unsafe) static var object: AnyObject?
}

/// The answer of an object or a class to a message, which is kept until the next one.
func send(
  _ selector: Selector,
  to target: AnyObject,
  _ arguments: [Any?]
) -> Unmanaged<AnyObject>? {
  guard let reply = deliver(selector, to: target, arguments) else { return nil }
  let object = reply as AnyObject
  LastReply.object = object
  return Unmanaged.passUnretained(object)
}

/// Sends a message, to the object itself or to the one that it names in its place, or raises.
func deliver(_ selector: Selector, to target: AnyObject, _ arguments: [Any?]) -> Any? {
  guard let reply = ClassTable.send(selector, to: target, arguments) else {
    let asked = ClassTable.send(Selector("forwardingTargetForSelector:"), to: target, [selector])
    if let other = asked?.value.map({ $0 as AnyObject }), other !== target {
      return deliver(selector, to: other, arguments)
    }
    ObjectiveCException.unrecognizedSelector(selector, receiver: target).raise()
  }
  return reply.value
}
