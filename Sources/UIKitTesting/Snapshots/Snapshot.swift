internal import Foundation

/// A text that was recorded, in `Snapshots/<test file>/<test>.txt` beside the test's file.
nonisolated struct Snapshot {
  let file: URL

  /// The snapshot of a test, or the one of that name, beside the file of its source.
  init(source: String, name: String) {
    let source = URL(filePath: source)
    let plain = String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    file = source.deletingLastPathComponent().appending(path: "Snapshots")
      .appending(path: source.deletingPathExtension().lastPathComponent)
      .appending(path: plain + ".txt")
  }

  /// Compares, or records; answers what the test is to say, nil when all is well.
  ///
  /// A recording is always spoken of, so that no run that records passes.
  func complaint(about text: String, records: Bool) -> String? {
    guard !records else { return record(text) }
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
      return "nothing is recorded in \(file.path); run the test with RECORD=1, and read the file"
    }
    let (old, new) = (Self.lines(recorded), Self.lines(text))
    guard old != new else { return nil }
    let differences = new.difference(from: old).map { change in
      switch change {
      case .remove(let line, let text, _): (line, "-\(line + 1) \(text)")
      case .insert(let line, let text, _): (line, "+\(line + 1) \(text)")
      }
    }
    let shown = differences.sorted { $0.0 < $1.0 }.prefix(20).map(\.1)
    return "differs from \(file.path):\n\(shown.joined(separator: "\n"))"
  }

  private func record(_ text: String) -> String {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data((Self.lines(text).joined(separator: "\n") + "\n").utf8).write(to: file)
      return "recorded \(file.path); read it, and run the test without RECORD"
    } catch {
      return "could not record \(file.path): \(error)"
    }
  }

  /// The lines without an empty one at the end.
  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
