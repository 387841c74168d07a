extension Publisher {
  /// One subscription for all, through a subject that a closure makes; it begins with `connect()`.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// One subscription for all, through a subject; it begins with `connect()`.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }
}

extension Publisher where Failure == Never {
  /// The same values, which begin with `connect()`.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}

extension Publishers {
  /// One subscription for all who want the values, which begins with `connect()`.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    @unchecked Sendable
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values are from.
    public let upstream: Upstream
    /// Makes the subject that hands the values on.
    public let createSubject: () -> SubjectType
    private let lock = Lock()
    private var subject: SubjectType?
    private var connection: AnyCancellable?

    /// Makes a publisher of another one and of a closure that makes a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Adds a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { current.subscribe(subscriber) }

    /// Begins, if it hasn't yet; what it returns ends it.
    public func connect() -> any Cancellable {
      let subject = current
      return lock.run {
        if let connection { return connection }
        let connection = upstream.subscribe(subject)
        self.connection = connection
        return AnyCancellable { [weak self] in
          connection.cancel()
          self?.lock.run { self?.connection = nil }
        }
      }
    }

    private var current: SubjectType {
      lock.run {
        if let subject { return subject }
        let made = createSubject()
        subject = made
        return made
      }
    }
  }
}
