/// The types of subscribers, and what they say.
public enum Subscribers {
  /// A number of values that are wanted; it has no end if it is unlimited.
  public struct Demand: Equatable, Comparable, Hashable, Sendable, CustomStringConvertible {
    private let count: UInt?
    private init(count: UInt?) { self.count = count }
    /// As many as there are.
    public static let unlimited = Demand(count: nil)
    /// None.
    public static let none = Demand(count: 0)
    /// So many; a negative number is none.
    public static func max(_ value: Int) -> Demand { Demand(count: UInt(Swift.max(value, 0))) }
    /// The number; nil without an end.
    public var max: Int? { count.map { Int($0) } }
    /// The sum of both.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let first = a.count, let second = b.count else { return .unlimited }
      return Demand(count: first + second)
    }
    /// Adds another one.
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    /// The sum with a number.
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    /// Adds a number.
    public static func += (a: inout Demand, b: Int) { a = a + b }
    /// The rest; never below none.
    public static func - (a: Demand, b: Int) -> Demand {
      guard let first = a.count else { return .unlimited }
      return Demand(count: first > UInt(Swift.max(b, 0)) ? first - UInt(Swift.max(b, 0)) : 0)
    }
    /// Takes a number away.
    public static func -= (a: inout Demand, b: Int) { a = a - b }
    /// True if the first is smaller.
    public static func < (a: Demand, b: Demand) -> Bool {
      switch (a.count, b.count) {
      case (nil, _): false
      case (_, nil): true
      case (let a?, let b?): a < b
      }
    }
    /// True for more than a number.
    public static func > (a: Demand, b: Int) -> Bool { a > .max(b) }
    /// The number, or "unlimited".
    public var description: String { count.map { "max(\($0))" } ?? "unlimited" }
  }

  /// The end of the values.
  public enum Completion<Failure: Error> {
    /// All values came.
    case finished
    /// An error ended the values.
    case failure(Failure)
  }

  /// Hands values to closures, as many as there are.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var valued: ((Input) -> Void)?
    private var completed: ((Completion<Failure>) -> Void)?

    /// Makes a subscriber of two closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (completed, valued) = (receiveCompletion, receiveValue) }

    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      let isWanted = lock.run { () -> Bool in
        guard !isOver, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Hands a value to the closure.
    public func receive(_ value: Input) -> Demand {
      lock.run { valued }?(value)
      return .none
    }

    /// Hands the end to the closure, and lets all go.
    public func receive(completion: Completion<Failure>) { over()?(completion) }

    /// Takes no more values.
    public func cancel() {
      let subscription = lock.run { self.subscription }
      _ = over()
      subscription?.cancel()
    }

    private func over() -> ((Completion<Failure>) -> Void)? {
      lock.run {
        defer { (completed, valued, subscription, isOver) = (nil, nil, nil, true) }
        return completed
      }
    }
  }

  /// Sets a property to each value.
  public typealias Assign<Root, Input> = Sink<Input, Never>
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// A subscriber whose type is not seen.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The name of the subscriber.
  public let combineIdentifier: CombineIdentifier
  private let subscribed: (any Subscription) -> Void
  private let valued: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  /// Wraps a subscriber.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    subscribed = s.receive(subscription:)
    valued = s.receive(_:)
    completed = s.receive(completion:)
  }

  /// Hands on the subscription.
  public func receive(subscription: any Subscription) { subscribed(subscription) }
  /// Hands on a value.
  public func receive(_ value: Input) -> Subscribers.Demand { valued(value) }
  /// Hands on the end.
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}

/// Subscriptions without a publisher.
public enum Subscriptions {
  /// Gives nothing and can't be stopped.
  public static var empty: any Subscription { NoSubscription() }
}

private final class NoSubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

extension Publisher {
  /// Hands values and the end to closures, until the result goes or is cancelled.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands values to a closure, until the result goes or is cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value; the object is held until the end.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }

  /// Sets a published property to each value, as long as the property is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let place = published.place
    let bond = sink { [weak place] in place?.set($0) }
    place.keep(bond)
  }
}
