public import Foundation
public import FoundationNetworking

extension NotificationCenter {
  /// The notifications of a name as they are posted.
  public struct Publisher: Combine.Publisher {
    /// Notifications.
    public typealias Output = Notification
    /// No error can come.
    public typealias Failure = Never
    /// The center that notifications are posted in.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them; nil for any.
    public let object: AnyObject?

    /// Listens until the subscriber cancels.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let buffer = Buffer<Notification, Never>(AnySubscriber(subscriber))
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        if buffer.isWanted { buffer.offer($0) }
      }
      buffer.ended = { center.removeObserver(token) }
      subscriber.receive(subscription: buffer)
    }
  }

  /// The notifications of a name as they are posted.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// A publisher that begins once it is asked to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; what it returns ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    let bond = Bond()
    return handleEvents(receiveCancel: { bond.leave() }, receiveRequest: { _ in bond.join(self) })
  }
}

/// The connection of a publisher that connects by itself.
private final class Bond: @unchecked Sendable {
  private let lock = Lock()
  private var connection: (any Cancellable)?
  private var count = 0

  func join<P: ConnectablePublisher>(_ publisher: P) {
    lock.run {
      count += 1
      if connection == nil { connection = publisher.connect() }
    }
  }

  func leave() {
    lock.run {
      count -= 1
      guard count <= 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }
}

extension Timer {
  /// The times at which a timer fires, once it is connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The time.
    public typealias Output = Date
    /// No error can come.
    public typealias Failure = Never
    /// In seconds.
    public let interval: TimeInterval
    /// The loop that the timer runs in.
    public let runLoop: RunLoop
    /// The mode of the loop.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    /// Makes a publisher of times.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode
    ) { (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode) }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { subject.receive(subscriber: subscriber) }

    /// Begins to fire.
    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [subject] _ in
        subject.send(Date())
      }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// A publisher of times, a number of seconds apart.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }
}

extension URLSession {
  /// The answer to a request, then the end.
  public struct DataTaskPublisher: Combine.Publisher, Sendable {
    /// The body and what came before it.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of the task.
    public typealias Failure = URLError
    /// The request that is sent for each subscriber.
    public let request: URLRequest
    /// The session whose task it is.
    public let session: URLSession

    /// A publisher of the answers to a request.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Sends the request; the subscriber cancels it by cancelling.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let buffer = Buffer<Output, URLError>(AnySubscriber(subscriber))
      subscriber.receive(subscription: buffer)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          buffer.offer((data: data, response: response))
          buffer.finish(.finished)
        } else {
          buffer.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      buffer.ended = { task.cancel() }
      task.resume()
    }
  }

  /// The answer to a request, then the end.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// The answer of an address, then the end.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
}
