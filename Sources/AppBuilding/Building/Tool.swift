internal import Foundation
internal import Glibc

/// A command to run, with what it writes to both of its outputs in one stream.
struct Tool {
  private let executable: URL
  private let arguments: [String]

  /// The seconds after which it is ended, with what it started; nil for no limit.
  private let limit: Int?

  init(_ executable: URL, _ arguments: [String], limit: Int? = nil) {
    self.executable = executable
    self.arguments = arguments
    self.limit = limit
  }

  /// Runs it to its end and hands over each line as it is written.
  ///
  /// - Returns: The exit code; what a signal ended has the shell's code for it.
  /// - Throws: Why it can't be started, or that this command is to end.
  func run(_ line: (String) -> Void) throws -> Int32 {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = Self.environment
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    var code: Int32 = 0
    try Interruption.passing(to: process) {
      let end = limit.map { Self.end(process, after: $0) }
      defer { end?.cancel() }
      code = Self.read(pipe.fileHandleForReading, of: process, line)
    }
    return code
  }

  /// Ends a process and those that it has started, unless that is cancelled in time.
  private static func end(_ process: Process, after seconds: Int) -> DispatchWorkItem {
    let group = process.processIdentifier
    let item = DispatchWorkItem { kill(-group, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: item)
    return item
  }

  /// Apps are compiled without the checks of Portico's own debug builds, unless the environment
  /// asks for them.
  private static let environment = ["PORTICO_CHECKS": "0", "GIT_TERMINAL_PROMPT": "0"]
    .merging(ProcessInfo.processInfo.environment) { $1 }

  /// Hands over the lines that a process writes, and answers its exit code.
  ///
  /// Reads until all that hold the other end have closed it, or until the process has ended and
  /// nothing more comes: a compiler that outlives the build that was ended may hold it for good.
  private static func read(
    _ file: FileHandle,
    of process: Process,
    _ line: (String) -> Void
  ) -> Int32 {
    var rest = Data()
    var input = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
    defer { if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) } }
    while true {
      guard poll(&input, 1, waitingTime) > 0 else {
        guard let code = process.exitCodeIfEnded else { continue }
        return code
      }
      let data = file.availableData
      guard !data.isEmpty else { break }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: rest[..<end], as: UTF8.self))
        rest = Data(rest[rest.index(after: end)...])
      }
    }
    return process.exitCodeAtEnd()
  }

  /// The time between two looks at whether the process has ended, in milliseconds.
  private static let waitingTime: Int32 = 500

  /// Everything that it writes; an error when it fails.
  func output() throws -> String {
    var text = ""
    let code = try run { text += $0 + "\n" }
    guard code == 0 else { throw ToolFailure(text: text) }
    return text
  }
}

/// The failure of a tool, with the output that it wrote before.
struct ToolFailure: Error, CustomStringConvertible {
  let text: String

  var description: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
