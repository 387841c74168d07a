extension Publisher {
  /// Each value as a closure changes it.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    stage { $0.send(transform($1)) }
  }

  /// The property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    stage { $0.send($1[keyPath: keyPath]) }
  }

  /// Each value as a closure changes it; an error that it throws ends all.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    staged { (stage: Stage<Output, Failure, T, any Error>) in
      stage.valued = { stage, value in
        do {
          return stage.send(try transform(value))
        } catch {
          stage.end(.failure(error))
          return .none
        }
      }
      stage.completed = { $0.finish($1.erased) }
    }
  }

  /// Each value as a closure changes it, without those that it answers nil for.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    stage { stage, value in transform(value).map { stage.send($0) } ?? .max(1) }
  }

  /// The values for which a closure answers true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    stage { isIncluded($1) ? $0.send($1) : .max(1) }
  }

  /// The results of a closure that gets the last one with each value.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    staged { stage in
      var result = initialResult
      stage.valued = {
        result = nextPartialResult(result, $1)
        return $0.send(result)
      }
      stage.completed = { $0.finish($1) }
    }
  }

  /// The last result of a closure that gets the one before with each value, at the end.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    collect().map { $0.reduce(initialResult, nextPartialResult) }.eraseToAnyPublisher()
  }

  /// The values without those that a closure finds like the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    staged { stage in
      var last: Output?
      stage.valued = {
        if let last, predicate(last, $1) { return .max(1) }
        last = $1
        return $0.send($1)
      }
      stage.completed = { $0.finish($1) }
    }
  }

  /// A value in place of each nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// A value at the end if none came.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    collect().flatMap { values in
      Publishers.Sequence<[Output], Failure>(sequence: values.isEmpty ? [output] : values)
    }
  }

  /// All values in one list, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { downstream in
      let buffer = Buffer(downstream)
      var all: [Output] = []
      let bond = sink { completion in
        if case .finished = completion { buffer.offer(all) }
        buffer.finish(completion)
      } receiveValue: {
        all.append($0)
      }
      buffer.ended = { bond.cancel() }
      downstream.receive(subscription: buffer)
    }
  }

  /// Lists of so many values; the last one may be shorter.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    staged { (stage: Stage<Output, Failure, [Output], Failure>) in
      var part: [Output] = []
      stage.valued = {
        part.append($1)
        guard part.count == count else { return .max(1) }
        defer { part = [] }
        return $0.send(part)
      }
      stage.completed = {
        if case .finished = $1, !part.isEmpty { _ = $0.send(part) }
        $0.finish($1)
      }
    }
  }

  /// No values, only the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

  /// The number of values, at the end.
  public func count() -> AnyPublisher<Int, Failure> { collect().map(\.count) }
  /// The last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }

  /// Runs closures as values, the end and requests pass.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    staged { stage in
      stage.valued = {
        receiveOutput?($1)
        return $0.send($1)
      }
      stage.completed = {
        receiveCompletion?($1)
        $0.finish($1)
      }
      stage.cancelled = { receiveCancel?() }
      stage.requested = { receiveRequest?($0) }
      receiveSubscription?(stage)
    }
  }

  /// Writes what passes to the console.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") },
      receiveCancel: { Swift.print("\(start)receive cancel") },
      receiveRequest: { Swift.print("\(start)request \($0)") }
    )
  }
}

extension Publisher where Output: Equatable {
  /// The values without those that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

  /// True once a value comes, or false at the end.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    collect().map { $0.contains(output) }
  }
}

extension Subscribers.Completion {
  /// The same without the error's type.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
