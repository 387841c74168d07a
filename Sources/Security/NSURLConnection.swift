public import Foundation
public import FoundationNetworking

/// A request that is on its way, as apps sent it before there were sessions, one of which sends it
/// here (L-318).
open class NSURLConnection: NSObject, @unchecked Sendable {
  /// The request as it was made.
  public let originalRequest: URLRequest
  /// The request as it was sent last.
  open var currentRequest: URLRequest { task?.currentRequest ?? originalRequest }
  private let delegate: (any NSURLConnectionDelegate)?
  private var task: URLSessionDataTask?
  /// The queue on which the delegate hears; that of the main thread unless it is set.
  private var queue = OperationQueue.main

  /// Makes a connection and starts it.
  public convenience init?(request: URLRequest, delegate: Any?) {
    self.init(request: request, delegate: delegate, startImmediately: true)
  }

  /// Makes a connection, which holds its delegate while it is there.
  public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
    originalRequest = request
    self.delegate = delegate as? any NSURLConnectionDelegate
    super.init()
    if startImmediately { start() }
  }

  /// Sends the request; nothing if it was sent before.
  open func start() {
    guard task == nil else { return }
    let task = URLSession.shared.dataTask(with: originalRequest) { data, response, error in
      self.queue.addOperation { self.tell(data, response, error) }
    }
    self.task = task
    task.resume()
  }

  /// Takes the request back; the delegate hears nothing more.
  open func cancel() {
    isCancelled.set()
    task?.cancel()
  }
  private let isCancelled = Flag()

  /// Sets the queue on which the delegate hears.
  open func setDelegateQueue(_ queue: OperationQueue?) { self.queue = queue ?? .main }

  /// Does nothing: the delegate hears on its queue, or on the main thread.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  open func unschedule(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  private func tell(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard !isCancelled.isSet else { return }
    if let error {
      delegate?.connection(self, didFailWithError: error)
      return
    }
    guard let delegate = delegate as? any NSURLConnectionDataDelegate else { return }
    if let response { delegate.connection(self, didReceive: response) }
    if let data, !data.isEmpty, !isCancelled.isSet { delegate.connection(self, didReceive: data) }
    if !isCancelled.isSet { delegate.connectionDidFinishLoading(self) }
  }

  /// True for addresses of the web and of files.
  open class func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https", "file", "data", "ftp"].contains(request.url?.scheme?.lowercased())
  }

  /// Sends a request, and calls back on a queue with the answer or an error.
  open class func sendAsynchronousRequest(
    _ request: URLRequest,
    queue: OperationQueue,
    completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }
    task.resume()
  }

  /// Sends a request and waits for the answer; throws what went wrong.
  open class func sendSynchronousRequest(
    _ request: URLRequest,
    returning response: UnsafeMutablePointer<URLResponse?>?
  ) throws -> Data {
    let answer = Answer()
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      answer.set(data, response, error)
    }
    task.resume()
    let (data, answered, error) = answer.wait()
    response?.pointee = answered
    if let error { throw error }
    return data ?? Data()
  }
}

/// Something that becomes true once, and is asked on other threads.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}

/// An answer that somebody waits for.
private final class Answer: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var parts: (Data?, URLResponse?, (any Error)?)

  func set(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    parts = (data, response, error)
    done.signal()
  }

  func wait() -> (Data?, URLResponse?, (any Error)?) {
    done.wait()
    return parts
  }
}

/// Hears how a connection went.
public protocol NSURLConnectionDelegate: NSObjectProtocol {
  /// No answer came, or not all of it.
  func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
}

extension NSURLConnectionDelegate {
  /// Default: does nothing.
  public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {}
}

/// Hears what came by a connection.
public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
  /// The answer's headers have come.
  func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
  /// Bytes have come: here all at once.
  func connection(_ connection: NSURLConnection, didReceive data: Data)
  /// All has come.
  func connectionDidFinishLoading(_ connection: NSURLConnection)
}

extension NSURLConnectionDataDelegate {
  /// Default: does nothing.
  public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {}
  /// Default: does nothing.
  public func connection(_ connection: NSURLConnection, didReceive data: Data) {}
  /// Default: does nothing.
  public func connectionDidFinishLoading(_ connection: NSURLConnection) {}
}
