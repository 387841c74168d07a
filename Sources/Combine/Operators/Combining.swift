extension Publisher {
  /// The values of a publisher that a closure makes of each value, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { downstream in
      let joint = Joint<P.Output, Failure>(downstream)
      joint.begin(self) { joint.add(transform($0)) }
    }
  }

  /// The same for publishers without errors.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never, Failure: Error {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// The values of publishers that may fail, which a publisher without errors leads to.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// The values of both publishers, as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
  }

  /// The last values of both publishers, whenever one gives a new one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Publishers.CombineLatest(self, other).eraseToAnyPublisher() }

  /// The same, as a closure puts them together.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The last values of three publishers, whenever one gives a new one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).eraseToAnyPublisher()
  }

  /// The first values of both publishers together, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Publishers.Zip(self, other).eraseToAnyPublisher() }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { downstream in
      let joint = Joint<Output.Output, Failure>(downstream)
      joint.begin(self) { joint.add($0, dropsOthers: true) }
    }
  }
}

/// The subscriptions to several publishers whose values go to one subscriber.
final class Joint<Output, Failure: Error>: @unchecked Sendable {
  let buffer: Buffer<Output, Failure>
  private let lock = Lock()
  private let downstream: AnySubscriber<Output, Failure>
  private var bonds: [Int: AnyCancellable] = [:]
  private var open: Set<Int> = []
  private var count = 0
  private var outer: AnyCancellable?
  private var outerIsOver = false

  init(_ downstream: AnySubscriber<Output, Failure>) {
    self.downstream = downstream
    buffer = Buffer(downstream)
  }

  /// Subscribes to the publisher that others come from.
  func begin<P: Publisher>(_ publisher: P, _ body: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    buffer.ended = { self.cancel() }
    downstream.receive(subscription: buffer)
    outer = publisher.sink { completion in
      if case .failure = completion { return self.buffer.finish(completion) }
      let isLast = self.lock.run { () -> Bool in
        self.outerIsOver = true
        return self.open.isEmpty
      }
      if isLast { self.buffer.finish(.finished) }
    } receiveValue: {
      body($0)
    }
  }

  /// Subscribes to one of the others.
  func add<P: Publisher>(_ publisher: P, dropsOthers: Bool = false)
  where P.Output == Output, P.Failure == Failure {
    let (number, old) = lock.run { () -> (Int, [AnyCancellable]) in
      let old = dropsOthers ? Array(bonds.values) : []
      if dropsOthers { (bonds, open) = ([:], []) }
      count += 1
      open.insert(count)
      return (count, old)
    }
    for bond in old { bond.cancel() }
    let bond = publisher.sink { completion in
      if case .failure = completion { return self.buffer.finish(completion) }
      let isLast = self.lock.run { () -> Bool in
        guard self.open.remove(number) != nil else { return false }
        self.bonds[number] = nil
        return self.open.isEmpty && self.outerIsOver
      }
      if isLast { self.buffer.finish(.finished) }
    } receiveValue: { value in
      if self.lock.run({ self.open.contains(number) }) { self.buffer.offer(value) }
    }
    lock.run { if open.contains(number) { bonds[number] = bond } }
  }

  private func cancel() {
    let all = lock.run { () -> [AnyCancellable] in
      defer { (bonds, open, outer) = ([:], [], nil) }
      return Array(bonds.values) + [outer].compactMap { $0 }
    }
    for bond in all { bond.cancel() }
  }
}

extension Publishers {
  /// The values of several publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]
    /// Makes one of several publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Makes one of a list of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .subscribe(subscriber)
    }
  }

  /// The values of two publishers, as they come.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A,
    _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }

  /// The values of three publishers, as they come.
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> AnyPublisher<A.Output, A.Failure>
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    a.merge(with: b).merge(with: c)
  }

  /// The last values of two publishers, whenever one gives a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// Both values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// Makes one of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// Subscribes to both.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let group = Group<Output, Failure>(AnySubscriber(subscriber), count: 2)
      var (first, second): (A.Output?, B.Output?)
      group.begin {
        group.add(a, 0) { first = $0 }
        group.add(b, 1) { second = $0 }
      } values: {
        guard let first, let second else { return nil }
        return (first, second)
      }
    }
  }

  /// The last values of three publishers, whenever one gives a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The three values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error.
    public typealias Failure = A.Failure
    private let all: (A, B, C)
    /// Makes one of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { all = (a, b, c) }
    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.CombineLatest(Publishers.CombineLatest(all.0, all.1), all.2)
        .map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
    }
  }

  /// The last values of four publishers, whenever one gives a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The four values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the error.
    public typealias Failure = A.Failure
    private let all: (A, B, C, D)
    /// Makes one of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { all = (a, b, c, d) }
    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.CombineLatest(
        Publishers.CombineLatest(all.0, all.1),
        Publishers.CombineLatest(all.2, all.3)
      ).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }.subscribe(subscriber)
    }
  }

  /// The first values of both publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// Both values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// Makes one of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// Subscribes to both.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let group = Group<Output, Failure>(AnySubscriber(subscriber), count: 2)
      var (first, second): ([A.Output], [B.Output]) = ([], [])
      group.isExhausted = { first.isEmpty && $0.contains(0) || second.isEmpty && $0.contains(1) }
      group.begin {
        group.add(a, 0) { first.append($0) }
        group.add(b, 1) { second.append($0) }
      } values: {
        guard !first.isEmpty, !second.isEmpty else { return nil }
        return (first.removeFirst(), second.removeFirst())
      }
    }
  }
}

/// Subscriptions whose values are put together.
private final class Group<Output, Failure: Error>: @unchecked Sendable {
  private let downstream: AnySubscriber<Output, Failure>
  private let buffer: Buffer<Output, Failure>
  private let lock = Lock()
  private let count: Int
  private var over: Set<Int> = []
  private var bonds: [AnyCancellable] = []
  private var values: () -> Output? = { nil }
  /// True if nothing more can be put together, now that some publishers are over.
  var isExhausted: (Set<Int>) -> Bool

  init(_ downstream: AnySubscriber<Output, Failure>, count: Int) {
    self.downstream = downstream
    self.count = count
    buffer = Buffer(downstream)
    isExhausted = { $0.count == count }
  }

  func begin(_ body: () -> Void, values: @escaping () -> Output?) {
    self.values = values
    buffer.ended = { self.cancel() }
    downstream.receive(subscription: buffer)
    body()
  }

  func add<P: Publisher>(_ publisher: P, _ number: Int, _ keep: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    let bond = publisher.sink { completion in
      if case .failure = completion { return self.buffer.finish(completion) }
      let isLast = self.lock.run { () -> Bool in
        self.over.insert(number)
        return self.isExhausted(self.over)
      }
      if isLast { self.buffer.finish(.finished) }
    } receiveValue: { value in
      let (together, isLast) = self.lock.run { () -> (Output?, Bool) in
        keep(value)
        let together = self.values()
        return (together, !self.over.isEmpty && self.isExhausted(self.over))
      }
      if let together { self.buffer.offer(together) }
      if isLast { self.buffer.finish(.finished) }
    }
    lock.run { bonds.append(bond) }
  }

  private func cancel() {
    let all = lock.run { () -> [AnyCancellable] in
      defer { bonds = [] }
      return bonds
    }
    for bond in all { bond.cancel() }
  }
}
