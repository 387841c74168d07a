internal import Foundation

/// One end of a line between two processes that carries values, each as a line of JSON.
nonisolated final class MessageChannel {
  let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The offset from which to search for the end of a line.
  private var searched = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Two ends of one line; neither is inherited by other programs.
  static func pair() -> (MessageChannel, MessageChannel)? {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (MessageChannel(descriptor: ends[0]), MessageChannel(descriptor: ends[1]))
  }

  /// Sends a value; false when nobody is at the other end.
  @discardableResult
  func send(_ message: some Encodable) -> Bool {
    guard var bytes = try? JSONEncoder().encode(message) else { return false }
    bytes.append(0x0A)
    return bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        let taken = Foundation.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        guard taken > 0 || errno == EINTR else { return false }
        sent += max(0, taken)
      }
      return true
    }
  }

  /// Waits for a value; nil when nobody is at the other end any more.
  func receive<Message: Decodable>() -> Message? {
    while !hasMessage {
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let taken = recv(descriptor, &chunk, chunk.count, 0)
      if taken < 0 && errno == EINTR { continue }
      guard taken > 0 else { return nil }
      buffer += chunk[..<taken]
    }
    let line = Data(buffer[..<searched])
    buffer.removeFirst(searched + 1)
    searched = 0
    return try? JSONDecoder().decode(Message.self, from: line)
  }

  /// True if a whole value was received.
  var hasMessage: Bool {
    while searched < buffer.count {
      if buffer[searched] == 0x0A { return true }
      searched += 1
    }
    return false
  }

  /// Leaves the line; the other end learns of it.
  func close() { Foundation.close(descriptor) }
}
