public import Foundation

extension Publisher {
  /// Each error as a closure changes it.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    staged { (stage: Stage<Output, Failure, Output, E>) in
      stage.valued = { $0.send($1) }
      stage.completed = {
        switch $1 {
        case .finished: $0.finish(.finished)
        case .failure(let error): $0.finish(.failure(transform(error)))
        }
      }
    }
  }

  /// A value and the end in place of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// The values of another publisher in place of an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { downstream in
      let buffer = Buffer(downstream)
      var bonds: [AnyCancellable] = []
      buffer.ended = { for bond in bonds { bond.cancel() } }
      downstream.receive(subscription: buffer)
      let bond = sink { completion in
        switch completion {
        case .finished: buffer.finish(.finished)
        case .failure(let error):
          bonds.append(
            handler(error).sink(
              receiveCompletion: { buffer.finish($0) },
              receiveValue: { buffer.offer($0) }
            )
          )
        }
      } receiveValue: {
        buffer.offer($0)
      }
      bonds.append(bond)
    }
  }

  /// Subscribes again after an error, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }
  }

  /// Ends the program on an error.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    mapError { error -> Never in fatalError("\(prefix): \(error)") }
  }
}

extension Publisher where Failure == Never {
  /// The same values with an error that never comes.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    staged { (stage: Stage<Output, Never, Output, E>) in
      stage.valued = { $0.send($1) }
      stage.completed = { stage, _ in stage.finish(.finished) }
    }
  }
}

/// Reads values from bytes.
public protocol TopLevelDecoder<Input> {
  /// The type of the bytes.
  associatedtype Input
  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Each value as a decoder reads it; an error of the decoder ends all.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}
