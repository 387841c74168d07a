public import Foundation

extension Timer {
  /// A timer on the current run loop that sends a message; it keeps its target alive (as on iOS).
  @discardableResult public class func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer that sends a message once a run loop has it.
  public convenience init(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats) { timer in
      _ = deliver(selector, to: target, [timer])
    }
    InformedTimer.take(userInfo, for: self)
  }

  /// A timer that first sends its message at a moment, once a run loop has it.
  public convenience init(
    fireAt date: Date,
    interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      _ = deliver(selector, to: target, [timer])
    }
    InformedTimer.take(userInfo, for: self)
  }
}

/// A timer that knows what its maker gave it.
///
/// Foundation's `userInfo` can be read and not set, and a property of the same name in an extension
/// would be ambiguous; so a timer becomes one of this class, whose objects look the same in memory.
private final class InformedTimer: Timer {
  static func take(_ userInfo: Any?, for timer: Timer) {
    Associations.set(userInfo, for: timer, key: key)
    guard type(of: timer) == Timer.self else { return }
    // The class is the first word of an object.
    Unmanaged.passUnretained(timer).toOpaque()
      .storeBytes(of: unsafeBitCast(InformedTimer.self, to: UInt.self), as: UInt.self)
  }

  override var userInfo: Any? { Associations.value(for: self, key: Self.key) }

  private static var key: UInt { 1 }
}

extension Thread {
  /// A thread that sends a message with one argument once it is started; it keeps the target alive.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    nonisolated(unsafe) let call = (target: target as AnyObject, argument: argument)
    self.init { _ = deliver(selector, to: call.target, [call.argument]) }
  }

  /// Sends a message with one argument from a thread of its own.
  public class func detachNewThreadSelector(
    _ selector: Selector,
    toTarget target: Any,
    with argument: Any?
  ) {
    nonisolated(unsafe) let call = (target: target as AnyObject, argument: argument)
    detachNewThread { _ = deliver(selector, to: call.target, [call.argument]) }
  }
}

extension NotificationCenter {
  /// Sends a message with each notification of that name and object, until the observer is gone.
  public func addObserver(
    _ observer: Any,
    selector: Selector,
    name: NSNotification.Name?,
    object: Any?
  ) {
    let observer = observer as AnyObject
    nonisolated(unsafe) weak let target: AnyObject? = observer
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let target else { return }
      _ = deliver(selector, to: target, [notification])
    }
    SelectorObservers.add(token, of: observer, name: name, object: object as AnyObject?)
  }

  /// Ends everything that `addObserver(_:selector:name:object:)` began for the observer; given
  /// the token of a block, ends that block.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends what `addObserver(_:selector:name:object:)` began for the observer with that name and
  /// object; nil means all.
  public func removeObserver(
    _ observer: AnyObject,
    name: NSNotification.Name?,
    object: Any?
  ) {
    for token in SelectorObservers.take(of: observer, name: name, object: object as AnyObject?) {
      removeObserver(token as Any, name: nil, object: nil)
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The blocks in the place of observers with selectors.
package enum SelectorObservers {
  private struct Entry {
    weak var observer: AnyObject?
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
    weak var object: AnyObject?
  }

  nonisolated(unsafe) private static var entries: [Entry] = []

  static func add(
    _ token: any NSObjectProtocol,
    of observer: AnyObject,
    name: NSNotification.Name?,
    object: AnyObject?
  ) {
    for entry in entries where entry.observer == nil {
      NotificationCenter.default.removeObserver(entry.token as Any)
    }
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer, token: token, name: name, object: object))
  }

  /// Forgets the blocks that are meant, and answers with their tokens.
  static func take(
    of observer: AnyObject,
    name: NSNotification.Name?,
    object: AnyObject?
  ) -> [any NSObjectProtocol] {
    let isMeant = { (entry: Entry) in
      entry.observer === observer && (name == nil || entry.name == name)
        && (object == nil || entry.object === object)
    }
    defer { entries.removeAll(where: isMeant) }
    return entries.filter(isMeant).map(\.token)
  }
}
