/// Something that values come from over time, until it finishes or fails.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that can end the values; `Never` if none can.
  associatedtype Failure: Error
  /// Gives a subscription to a subscriber, and then values as it asks for them.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Adds a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Passes all values on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// Takes values, as many as it asks for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that can end the values.
  associatedtype Failure: Error
  /// The first call: the subscription to ask for values and to cancel.
  func receive(subscription: any Subscription)
  /// A value; the result is how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The last call: no value comes any more.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// A value of nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The bond between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for so many more values.
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be stopped.
public protocol Cancellable {
  /// Stops; a second call changes nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this, and with it what it can stop, in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
  /// Keeps this, and with it what it can stop, in a list.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { AnyCancellable(self).store(in: &collection) }
}

/// Stops something when it goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var body: (() -> Void)?

  /// Makes one that runs a closure, once.
  public init(_ cancel: @escaping () -> Void) { body = cancel }
  /// Makes one that cancels another.
  public init<C: Cancellable>(_ canceller: C) { body = canceller.cancel }
  deinit { body?() }

  /// Stops; a second call changes nothing.
  public func cancel() {
    let last = lock.run { () -> (() -> Void)? in
      defer { body = nil }
      return body
    }
    last?()
  }

  /// Keeps this in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps this in a list.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  /// True for the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A name for a subscriber or subscription that no other has.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let object: ObjectIdentifier
  /// Makes the name of an object.
  public init(_ object: AnyObject) { self.object = ObjectIdentifier(object) }
  /// The number of the name.
  public var description: String { "\(object.hashValue)" }
}

/// Has a name that no other has.
public protocol CustomCombineIdentifierConvertible {
  /// The name.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The name of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
