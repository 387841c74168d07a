internal import Foundation

/// Where a command writes: results to standard output, words about them to standard error.
enum Console {
  /// Writes a line to standard output.
  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Writes a line to standard error.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Shows how far long work has come, on one line that is written again and again; silent when
  /// standard error is not a terminal.
  static func progress(_ done: Int, of total: Int, _ what: String) {
    guard isTerminal, total > 0 else { return }
    let filled = done * 24 / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    let tail = done == total ? "\n" : ""
    let line = "\r\u{1B}[K\(bar) \(done)/\(total) \(what.prefix(40))\(tail)"
    FileHandle.standardError.write(Data(line.utf8))
  }

  private static let isTerminal = isatty(2) == 1
}
