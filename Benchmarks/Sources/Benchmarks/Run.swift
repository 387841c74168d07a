import Foundation

/// What one run of a program took.
struct Run {
  /// Wall-clock seconds.
  let seconds: Double
  /// The most memory it held at once, in megabytes.
  let megabytes: Double
  /// What it wrote to standard output.
  let output: Data

  /// Runs a program to its end under `time`, and throws unless it exits with one of the codes.
  static func of(_ program: String, _ arguments: [String], codes: Set<Int32> = [0]) throws -> Run {
    let report = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
    defer { try? FileManager.default.removeItem(at: report) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/time")
    process.arguments = ["-q", "-o", report.path, "-f", "%e %M", program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let seconds = (clock.now - start) / .seconds(1)
    guard codes.contains(process.terminationStatus) else {
      throw Complaint("\(program) ended with \(process.terminationStatus).")
    }
    let words = try String(contentsOf: report, encoding: .utf8).split(
      whereSeparator: \.isWhitespace
    )
    return Run(
      seconds: seconds,
      megabytes: (words.last.flatMap { Double($0) } ?? 0) / 1024,
      output: output
    )
  }
}
