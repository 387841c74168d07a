public import Foundation
public import ObjectiveC

extension NSObject {
  /// The values of a property as it changes.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher {
    /// The property's value.
    public typealias Output = Value
    /// No error can come.
    public typealias Failure = Never
    /// The object whose property it is.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// The values that are wanted besides changes.
    public let options: NSKeyValueObservingOptions

    /// A publisher of an object's property.
    public init(
      object: Subject,
      keyPath: KeyPath<Subject, Value>,
      options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Observes until the subscriber cancels; of values nobody asked for the last one waits.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let latest = Latest<Value>()
      let buffer = Buffer<Value, Never>(AnySubscriber(subscriber))
      let observed = options.union(.new)
      let observation = object.observe(keyPath, options: observed) { object, change in
        let value = change.newValue ?? change.oldValue ?? object[keyPath: keyPath]
        if buffer.isWanted { buffer.offer(value) } else { latest.value = value }
      }
      buffer.requested = {
        guard let value = latest.value, buffer.isWanted else { return }
        latest.value = nil
        buffer.offer(value)
      }
      buffer.ended = { observation.invalidate() }
      subscriber.receive(subscription: buffer)
    }
  }
}

/// The last value that nobody asked for yet.
private final class Latest<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var last: Value?
  var value: Value? {
    get { lock.run { last } }
    set { lock.run { last = newValue } }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// The values of a property marked `@objc dynamic`, or of one that the kit announces; the present
  /// one first, unless the options leave it out.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
