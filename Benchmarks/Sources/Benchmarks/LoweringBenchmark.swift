import Foundation

/// Lowers whole apps: how long it takes, whether the results are Swift with every line in its
/// place, and whether an edited file is lowered alone.
enum LoweringBenchmark: Benchmark {
  static let name = "lowering"
  static let summary = "sources of apps made to compile without Objective-C"
  static let needsDocuments = false

  static func run(_ setting: Setting) throws -> [Figure] {
    let folders = (ProcessInfo.processInfo.environment["PORTICO_SOURCES"] ?? "")
      .split(separator: ":").map(String.init)
    guard !folders.isEmpty else {
      print("  Skipped: PORTICO_SOURCES names no folders of sources, separated by colons.")
      return []
    }
    return try folders.flatMap { try measure(URL(filePath: $0), setting) }
  }

  private static func measure(_ folder: URL, _ setting: Setting) throws -> [Figure] {
    let app = try LoweringRun(folder, setting)
    defer { app.remove() }
    let runs = try (0..<3).map { _ in try app.fromNothing() }
    let seconds = runs.map(\.processor).min() ?? 0
    let waited = runs.map(\.clock).min() ?? 0
    let verdict = try app.verify()
    try app.editOne()
    let again = try app.lower()
    print("  \(app.name): \(app.sources.count) files, \(app.lines) lines; after an edit: \(again)")
    return [
      Figure(
        what: "\(app.name), 10,000 lines, time of all cores",
        value: seconds / Double(app.lines) * 10_000,
        unit: "s",
        atMost: 0.8
      ),
      Figure(
        what: "\(app.name), 10,000 lines, time on the clock",
        value: waited / Double(app.lines) * 10_000,
        unit: "s"
      ),
      Figure(what: "syntax errors", value: verdict.errors, unit: "files", atMost: 0),
      Figure(what: "shifted", value: verdict.shifted, unit: "lines", atMost: 0),
      Figure(
        what: "lowered after an edit",
        value: Double(again.split(separator: " ").dropFirst().first ?? "") ?? .nan,
        unit: "file",
        atMost: 1
      ),
    ]
  }
}

/// One app's sources in a folder of their own, and the command that lowers them.
private struct LoweringRun {
  let name: String
  let sources: [String]
  let lines: Int
  private let command: String
  private let copy: URL
  private let output: URL
  private let list: URL

  init(_ folder: URL, _ setting: Setting) throws {
    command = setting.root.appending(path: ".build/release/portico-lower").path
    guard FileManager.default.isExecutableFile(atPath: command) else {
      throw Complaint("There is no \(command); run 'make build' first.")
    }
    name = folder.lastPathComponent
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    copy = place.appending(path: "Sources")
    output = place.appending(path: "Lowered")
    list = place.appending(path: "sources.txt")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var sources: [String] = []
    var lines = 0
    for path in (paths ?? []).sorted() where path.hasSuffix(".swift") {
      guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      else { continue }
      let target = copy.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: target, atomically: false, encoding: .utf8)
      sources.append(target.path)
      lines += text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    guard lines > 0 else { throw Complaint("There is no Swift source in \(folder.path).") }
    self.sources = sources
    self.lines = lines
    try sources.joined(separator: "\n").write(to: list, atomically: false, encoding: .utf8)
  }

  /// Lowers everything as if for the first time, and says how many seconds it took: of all cores
  /// together, which other programs don't lengthen, and on the clock.
  func fromNothing() throws -> (processor: Double, clock: Double) {
    try? FileManager.default.removeItem(at: output)
    let (start, spent) = (Date(), Self.processorTime)
    _ = try lower()
    return (Self.processorTime - spent, Date().timeIntervalSince(start))
  }

  /// What the commands that ended have used of the processor.
  private static var processorTime: Double {
    var usage = rusage()
    // The header's type is a number or an enumeration, as the compiler was told.
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  /// Lowers what changed; the command's last line says how much.
  func lower(_ options: String...) throws -> String {
    try lines(options).last ?? ""
  }

  func verify() throws -> (errors: Double, shifted: Double) {
    let all = try lines(["--verify"])
    for line in all.filter({ $0.contains(": error: ") }).prefix(20) { print("  \(line)") }
    guard
      let match = all.reversed().compactMap({
        $0.firstMatch(of: #/: (\d+) syntax errors, (\d+) shifted/#)
      }).first, let errors = Double(match.1), let shifted = Double(match.2)
    else { throw Complaint("portico-lower said nothing of \(name).") }
    return (errors, shifted)
  }

  /// Changes what a function does in the file in the middle.
  func editOne() throws {
    let url = URL(filePath: sources[sources.count / 2])
    let text = try String(contentsOf: url, encoding: .utf8)
    try (text + "\n// Edited.\n").write(to: url, atomically: false, encoding: .utf8)
  }

  func remove() {
    try? FileManager.default.removeItem(at: copy.deletingLastPathComponent())
  }

  private func lines(_ options: [String]) throws -> [String] {
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let said = output.deletingLastPathComponent().appending(path: "said.txt")
    _ = FileManager.default.createFile(atPath: said.path, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: command)
    process.arguments =
      options + ["--module", "App", "--output", output.path, "--root", copy.path, "@" + list.path]
    process.standardOutput = try FileHandle(forWritingTo: said)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Complaint("portico-lower failed on \(name) with \(process.terminationStatus).")
    }
    return try String(contentsOf: said, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
