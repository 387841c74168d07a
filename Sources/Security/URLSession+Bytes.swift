public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The bytes of an answer one after the other, as they come, with its status and headers (L-220).
  ///
  /// The delegate hears when the task is done; the session's own is not asked.
  public func bytes(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (pieces, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
    let answer = ComingAnswer(continuation, forwarding: delegate)
    // The library for all Unix systems asks no delegates of tasks, so the task has a session of its
    // own.
    let session = URLSession(configuration: configuration, delegate: answer, delegateQueue: nil)
    let task = session.dataTask(with: request)
    session.finishTasksAndInvalidate()
    continuation.onTermination = { reason in if case .cancelled = reason { task.cancel() } }
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting in
        answer.wait(waiting)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(task: task, pieces: pieces), response)
  }

  /// The bytes at an address one after the other, with status and headers of the answer (L-220).
  public func bytes(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// The bytes of an answer.
  public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// The task that gets them.
    public let task: URLSessionDataTask
    let pieces: AsyncThrowingStream<Data, any Error>

    /// Goes through the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var pieces: AsyncThrowingStream<Data, any Error>.AsyncIterator
      var piece = Data()

      /// The next byte, for which it waits; nil at the end, an error if the rest can't be had.
      public mutating func next() async throws -> UInt8? {
        while true {
          if let byte = piece.popFirst() { return byte }
          guard let next = try await pieces.next() else {
            if Task.isCancelled { throw URLError(.cancelled) }
            return nil
          }
          piece = next
        }
      }
    }

    /// Goes through the bytes from the first that nobody has read on.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(pieces: pieces.makeAsyncIterator())
    }
  }
}

/// Passes on an answer as it comes.
private final class ComingAnswer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let pieces: AsyncThrowingStream<Data, any Error>.Continuation
  private let other: (any URLSessionTaskDelegate)?
  private let lock = NSLock()
  private var waiting: CheckedContinuation<URLResponse, any Error>?

  init(
    _ pieces: AsyncThrowingStream<Data, any Error>.Continuation,
    forwarding other: (any URLSessionTaskDelegate)?
  ) {
    (self.pieces, self.other) = (pieces, other)
    super.init()
  }

  func wait(_ continuation: CheckedContinuation<URLResponse, any Error>) {
    lock.withLock { waiting = continuation }
  }

  private func answer(_ result: Result<URLResponse, any Error>) {
    let continuation = lock.withLock {
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume(with: result)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    answer(.success(response))
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if let response = dataTask.response { answer(.success(response)) }
    pieces.yield(data)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let failure = error ?? URLError(.badServerResponse)
    answer(task.response.map { .success($0) } ?? .failure(failure))
    pieces.finish(throwing: error)
    other?.urlSession(session, task: task, didCompleteWithError: error)
  }
}
