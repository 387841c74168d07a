/// A publisher that values are sent to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Sends the end to all subscribers; nothing comes after it.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription to another publisher, and asks it for all values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value of nothing.
  public func send() { send(()) }
}

/// Sends values on to those who want them now; whoever comes later misses them.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let table = SubscriberTable<Output, Failure>()
  /// Makes a subject without values.
  public init() {}

  /// Adds a subscriber; after the end it gets the end.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { table.add(AnySubscriber(subscriber)) { _ in } }

  /// Sends a value; a subscriber that has not asked for one does not get it.
  public func send(_ value: Output) {
    for buffer in table.buffers where buffer.isWanted { buffer.offer(value) }
  }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) { table.finish(completion) }
  /// Asks a publisher for all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Keeps the last value, which each new subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let table = SubscriberTable<Output, Failure>()
  private let lock = Lock()
  private var current: Output
  /// The subscribers that have missed the last value, as they had asked for none.
  private var behind: Set<ObjectIdentifier> = []

  /// Makes a subject with a value.
  public init(_ value: Output) { current = value }

  /// The last value; setting it sends it.
  public var value: Output {
    get { lock.run { current } }
    set { send(newValue) }
  }

  /// Adds a subscriber, which gets the last value as soon as it asks for one.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    table.add(AnySubscriber(subscriber)) { buffer in
      lock.run { _ = behind.insert(ObjectIdentifier(buffer)) }
      buffer.requested = { [weak self, weak buffer] in
        if let buffer { self?.catchUp(buffer) }
      }
    }
  }

  private func catchUp(_ buffer: Buffer<Output, Failure>) {
    guard buffer.isWanted else { return }
    let value = lock.run { behind.remove(ObjectIdentifier(buffer)).map { _ in current } }
    if let value { buffer.offer(value) }
  }

  /// Keeps a value and sends it; who has not asked for one gets the last one when it does.
  public func send(_ value: Output) {
    guard !table.isOver else { return }
    lock.run { current = value }
    for buffer in table.buffers {
      if buffer.isWanted {
        buffer.offer(value)
      } else {
        lock.run { _ = behind.insert(ObjectIdentifier(buffer)) }
      }
    }
  }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) { table.finish(completion) }
  /// Asks a publisher for all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// The subscribers of a subject, in the order in which they came.
final class SubscriberTable<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var list: [Buffer<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  var buffers: [Buffer<Output, Failure>] { lock.run { list } }
  var isOver: Bool { lock.run { completion != nil } }

  func add(
    _ subscriber: AnySubscriber<Output, Failure>,
    _ setUp: (Buffer<Output, Failure>) -> Void
  ) {
    let buffer = Buffer(subscriber)
    let end = lock.run { () -> Subscribers.Completion<Failure>? in
      if completion == nil { list.append(buffer) }
      return completion
    }
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: end)
    }
    setUp(buffer)
    buffer.ended = { [weak self, weak buffer] in
      guard let self else { return }
      lock.run { self.list.removeAll { $0 === buffer } }
    }
    subscriber.receive(subscription: buffer)
  }

  func finish(_ end: Subscribers.Completion<Failure>) {
    let all = lock.run { () -> [Buffer<Output, Failure>] in
      guard completion == nil else { return [] }
      completion = end
      return list
    }
    for buffer in all { buffer.finish(end) }
  }
}
