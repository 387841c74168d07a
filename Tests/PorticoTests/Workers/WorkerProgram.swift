import Foundation

@testable import portico

/// The command as it was built beside these tests, for workers to run.
enum WorkerProgram {
  /// Has workers run it.
  static func use() {
    WorkerProcess.program =
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "portico").path
  }
}
