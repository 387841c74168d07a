public import Foundation

extension NotificationCenter {
  /// The notifications of a name, and of one sender unless that is nil, from the moment on at which
  /// they are first asked for.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as an endless sequence.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// An observer that keeps what comes until it is asked for.
    public final class Iterator: AsyncIteratorProtocol {
      private var iterator: AsyncStream<Notification>.Iterator
      private let end: () -> Void

      fileprivate init(_ sequence: Notifications) {
        let (stream, continuation) = AsyncStream<Notification>.makeStream()
        let token = sequence.center.addObserver(
          forName: sequence.name,
          object: sequence.object,
          queue: nil
        ) { notification in
          nonisolated(unsafe) let notification = notification
          continuation.yield(notification)
        }
        let center = sequence.center
        nonisolated(unsafe) let observer = token
        end = {
          center.removeObserver(observer)
          continuation.finish()
        }
        iterator = stream.makeAsyncIterator()
      }

      deinit { end() }

      /// The next notification; nil once the task is cancelled.
      public func next() async -> Notification? {
        var own = iterator
        defer { iterator = own }
        return await own.next()
      }
    }
  }
}
