internal import AppBuilding
internal import Device
internal import Foundation
internal import StateArchive

/// `portico run`: builds an app and starts it.
struct RunCommand: Command {
  static let syntax = Syntax(
    name: "run",
    summary: "Builds an iOS app and runs it.",
    operands: AppOperand.name,
    options: BuildCommand.shared + [
      .init(name: "--headless", help: "Without a window: write pictures and end."),
      .init(
        name: "--accessible",
        help: "Go on until told to end, and let a screen reader read and use the app."
      ),
      .init(name: "--kiosk", help: "The whole screen for the app alone, without a pointer."),
      .init(name: "--tour", help: "Open every screen that can be reached, and tell about it."),
      .init(name: "--turns", help: "With --tour: turn the device at each new screen."),
      .init(
        name: "--script",
        value: "FILE",
        help: "Do the actions of a file, a line each: turn, tap, type, advance, settle, picture."
      ),
      .init(
        name: "--relaunch",
        help: "With --tour: end the app at each screen, launch it again, and compare."
      ),
      .init(
        name: "--connections",
        help: "Try every outlet and action of its documents, and list those that don't work."
      ),
      .init(
        name: "--output",
        short: "-o",
        value: "FOLDER",
        help: "Where the pictures go; 'pictures' if not given."
      ),
      .init(name: "--device", value: "NAME", help: "A model such as 'iPhone 15'."),
      .init(
        name: "--orientation",
        value: "NAME",
        choices: ["portrait", "landscape"],
        help: "How the device is held."
      ),
      .init(
        name: "--size",
        value: "SIZE",
        help: "An iPad app's part of the screen: third, half, two-thirds, slide-over or 507x768."
      ),
      .init(name: "--appearance", value: "NAME", choices: ["light", "dark"], help: "The colours."),
      .init(
        name: "--content-size",
        value: "SIZE",
        choices: ContentSize.names,
        help: "The size of text: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5."
      ),
      .init(name: "--language", value: "CODE", help: "The app's language, such as 'fr'."),
      .init(name: "--scale", value: "N", help: "Pixels to a point; the device's own if not given."),
      .init(
        name: "--keep",
        help: "Keep what the app stores, and its state, from one run to the next."
      ),
      .init(
        name: "--restore",
        help: "As --keep, and begin where the last such run was left."
      ),
      .init(
        name: "--fresh",
        help: "As --keep, but forget first what earlier runs kept."
      ),
    ],
    notes: """
      The app runs in a window of X11 until that is closed, which may have any size; with --device
      it is as large as that device. A click is a touch, the wheel scrolls, keys go to the app; with
      Alt held a second finger mirrors the first, for pinches and turns. Other keys are the device's:
      F2 light or dark, F3 smaller text, F4 larger text, F5 turn left, F6 turn right, F7 shake, F8
      memory warning, F9 slow motion, F10 times of frames, F11 full screen, F12 a picture, and with
      shift a recording. With --headless, and to be toured or tried, it runs without a window.

      With --tour --relaunch the app is ended in the background wherever a picture is taken, and
      launched again: it has to come back to the same screen, pixel for pixel but for the caret. What
      has no restoration identifier is not kept, and the tour says so.

      With --connections the app is toured, and what the tour doesn't reach is made by itself: each
      scene and xib for its outlets, and anew for each action, which its control, bar item or
      gesture sends. An outlet works if its property holds something once the screen has loaded, an
      action if its target took it. An app that crashes is started again behind that place. The
      list goes to connections.json too.

      A script has a line for each action: 'turn landscapeLeft' (or portrait, portraitUpsideDown,
      landscapeRight, faceUp, faceDown, as the device is held), 'tap Add', 'tap 100 200', 'type kiwi',
      'advance 0.15' in seconds, 'settle' until nothing moves, 'picture name'. The account is
      script.txt beside the pictures.

      With --accessible the app is on the accessibility bus, goes by the wall's clock and takes keys
      from standard input: lines such as 'key Tab', 'key Shift-Tab' or 'text kiwi'.

      Exit codes: 0 the app ended well, 1 its sources have errors, connections don't work or screens
      don't come back, 2 nothing could be done; else the app's own, which is above 128 after a crash.
      """
  )

  let work: AppWork
  let arguments: Arguments
  let pictures: URL

  init(_ arguments: Arguments) throws(UsageError) {
    work = try AppWork(arguments, command: Self.syntax.name)
    if let name = arguments.value("--device"), DeviceModel(named: name) == nil {
      throw .notAChoice(
        option: "--device",
        value: name,
        choices: DeviceModel.all.flatMap { [$0.name, $0.id] }
      )
    }
    if let size = arguments.value("--size"), ScreenPart(named: size) == nil {
      throw .notAChoice(
        option: "--size",
        value: size,
        choices: ScreenShare.allCases.map(\.rawValue) + ["507x768"]
      )
    }
    _ = try arguments.number("--scale", limit: 8)
    self.arguments = arguments
    pictures = URL(fileURLWithPath: arguments.value("--output") ?? "pictures")
  }

  /// True if the app is to be seen in a window.
  private var isWatched: Bool {
    let others = ["--headless", "--accessible", "--tour", "--connections", "--script"]
    return !others.contains { arguments.has($0) }
  }

  func run() -> Int32 {
    let builder: AppBuilder
    switch work.build() {
    case .success(let built): builder = built
    case .failure(let code): return code.value
    }
    do {
      if !isWatched {
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      }
    } catch {
      Console.complain("portico: \(UsageError.unwritable(pictures.path, reason: error.reason))")
      return 2
    }
    guard arguments.has("--connections") else {
      guard let end = start(builder) else { return Interruption.exitCode ?? 2 }
      guard end > 128 else { return end }
      Console.complain("portico: The app crashed (signal \(end - 128)).")
      return end
    }
    let code = ConnectionCheck(plan: builder.plan, folder: pictures).run {
      start(builder, with: $0, errors: $1)
    }
    return Interruption.exitCode ?? code
  }

  /// Runs the app to its end: its exit code, 128 and the signal after a crash, or nil, and why is
  /// said, when it can't be run or is interrupted.
  private func start(
    _ builder: AppBuilder,
    with more: [String: String] = [:],
    errors: FileHandle? = nil
  ) -> Int32? {
    let store = FileManager.default.temporaryDirectory.appendingPathComponent(
      "portico-run-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: store) }
    let process = Process()
    process.executableURL = builder.executable
    let kept = ["--keep", "--restore", "--fresh"].contains { arguments.has($0) }
    var environment = kept ? keeping(builder) : environment(store: store)
    if arguments.has("--relaunch"), !kept {
      environment["PORTICO_STATE"] = store.appendingPathComponent("state").path
    }
    process.environment = environment.merging(more) { $1 }
    if let errors {
      process.standardError = errors
      process.standardOutput = FileHandle.nullDevice
    }
    do {
      try Interruption.passing(to: process) { process.waitUntilExit() }
    } catch is Interruption {
      return nil
    } catch {
      let path = builder.executable.path
      Console.complain("portico: \(UsageError.cannotRun(path, reason: error.reason))")
      return nil
    }
    return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
  }

  /// The environment of an app whose files and state stay, in a folder of its own.
  private func keeping(_ builder: AppBuilder) -> [String: String] {
    let app = builder.executable.deletingLastPathComponent()
    let name = Bundle(url: app)?.bundleIdentifier ?? builder.executable.lastPathComponent
    let folder = StateFolder.url(forBundle: name)
    let home = folder.appendingPathComponent("home")
    if arguments.has("--fresh") { try? FileManager.default.removeItem(at: home) }
    var environment = environment(store: home)
    environment["PORTICO_STATE"] = folder.path
    environment["PORTICO_RESTORE"] = arguments.has("--restore") ? "1" : "0"
    return environment
  }

  /// The environment of the app; it stores its files in a folder of this run alone.
  private func environment(store: URL?) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["PORTICO_HEADLESS"] = isWatched ? nil : "1"
    environment["PORTICO_PICTURES"] = pictures.standardizedFileURL.path
    environment["PORTICO_KIOSK"] = arguments.has("--kiosk") ? "1" : nil
    environment["PORTICO_COMMANDS"] = isWatched && !arguments.has("--kiosk") ? "1" : nil
    if arguments.has("--accessible") { environment["PORTICO_ACCESSIBILITY"] = "1" }
    environment["PORTICO_TOUR"] = arguments.has("--tour") ? "1" : nil
    environment["PORTICO_TURNS"] = arguments.has("--turns") ? "1" : nil
    environment["PORTICO_SCRIPT"] = arguments.value("--script").map {
      URL(fileURLWithPath: $0).standardizedFileURL.path
    }
    environment["PORTICO_RELAUNCH"] = arguments.has("--relaunch") ? "1" : nil
    environment["PORTICO_TOUR_MEMORY"] = nil
    let options = [
      "device", "orientation", "size", "appearance", "content-size", "language", "scale",
    ]
    for option in options {
      let name = "PORTICO_" + option.uppercased().replacing("-", with: "_")
      if let value = arguments.value("--" + option) { environment[name] = value }
    }
    guard let store else { return environment }
    for name in ["CONFIG", "DATA", "CACHE"] {
      environment["XDG_\(name)_HOME"] = store.appendingPathComponent(name.lowercased()).path
    }
    environment["CFFIXED_USER_HOME"] = store.path
    return environment
  }
}
