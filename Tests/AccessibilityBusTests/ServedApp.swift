import Foundation
import Testing

/// An app in a process of its own, on buses of its own, and a program of assistive software that
/// uses it.
struct ServedApp {
  let program: URL
  var environment: [String: String] = [:]

  /// An app that was built beside the tests.
  init(_ name: String) {
    program = Self.built.appending(path: name)
  }

  /// The sample app, laid out as a folder of iOS: its storyboards lie beside its program.
  static func sample() throws -> ServedApp {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "BirdSightings-\(UUID().uuidString).app"
    )
    let source = root.appending(path: "Examples/BirdSightings/BirdSightings")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Info.plist", "Base.lproj", "fr.lproj", "Assets.xcassets"] {
      try FileManager.default.copyItem(
        at: source.appending(path: name),
        to: folder.appending(path: name)
      )
    }
    let program = folder.appending(path: "BirdSightings")
    try copy(built.appending(path: "BirdSightings"), to: program)
    var app = ServedApp(program: program)
    // What is added to the list stays with the app of one test.
    app.environment["XDG_DATA_HOME"] = folder.appending(path: "data").path
    return app
  }

  /// Copies a program by another process: one that this process writes is busy as long as a child
  /// that was started meanwhile has it open, and cannot be run.
  private static func copy(_ program: URL, to place: URL) throws {
    let copying = Process()
    copying.executableURL = URL(filePath: "/bin/cp")
    copying.arguments = [program.path, place.path]
    try copying.run()
    copying.waitUntilExit()
  }

  /// An app whose files can't get larger than so many kilobytes, as on a disk that is full.
  static func crowded(_ name: String, kilobytes: Int) throws -> ServedApp {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appending(path: name)
    // A file that grows too large is an error then, not the end.
    let script = """
      #!/bin/bash
      trap '' XFSZ
      ulimit -f \(kilobytes)
      exec '\(built.appending(path: name).path)'

      """
    try script.write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return ServedApp(program: program)
  }

  /// A test's app of scenes, laid out as a folder of iOS with its Info.plist.
  static func scenes() throws -> ServedApp {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scene = ["UISceneDelegateClassName": "Aviary.PerchScene"]
    let info: [String: Any] = [
      "CFBundleName": "Aviary", "UIDeviceFamily": [1],
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": true,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]],
      ],
    ]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: folder.appending(path: "Info.plist"))
    let program = folder.appending(path: "Aviary")
    try copy(built.appending(path: "Aviary"), to: program)
    return ServedApp(program: program)
  }

  private init(program: URL) { self.program = program }

  /// Removes a laid out app.
  func remove() {
    let folder = program.deletingLastPathComponent()
    guard folder.pathExtension == "app" else { return }
    try? FileManager.default.removeItem(at: folder)
  }

  static let programs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Programs")
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder in which the tests themselves were built.
  private static let built: URL = {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let arguments = ProcessInfo.processInfo.arguments.map { URL(filePath: $0) }
    let tests = (arguments + [own]).first { $0.lastPathComponent.hasSuffix(".xctest") }
    return (tests ?? own).resolvingSymlinksInPath().deletingLastPathComponent()
  }()

  // MARK: - Which packages are there

  /// Why the tests can't run here; nil if they can.
  static let lacksBus = lacking([
    "/usr/libexec/at-spi2-registryd", "/usr/bin/dbus-run-session",
    "/usr/lib/python3/dist-packages/pyatspi",
  ])
  static let lacksOrca =
    lacksBus ?? lacking(["/usr/bin/orca", "/usr/bin/Xvfb", "/usr/bin/xvfb-run"])

  static func lacking(_ paths: [String]) -> String? {
    paths.first { !FileManager.default.fileExists(atPath: $0) }.map {
      "\($0) is missing; Scripts/install-packages test installs it"
    }
  }

  // MARK: - Running

  /// Starts the app on a bus of its own and runs a program of Python's beside it.
  ///
  /// What comes `before` is a program that runs all of it, such as one that gives it a screen.
  func run(
    _ script: String,
    _ arguments: [String] = [],
    limit: Int = 60,
    before: [String] = [],
    bus: String = "bus"
  ) async throws -> String {
    let command = """
      "$0" </dev/null >/dev/null 2>"$3" & app=$!
      timeout \(limit) /usr/bin/python3 -W ignore "$1" "$2" "${@:4}" 2>&1; code=$?
      # A program that has ended is there until it is waited for.
      grep -qs ") [^Z] " "/proc/$app/stat" || { echo "The app has ended."; cat "$3"; }
      kill $app 2>/dev/null; wait $app
      exit $code
      """
    let log = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    return try await start(
      bus,
      before + [
        "bash", "-c", command, program.path, Self.programs.appending(path: script).path,
        program.lastPathComponent, log.path,
      ] + arguments,
      limit: limit + 20
    )
  }

  /// Walks the app with Orca, and answers what Orca said at each step.
  func hear(_ steps: String, limit: Int = 120) async throws -> String {
    let walk = Self.programs.appending(path: "orca-walk.py").path
    let command =
      "timeout \(limit) /usr/bin/python3 -W ignore '\(walk)' '\(program.path)' "
      + "'\(program.lastPathComponent)' \"$ORCA_LOG\" 2>&1"
    return try await start("with-orca", ["bash", "-c", command], input: steps, limit: limit + 60)
  }

  /// Runs a program on a thread of its own: the tests' own threads are few, and other tests go on
  /// while this one waits.
  private func start(
    _ name: String,
    _ arguments: [String],
    input: String = "",
    limit: Int
  ) async throws -> String {
    try await withCheckedThrowingContinuation { answer in
      Thread.detachNewThread {
        answer.resume(
          with: Swift.Result {
            try Self.withSignals {
              try output(of: name, arguments, input: input, limit: limit)
            }
          }
        )
      }
    }
  }

  /// Starts a program with no signal blocked: the threads of tests block them, which programs would
  /// inherit, and none could be ended.
  static func withSignals<Result>(_ start: () throws -> Result) rethrows -> Result {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try start()
  }

  private func output(
    of name: String,
    _ arguments: [String],
    input: String,
    limit: Int
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments =
      ["--kill-after=5", "\(limit)", Self.programs.appending(path: name).path] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["PORTICO_HEADLESS"] = "1"
    environment["PORTICO_ACCESSIBILITY"] = "1"
    environment["LC_ALL"] = "C.UTF-8"
    environment["TZ"] = "UTC"
    environment["DISPLAY"] = nil
    environment.merge(self.environment) { $1 }
    process.environment = environment
    let (output, supply) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardInput = supply
    process.standardError = FileHandle.nullDevice
    try process.run()
    try supply.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try supply.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(output: "\(name) ended with \(process.terminationStatus):\n\(text)")
    }
    return text.trimmingCharacters(in: .newlines)
  }

  struct Failure: Error, CustomStringConvertible {
    let output: String
    var description: String { output }
  }
}
