import Foundation
import Testing

/// The sample app, toured in a process of its own, ended and launched again at every screen.
@Suite struct `A tour of the sample app` {
  @Test(arguments: ["portrait", "landscape"])
  func `finds every screen as it was left`(orientation: String) throws {
    let app = try SampleApp()
    defer { app.remove() }
    let (code, account) = try app.run(["PORTICO_ORIENTATION": orientation])
    #expect(code == 0, "\(account)")
    let summary = account.split(separator: "\n").first { $0.hasPrefix("Launched again") }
    // What the system shares by is its own screen, without an identifier.
    #expect(summary?.hasSuffix("0 different, 1 not kept.") == true, "\(account)")
    #expect(account.components(separatedBy: "the same").count > 10)
    #expect(!account.contains("instead"))
  }
}

/// The sample app laid out as a folder of iOS, with a home of its own.
private struct SampleApp {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "sample-\(UUID().uuidString)"
  )
  private var app: URL { folder.appending(path: "BirdSightings.app") }

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = root.appending(path: "Examples/BirdSightings/BirdSightings")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    for name in ["Info.plist", "Base.lproj", "fr.lproj", "Assets.xcassets"] {
      try FileManager.default.copyItem(
        at: source.appending(path: name),
        to: app.appending(path: name)
      )
    }
    try FileManager.default.copyItem(
      at: Self.built.appending(path: "BirdSightings"),
      to: app.appending(path: "BirdSightings")
    )
  }

  /// The folder in which the tests themselves were built.
  private static var built: URL {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let arguments = ProcessInfo.processInfo.arguments.map { URL(filePath: $0) }
    let tests = (arguments + [own]).first { $0.lastPathComponent.hasSuffix(".xctest") }
    return (tests ?? own).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The exit code of a tour and its account.
  func run(_ more: [String: String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["--kill-after=5", "300", app.appending(path: "BirdSightings").path]
    var environment = ProcessInfo.processInfo.environment.merging(more) { $1 }
    for name in ["HEADLESS", "TOUR", "RELAUNCH"] { environment["PORTICO_\(name)"] = "1" }
    environment["PORTICO_PICTURES"] = folder.appending(path: "pictures").path
    environment["PORTICO_STATE"] = folder.appending(path: "state").path
    for name in ["CONFIG", "DATA", "CACHE"] {
      environment["XDG_\(name)_HOME"] = folder.appending(path: name.lowercased()).path
    }
    environment["CFFIXED_USER_HOME"] = folder.path
    environment["LC_ALL"] = "C.UTF-8"
    environment["TZ"] = "UTC"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
