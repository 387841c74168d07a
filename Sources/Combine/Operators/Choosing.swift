/// Operators that choose among values, and add some.
extension Publisher {
  /// Two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>
  ) -> AnyPublisher<(T0, T1), Failure> { map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }

  /// Three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> AnyPublisher<(T0, T1, T2), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }

  /// True at the end if a closure answers true for every value; false as soon as it answers false.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    filter { !predicate($0) }.prefix(1).map { _ in false }.replaceEmpty(with: true)
  }

  /// True as soon as a closure answers true for a value; false at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    filter(predicate).prefix(1).map { _ in true }.replaceEmpty(with: false)
  }

  /// The last value for which a closure answers true, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// The value at a place, the first being 0, then the end.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).prefix(1)
  }

  /// The values at places, then the end.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure>
  where R.Bound == Int {
    let places = range.relative(to: 0..<Int.max)
    return dropFirst(places.lowerBound).prefix(places.count)
  }

  /// The least value by a closure's order, at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.min(by: areInIncreasingOrder) }
  }

  /// The greatest value by a closure's order, at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.max(by: areInIncreasingOrder) }
  }

  /// The values after those of a sequence.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// The values after those of another publisher, once it has finished.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.concatenation([publisher.eraseToAnyPublisher(), eraseToAnyPublisher()])
  }

  /// The values, and behind them those of a sequence.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// The same values: no program is stopped here.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Output: Comparable {
  /// The least value, at the end.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
  /// The greatest value, at the end.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}

/// Writes values as bytes.
public protocol TopLevelEncoder<Output> {
  /// The type of the bytes.
  associatedtype Output
  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension Publisher where Output: Encodable {
  /// Each value as an encoder writes it; an error of the encoder ends all.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> { tryMap { try encoder.encode($0) } }
}
