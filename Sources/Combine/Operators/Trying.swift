/// Operators whose closures may throw; an error that is thrown ends all.
extension Publisher {
  /// The values for which a closure answers true.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  /// Each value as a closure changes it, without those that it answers nil for.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> { tryMap(transform).compactMap { $0 } }

  /// The results of a closure that gets the last one with each value.
  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    Deferred {
      var result = initialResult
      return tryMap { value in
        result = try nextPartialResult(result, value)
        return result
      }
    }.eraseToAnyPublisher()
  }

  /// The last result of a closure that gets the one before with each value, at the end.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    collect().tryMap { try $0.reduce(initialResult, nextPartialResult) }
  }

  /// The first value for which a closure answers true, then the end.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryFilter(predicate).first() }

  /// True at the end if a closure answers true for every value.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> { collect().tryMap { try $0.allSatisfy(predicate) } }

  /// The values of another publisher in place of an error; a closure makes it or throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 }
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
}
