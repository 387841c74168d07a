internal import AppBuilding
internal import AppTour
internal import Foundation
internal import UIKitCore

/// Runs an app until all connections of its documents were tried, and tells which don't work.
struct ConnectionCheck {
  let plan: AppPlan
  /// The folder that `connections.json` is written to.
  let folder: URL

  /// Runs the app as often as it takes to get past what crashes it.
  ///
  /// - Parameter start: Runs the app with variables and a place for what it complains of.
  /// - Returns: What the command ends with.
  func run(_ start: ([String: String], FileHandle) -> Int32?) -> Int32 {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "portico-connections-\(UUID().uuidString)"
    )
    let complaints = file.appendingPathExtension("errors")
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: complaints)
    }
    var account = ConnectionAccount()
    repeat {
      _ = FileManager.default.createFile(atPath: complaints.path, contents: nil)
      guard let errors = try? FileHandle(forWritingTo: complaints),
        let end = start(["PORTICO_CONNECTIONS": file.path], errors)
      else { return 2 }
      try? errors.close()
      account = ConnectionAccount(contentsOf: file)
      guard !account.isFinished else { break }
      let text = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
      guard let step = account.openStep else {
        Console.complain(text + "portico: The app ended at its launch (\(end)).")
        return max(end, 1)
      }
      append(.crash(step: step, reason: Self.reason(end, text)), to: file)
    } while true
    let report = ConnectionReport(account, paths: paths)
    write(report)
    Console.print(report.text)
    return report.isComplete ? 0 : 1
  }

  /// The last output of an app that ended too early.
  private static func reason(_ end: Int32, _ text: String) -> String {
    guard end > 128 else { return "the app ends (\(end))" }
    let marks = ["*** Terminating", "Fatal error", "Assertion failed"]
    let lines = text.split(separator: "\n")
    let line = lines.last { line in marks.contains { line.contains($0) } }
    return "the app crashes: \(line.map(String.init) ?? "signal \(end - 128)")"
  }

  private func append(_ entry: ConnectionEntry, to file: URL) {
    guard let data = try? JSONEncoder().encode(entry),
      let handle = try? FileHandle(forWritingTo: file)
    else { return }
    _ = try? handle.seekToEnd()
    // A line that the app was writing ends here.
    try? handle.write(contentsOf: Data("\n".utf8) + data + Data("\n".utf8))
    try? handle.close()
  }

  private func write(_ report: ConnectionReport) {
    let file = folder.appendingPathComponent("connections.json")
    do {
      try report.json.write(to: file)
    } catch {
      Console.complain("portico: \(UsageError.unwritable(file.path, reason: error.reason))")
    }
  }

  /// The paths of the app folder's documents in its sources, by name.
  private var paths: [String: String] {
    var paths: [String: String] = [:]
    for resource in plan.modules.reversed().flatMap(\.resources) {
      let folder = resource.deletingLastPathComponent()
      let prefix = folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : ""
      let path = prefix + resource.lastPathComponent
      if paths[path] == nil { paths[path] = resource.path }
    }
    return paths
  }
}
