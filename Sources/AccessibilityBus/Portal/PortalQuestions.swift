internal import Foundation

/// The questions of one connection that the desktop's user hasn't answered yet.
///
/// The portal answers a call with the path of an object, which tells the user's answer later by its
/// signal `Response`. The asker chooses the path's last part and listens before it calls, or else an
/// answer could come too early.
struct PortalQuestions {
  typealias Answer = @Sendable (PortalAnswer) -> Void

  private static let request = "org.freedesktop.portal.Request"
  private var open: [String: Answer] = [:]
  /// The paths of questions whose calls have not been answered, by the numbers of the calls.
  private var calls: [UInt64: String] = [:]
  private var count = 0

  /// Asks over a connection that is ready.
  mutating func ask(
    _ question: PortalQuestion,
    over connection: BusConnection,
    then answer: @escaping Answer
  ) {
    count += 1
    let token = "portico\(count)"
    let sender = connection.name.dropFirst().replacingOccurrences(of: ".", with: "_")
    let path = "\(PortalReader.path)/request/\(sender)/\(token)"
    connection.listen(
      "type='signal',interface='\(Self.request)',member='Response',path='\(path)'"
    )
    // The first text names the asking window; an empty one lets the desktop place its own.
    var values: [BusValue] = [.string("")] + question.texts.map { .string($0) }
    values.append(.options(question.options.merging(["handle_token": .string(token)]) { $1 }))
    let name = question.service.rawValue
    let call = connection.call(PortalReader.name, PortalReader.path, name, question.method, values)
    guard let call else { return answer(.failed) }
    calls[call] = path
    open[path] = answer
  }

  /// Takes a message if it belongs to a question.
  mutating func take(_ message: BusMessage) -> Bool {
    if let call = message.answers {
      guard let path = calls.removeValue(forKey: call) else { return false }
      if message.isError { open.removeValue(forKey: path)?(.failed) }
      return true
    }
    guard message.isSignal(Self.request, "Response") else { return false }
    open.removeValue(forKey: message.path)?(PortalAnswer(message.values("ua{sv}")))
    return true
  }

  /// Answers all that can't be answered any more.
  mutating func fail() {
    let left = open.values
    (open, calls) = ([:], [:])
    for answer in left { answer(.failed) }
  }
}
