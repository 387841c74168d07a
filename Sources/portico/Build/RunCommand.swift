internal import AppBuilding
internal import Device
internal import Foundation

/// `portico run`: builds an app and starts it.
struct RunCommand: Command {
  static let syntax = Syntax(
    name: "run",
    summary: "Builds an iOS app and runs it, or shows a document as one.",
    operands: AppOperand.name + "|DOCUMENT",
    options: BuildCommand.shared + [
      .init(name: "--headless", help: "Without a window: write pictures and end."),
      .init(
        name: "--accessible",
        help: "Go on until told to end, and let a screen reader read and use the app."
      ),
      .init(
        name: "--display",
        value: "NAME",
        choices: ["x11", "wayland", "headless"],
        help: "The kind of desktop; the one at hand if not given. 'headless' is --headless."
      ),
      .init(name: "--kiosk", help: "The whole screen for the app alone, without a pointer."),
      .init(
        name: "--watch",
        help: "Begin anew where the app was left whenever one of its files is saved."
      ),
      .init(name: "--tour", help: "Open every screen that can be reached, and tell about it."),
      .init(name: "--turns", help: "With --tour: turn the device at each new screen."),
      .init(
        name: "--script",
        value: "FILE",
        help: "Do the actions of a file, a line each: turn, tap, drag, wheel, type, advance, "
          + "settle, picture."
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
      ScreenPart.option,
      .init(name: "--appearance", value: "NAME", choices: ["light", "dark"], help: "The colours."),
      .init(
        name: "--content-size",
        value: "SIZE",
        choices: ContentSize.names,
        help: "The size of text: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5."
      ),
      .init(name: "--language", value: "CODE", help: "The app's language, such as 'fr'."),
      .init(
        name: "--locale",
        value: "NAME",
        help: "How dates, numbers and money are written, such as 'de_DE'; "
          + "by LC_ALL or LANG if not given, else en_US."
      ),
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
      The app runs in a window of X11 or Wayland until that is closed. The window may have any size;
      with --device it is as large as that device. A click is a touch, the wheel scrolls, keys go to
      the app; with Alt held a second finger mirrors the first, for pinches and turns. Other keys are
      the device's: F2 light or dark, F3 smaller text, F4 larger text, F5 turn left, F6 turn right,
      F7 shake, F8 memory warning, F9 slow motion, F10 times of frames, F11 full screen, F12 a
      picture, and with shift a recording. With --headless, and to be toured, tried or led by a
      script, the app runs without a window.

      With --watch a saved source is compiled first, and a saved document or picture is shown at
      once; what has a restoration identifier comes back as it was left. A storyboard or xib runs
      without its app, from its first scene on; classes of UIKit stand in for the app's.

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
    _ = try ScreenPart(arguments)
    for option in ["--turns", "--relaunch"] where arguments.has(option) && !arguments.has("--tour")
    {
      throw .needs(option: option, other: "--tour")
    }
    // What can't be read is said before the app is built.
    if let script = arguments.value("--script"), !FileManager.default.isReadableFile(atPath: script)
    {
      throw .noSuchFile(script)
    }
    _ = try arguments.number("--scale", limit: 8)
    self.arguments = arguments
    pictures = URL(fileURLWithPath: arguments.value("--output") ?? "pictures")
  }

  /// True if the app is to be seen in a window.
  var isWatched: Bool {
    let others = ["--headless", "--accessible", "--tour", "--connections"]
    return arguments.value("--display") != "headless" && arguments.value("--script") == nil
      && !others.contains { arguments.has($0) }
  }

  func run() -> Int32 {
    if let document { return run(document) }
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
    if arguments.has("--watch") { return watch(builder) }
    guard arguments.has("--connections") else {
      guard let end = start(builder) else { return Interruption.exitCode ?? 2 }
      // An app that was asked to end has said goodbye, and did not crash.
      guard end > 128, !Interruption.asksToEnd(end - 128) else { return end }
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
    let process = process(builder, store: store)
    process.environment?.merge(more) { $1 }
    if let errors {
      process.standardError = errors
      process.standardOutput = FileHandle.nullDevice
    }
    var code: Int32 = 0
    do {
      try Interruption.passing(to: process) { code = process.exitCodeAtEnd() }
    } catch is Interruption {
      return nil
    } catch {
      let path = builder.executable.path
      Console.complain("portico: \(UsageError.cannotRun(path, reason: error.reason))")
      return nil
    }
    return code
  }

  /// The process of an app that stores its files in a folder of this run, unless they are kept.
  func process(_ builder: AppBuilder, store: URL) -> Process {
    let process = Process()
    process.executableURL = builder.executable
    let kept = ["--keep", "--restore", "--fresh"].contains { arguments.has($0) }
    process.environment = kept ? keeping(builder) : environment(store: store)
    if ["--relaunch", "--watch"].contains(where: { arguments.has($0) }), !kept {
      process.environment?["PORTICO_STATE"] = store.appendingPathComponent("state").path
    }
    return process
  }
}
