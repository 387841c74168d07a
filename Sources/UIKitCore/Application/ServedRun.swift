internal import Device
internal import Foundation

/// A run of an app that nobody looks at, but assistive software reads and uses.
///
/// It runs by the time since the machine started, waits while nothing moves, and goes on until the
/// process is ended.
final class ServedRun {
  private let launch: AppLaunch
  private var keyboard: LineKeyboard?
  /// The time of the last frame, in seconds since the machine started.
  private var last = ProcessInfo.processInfo.systemUptime

  init(_ launch: AppLaunch) { self.launch = launch }

  private var screen: UIScreen { launch.screen }

  func run() -> Int32 {
    guard let publisher = AccessibilityPublishers.linked?.init(screen) else {
      try? FileHandle.standardError.write(contentsOf: Data(Self.missing.utf8))
      return 1
    }
    screen.accessibilityPublisher = publisher
    launch.launch()
    keyboard = LineKeyboard(screen)
    while true { turn() }
  }

  private func turn() {
    let isMoving = screen.frameLoop.needsFrame || isAnyoneWaiting
    let rest = isMoving ? last + 1 / 60 - ProcessInfo.processInfo.systemUptime : Self.longestWait
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: max(0, rest)))
    guard screen.frameLoop.needsFrame || isAnyoneWaiting else { return }
    let now = ProcessInfo.processInfo.systemUptime
    guard now - last >= 1 / 120 else { return }
    // After a rest animations begin with their first frame, not in the middle.
    launch.display.advance(by: min(now - last, 1 / 20))
    last = now
    screen.frameLoop.turn()
  }

  /// The seconds after which a resting run looks whether a timer of the app asked for a frame: the
  /// run loop does not return after a timer.
  private static let longestWait = 0.1

  private var isAnyoneWaiting: Bool {
    screen.windows.contains { $0.waits(for: .settling) }
  }

  /// Said where an app is to be served and nothing can serve it.
  static let missing = """
    The app was built without what serves its accessibility tree: link it with the library UIKit \
    of Portico's package.

    """
}
