extension Publisher where Failure == Never {
  /// The values, for `for await`; each is asked for when the loop is ready for it (L-254).
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for `for try await`; each is asked for when the loop is ready for it (L-254).
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that never fails, one after the other.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output
  private let publisher: P

  /// Makes a sequence of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Waits for values.
  public struct Iterator: AsyncIteratorProtocol {
    private let owner = ValueOwner<P.Output, Never>()

    init(_ publisher: P) { publisher.subscribe(owner.values) }

    /// The next value; nil at the end, or once the task is cancelled.
    public mutating func next() async -> P.Output? { try? await owner.values.next() }
  }
}

/// The values of a publisher that may fail, one after the other.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output
  private let publisher: P

  /// Makes a sequence of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Waits for values.
  public struct Iterator: AsyncIteratorProtocol {
    private let owner = ValueOwner<P.Output, P.Failure>()

    init(_ publisher: P) { publisher.subscribe(owner.values) }

    /// The next value; nil at the end, or once the task is cancelled.
    ///
    /// Throws the publisher's error.
    public mutating func next() async throws -> P.Output? { try await owner.values.next() }
  }
}

/// Lets go of a publisher as soon as its loop is left: the publisher holds what asks for values.
private final class ValueOwner<Input, Failure: Error>: Sendable {
  let values = AwaitedValues<Input, Failure>()
  deinit { values.cancel() }
}

/// Asks for a value each time somebody waits for one.
private final class AwaitedValues<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  /// The requests from before there was a subscription.
  private var early = 0
  private var waiting: [CheckedContinuation<Input?, any Error>] = []
  private var completion: Subscribers.Completion<Failure>?

  func receive(subscription: any Subscription) {
    let count = lock.run { () -> Int in
      self.subscription = subscription
      defer { early = 0 }
      return early
    }
    if count > 0 { subscription.request(.max(count)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    nonisolated(unsafe) let input = input
    let first = lock.run { waiting.isEmpty ? nil : waiting.removeFirst() }
    first?.resume(returning: input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { end(completion) }

  /// Ends all; the first who waits gets the error.
  private func end(_ completion: Subscribers.Completion<Failure>) {
    let all = lock.run { () -> [CheckedContinuation<Input?, any Error>] in
      defer { (waiting, subscription) = ([], nil) }
      if self.completion == nil { self.completion = waiting.isEmpty ? completion : .finished }
      return waiting
    }
    for (place, continuation) in all.enumerated() {
      if place == 0, case .failure(let error) = completion {
        continuation.resume(throwing: error)
      } else {
        continuation.resume(returning: nil)
      }
    }
  }

  func next() async throws -> Input? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { ask($0) }
    } onCancel: {
      cancel()
    }
  }

  private func ask(_ continuation: CheckedContinuation<Input?, any Error>) {
    let (end, subscription) = lock.run {
      () -> (Subscribers.Completion<Failure>?, (any Subscription)?) in
      guard completion == nil else {
        defer { completion = .finished }
        return (completion, nil)
      }
      waiting.append(continuation)
      if self.subscription == nil { early += 1 }
      return (nil, self.subscription)
    }
    switch end {
    case .failure(let error): continuation.resume(throwing: error)
    case .finished: continuation.resume(returning: nil)
    case nil: subscription?.request(.max(1))
    }
  }

  func cancel() {
    lock.run { subscription }?.cancel()
    end(.finished)
  }
}
