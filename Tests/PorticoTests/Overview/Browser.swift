import Foundation

/// A real browser without a window.
struct Browser {
  /// What a visit to a page showed.
  struct Visit {
    /// The document after its scripts ran.
    let page: String
    /// What the page wrote to the console.
    let complaints: [String]
  }

  let path: String

  /// The browser of this machine, if it has one.
  static let installed: Browser? = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    .map(Browser.init)

  /// Opens a page, lets its scripts run, and tells what came of it.
  func visit(_ url: URL) throws -> Visit {
    let profile = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID())")
    defer { try? FileManager.default.removeItem(at: profile) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--user-data-dir=\(profile.path)", "--enable-logging=stderr", "--virtual-time-budget=2000",
      "--dump-dom", url.absoluteString,
    ]
    let output = Pipe()
    let log = profile.path + ".log"
    try Data().write(to: URL(filePath: log))
    defer { try? FileManager.default.removeItem(atPath: log) }
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: log)
    try process.run()
    let page = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    return Visit(
      page: String(decoding: page, as: UTF8.self),
      complaints: lines.filter { $0.contains(":CONSOLE") }.map(String.init)
    )
  }
}
