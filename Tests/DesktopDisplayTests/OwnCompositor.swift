import Foundation
import Testing

/// A compositor of the tests' own, which shows nothing: it tells an app what a script says and prints
/// what it gets (`Programs/compositor.c`).
///
/// Its messages are made from the protocols' own files, so that the app's are checked against these.
nonisolated struct OwnCompositor {
  /// Why it can't be made here; nil if it can.
  static let lacks: String? = [
    "/usr/bin/wayland-scanner", "/usr/include/wayland-server.h", "/usr/include/SDL2/SDL.h",
    "/usr/share/wayland-protocols/stable/viewporter/viewporter.xml",
    "/usr/share/wayland-protocols/staging/fractional-scale/fractional-scale-v1.xml",
  ].first { !FileManager.default.fileExists(atPath: $0) }.map {
    "\($0) is missing; Scripts/install-packages test installs it"
  }

  /// True if the environment asks for tests in which an app and a script have to keep pace.
  static let isAskedFor = ProcessInfo.processInfo.environment["PORTICO_COMPOSITOR"] != nil

  /// The pixels to 120 points of the screen.
  var scale = 120
  /// True for a compositor that knows whole scales alone.
  var isPlain = false

  /// Starts the test's app on the compositor, performs the steps, and answers the lines that were printed.
  func run(_ steps: String) async throws -> [String] {
    let program = try Self.program.get()
    let text = try await withCheckedThrowingContinuation { answer in
      // The tests' own threads are few, and other tests go on while this one waits.
      Thread.detachNewThread {
        answer.resume(with: Result { try Self.withSignals { try output(of: program, steps) } })
      }
    }
    return text.split(separator: "\n").map(String.init)
  }

  private func output(of program: URL, _ steps: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID())")
    let own: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: own
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = program
    process.arguments = [Self.built.appending(path: "Aviary").path]
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["XDG_DATA_HOME"] = folder.path
    environment["PORTICO_HEADLESS"] = "0"
    environment["PORTICO_ACCESSIBILITY"] = "0"
    environment["AVIARY_EXTRAS"] = "gestures"
    environment["COMPOSITOR_SCALE"] = "\(scale)"
    environment["COMPOSITOR_PLAIN"] = isPlain ? "1" : nil
    process.environment = environment
    let (output, supply) = (Pipe(), Pipe())
    (process.standardOutput, process.standardInput) = (output, supply)
    process.standardError = FileHandle.nullDevice
    try process.run()
    try supply.fileHandleForWriting.write(contentsOf: Data(steps.utf8))
    try supply.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(output: text) }
    return text
  }

  struct Failure: Error, CustomStringConvertible {
    let output: String
    var description: String { output }
  }

  // MARK: - Making it

  private static let program = Result { try withSignals { try make() } }

  private static func make() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "compositor-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let programs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")
    let process = Process()
    process.executableURL = programs.appending(path: "build-compositor")
    process.arguments = [folder.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(output: text) }
    return folder.appending(path: "compositor")
  }

  /// The folder in which the tests themselves were built.
  private static let built: URL = {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let arguments = ProcessInfo.processInfo.arguments.map { URL(filePath: $0) }
    let tests = (arguments + [own]).first { $0.lastPathComponent.hasSuffix(".xctest") }
    return (tests ?? own).resolvingSymlinksInPath().deletingLastPathComponent()
  }()

  /// Starts a program with no signal blocked, as the threads of tests have them.
  private static func withSignals<Value>(_ start: () throws -> Value) rethrows -> Value {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try start()
  }
}
