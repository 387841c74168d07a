extension Publisher {
  /// The first value, then the end.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// The first value for which a closure answers true, then the end.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// So many values, then the end.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
    return staged { stage in
      var left = maxLength
      stage.valued = {
        guard left > 0 else { return .none }
        left -= 1
        let more = $0.send($1)
        if left == 0 { $0.end(.finished) }
        return more
      }
      stage.completed = { $0.finish($1) }
    }
  }

  /// The values as long as a closure answers true, then the end.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    stage {
      if predicate($1) { return $0.send($1) }
      $0.end(.finished)
      return .none
    }
  }

  /// The values until another publisher gives one.
  public func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
    staged { stage in
      stage.valued = { $0.send($1) }
      stage.completed = { $0.finish($1) }
      var bond: AnyCancellable?
      bond = other.sink { _ in
      } receiveValue: { [weak stage] _ in
        stage?.end(.finished)
        bond?.cancel()
      }
      stage.cancelled = { bond?.cancel() }
    }
  }

  /// The values after so many.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    staged { stage in
      var left = count
      stage.valued = {
        guard left > 0 else { return $0.send($1) }
        left -= 1
        return .max(1)
      }
      stage.completed = { $0.finish($1) }
    }
  }

  /// The values from the first one on for which a closure answers false.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    staged { stage in
      var isDropping = true
      stage.valued = {
        isDropping = isDropping && predicate($1)
        return isDropping ? .max(1) : $0.send($1)
      }
      stage.completed = { $0.finish($1) }
    }
  }

  /// Some values first.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    Publishers.concatenation(
      [Publishers.Sequence(sequence: elements).eraseToAnyPublisher(), eraseToAnyPublisher()]
    )
  }

  /// Some values at the end.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    Publishers.concatenation(
      [eraseToAnyPublisher(), Publishers.Sequence(sequence: elements).eraseToAnyPublisher()]
    )
  }

  /// The values of another publisher at the end.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.concatenation([eraseToAnyPublisher(), publisher.eraseToAnyPublisher()])
  }

  /// The values with the last one of another publisher, as both types say.
  public func share() -> AnyPublisher<Output, Failure> {
    let shared = SharedPublisher(eraseToAnyPublisher())
    return AnyPublisher { shared.add($0) }
  }
}

extension Publishers {
  /// One publisher after the other, each as soon as the one before has finished.
  static func concatenation<Output, Failure: Error>(
    _ all: [AnyPublisher<Output, Failure>]
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let buffer = Buffer(downstream)
      var bond: AnyCancellable?
      func go(_ place: Int) {
        guard place < all.count else { return buffer.finish(.finished) }
        bond = all[place].sink { completion in
          if case .failure = completion { buffer.finish(completion) } else { go(place + 1) }
        } receiveValue: {
          buffer.offer($0)
        }
      }
      buffer.ended = { bond?.cancel() }
      downstream.receive(subscription: buffer)
      go(0)
    }
  }
}

/// One subscription for all who want the values; it begins with the first and ends with the last.
private final class SharedPublisher<Output, Failure: Error>: @unchecked Sendable {
  private let source: AnyPublisher<Output, Failure>
  private let lock = Lock()
  private var subject = PassthroughSubject<Output, Failure>()
  private var bond: AnyCancellable?
  private var count = 0

  init(_ source: AnyPublisher<Output, Failure>) { self.source = source }

  func add(_ downstream: AnySubscriber<Output, Failure>) {
    let isFirst = lock.run { () -> Bool in
      count += 1
      return count == 1
    }
    subject.handleEvents(receiveCancel: { self.leave() }).subscribe(downstream)
    if isFirst { bond = source.subscribe(subject) }
  }

  private func leave() {
    lock.run {
      count -= 1
      if count == 0 {
        bond?.cancel()
        bond = nil
        subject = PassthroughSubject()
      }
    }
  }
}
