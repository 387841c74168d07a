public import Foundation

/// Sends the signals that would end this command to the commands that it has started.
///
/// Those have process groups of their own, which the terminal's Ctrl-C doesn't reach. Once a
/// signal has come, nothing is started any more.
public struct Interruption: Error {
  /// The number of the signal that came, such as `SIGINT`.
  public let signal: Int32

  /// Starts a process and does the work that follows; signals that come before the work is done
  /// go to the process and those that it started.
  ///
  /// - Throws: The interruption when there was one, else what the work throws.
  public static func passing(to process: Process, during work: () -> Void) throws {
    listen()
    defer { stopListening() }
    try check()
    try process.run()
    let slot = claimSlot(for: process.processIdentifier)
    defer { children[slot] = 0 }
    // A signal that came while the process was starting did not reach it.
    if children[0] != 0 { send(children[0], to: process.processIdentifier) }
    work()
    try check()
  }

  /// The exit code by which a shell reports the signal that came; nil if none has come.
  public static var exitCode: Int32? { children[0] == 0 ? nil : 128 + children[0] }

  private static func check() throws(Interruption) {
    guard children[0] == 0 else { throw Interruption(signal: children[0]) }
  }

  // MARK: - Listening

  /// The last signal, then the processes that are running; zeros are free.
  ///
  /// A handler of signals may interrupt anything, so this is plain memory.
  private nonisolated(unsafe) static let children: UnsafeMutablePointer<pid_t> = {
    let memory = UnsafeMutablePointer<pid_t>.allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    return memory
  }()

  private static let count = 64
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// True for a signal by which a process is asked to end, which is no crash.
  package static func asksToEnd(_ signal: Int32) -> Bool { signals.contains(signal) }
  private static let lock = NSLock()
  private nonisolated(unsafe) static var listeners = 0

  private static func listen() {
    lock.withLock {
      listeners += 1
      guard listeners == 1, children[0] == 0 else { return }
      for number in signals {
        Foundation.signal(number) { number in
          Interruption.children[0] = number
          for slot in 1..<Interruption.count where Interruption.children[slot] != 0 {
            Interruption.send(number, to: Interruption.children[slot])
          }
        }
      }
    }
  }

  private static func stopListening() {
    lock.withLock {
      listeners -= 1
      guard listeners == 0 else { return }
      for number in signals { Foundation.signal(number, SIG_DFL) }
    }
  }

  private static func claimSlot(for process: pid_t) -> Int {
    lock.withLock {
      // The last one is shared when more are running than anybody starts.
      let slot = (1..<count).first { children[$0] == 0 } ?? count - 1
      children[slot] = process
      return slot
    }
  }

  private static func send(_ number: Int32, to process: pid_t) {
    if kill(-process, number) != 0 { kill(process, number) }
  }
}
