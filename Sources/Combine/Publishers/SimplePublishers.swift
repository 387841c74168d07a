internal import Foundation

/// One value, then the end.
public struct Just<Output>: Publisher {
  /// No error can come.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }
  /// Gives the value once it is asked for.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<[Output], Never>(sequence: [output]).receive(subscriber: subscriber)
  }
}

/// Operators whose result is known at once (L-345).
extension Just {
  /// One.
  public func count() -> Just<Int> { Just<Int>(1) }
  /// The value that a function makes of this one.
  public func map<Result>(_ transform: (Output) -> Result) -> Just<Result> {
    Just<Result>(transform(output))
  }
  /// A list of the value.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }
  /// The same.
  public func first() -> Just<Output> { self }
  /// The same.
  public func last() -> Just<Output> { self }
}

/// No value; the end comes at once, or never.
public struct Empty<Output, Failure: Error>: Publisher {
  /// True if the end comes at once.
  public let completeImmediately: Bool
  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// The same, with types that can't be inferred.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) { self.completeImmediately = completeImmediately }
  /// Gives the end, or nothing.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// An error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure
  /// Makes a publisher of an error.
  public init(error: Failure) { self.error = error }
  /// The same, with a type that can't be inferred.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Gives the error.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher
  /// Makes a publisher of a closure that makes others.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  /// Makes a publisher and hands the subscriber to it.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { createPublisher().subscribe(subscriber) }
}

/// One value that is still to come, or an error; the work begins when this is made, and is done once.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Ends the work with a value or an error.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [Buffer<Output, Failure>] = []

  /// Begins the work.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let all = lock.run { () -> [Buffer<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for buffer in all { Self.give(result, to: buffer) }
  }

  private static func give(_ result: Result<Output, Failure>, to buffer: Buffer<Output, Failure>) {
    switch result {
    case .success(let value):
      buffer.offer(value)
      buffer.finish(.finished)
    case .failure(let error): buffer.finish(.failure(error))
    }
  }

  /// Gives the result, now or when it is there.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let buffer = Buffer(AnySubscriber(subscriber))
    subscriber.receive(subscription: buffer)
    let result = lock.run { () -> Result<Output, Failure>? in
      if self.result == nil { waiting.append(buffer) }
      return self.result
    }
    buffer.ended = { [weak self, weak buffer] in
      guard let self else { return }
      lock.run { self.waiting.removeAll { $0 === buffer } }
    }
    if let result { Self.give(result, to: buffer) }
  }
}

extension Publishers {
  /// The elements of a sequence, then the end.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements
    /// Makes a publisher of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }
    /// Gives the elements as they are asked for.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = Buffer<Output, Failure>(AnySubscriber(subscriber))
      let rest = Rest(sequence.makeIterator())
      buffer.requested = { [weak buffer] in
        guard let buffer else { return }
        rest.give(to: buffer)
      }
      subscriber.receive(subscription: buffer)
      rest.endIfEmpty(buffer)
    }

    /// The elements that were not asked for yet.
    private final class Rest {
      private var iterator: Elements.Iterator
      private var next: Output?
      private var isGiving = false

      init(_ iterator: Elements.Iterator) {
        self.iterator = iterator
        next = self.iterator.next()
      }

      func give(to buffer: Buffer<Output, Failure>) {
        guard !isGiving else { return }
        isGiving = true
        while let value = next, buffer.isWanted {
          next = iterator.next()
          buffer.offer(value)
        }
        isGiving = false
        endIfEmpty(buffer)
      }

      func endIfEmpty(_ buffer: Buffer<Output, Failure>) {
        if next == nil { buffer.finish(.finished) }
      }
    }
  }
}

extension Sequence {
  /// The elements, then the end.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// The value if there is one, then the end.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// The value and the end, or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self)
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
