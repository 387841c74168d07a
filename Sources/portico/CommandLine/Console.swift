internal import Foundation

/// The output of a command: results go to standard output, messages to standard error.
enum Console {
  /// Writes a line to standard output; a command whose results cannot be written ends here.
  static func print(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      complain("portico: Standard output cannot be written to: \(error.reason).")
      exit(2)
    }
  }

  /// Writes a line to standard error, if it takes any.
  nonisolated static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Shows how far long work has come, on one line that is written again and again; silent when
  /// standard error is not a terminal.
  static func progress(_ done: Int, of total: Int, _ what: String) {
    guard isTerminal, total > 0 else { return }
    let filled = done * 24 / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    let tail = done == total ? "\n" : ""
    let line = "\r\u{1B}[K\(bar) \(done)/\(total) \(what.prefix(40))\(tail)"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  private static let isTerminal = isatty(2) == 1
}

nonisolated extension Int {
  /// With the thing that is counted, such as "1 scene" or "2 scenes".
  func counted(_ thing: String) -> String { "\(self) \(thing)\(self == 1 ? "" : "s")" }
}
