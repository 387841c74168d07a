/// A publisher whose type is not seen; operators give these.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let body: (AnySubscriber<Output, Failure>) -> Void

  /// Wraps a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let same = publisher as? AnyPublisher<Output, Failure> {
      self = same
    } else {
      body = { publisher.receive(subscriber: $0) }
    }
  }

  init(subscribing body: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.body = body }

  /// Hands the subscriber to the publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { body(AnySubscriber(subscriber)) }
}

extension Publisher {
  /// The same publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// A publisher with a stage between this one and the subscriber.
  func staged<Result, NewFailure: Error>(
    _ setUp: @escaping (Stage<Output, Failure, Result, NewFailure>) -> Void
  ) -> AnyPublisher<Result, NewFailure> {
    AnyPublisher { downstream in
      let stage = Stage<Output, Failure, Result, NewFailure>(downstream)
      setUp(stage)
      subscribe(stage)
    }
  }

  /// The same for stages that hand errors on as they are.
  func stage<Result>(
    _ valued: @escaping (Stage<Output, Failure, Result, Failure>, Output) -> Subscribers.Demand
  ) -> AnyPublisher<Result, Failure> {
    staged { stage in
      stage.valued = valued
      stage.completed = { $0.finish($1) }
    }
  }
}

/// The publishers that combine others.
public enum Publishers {}
