internal import Device
internal import Foundation

/// A run of an app that nobody looks at, but assistive software reads and uses.
///
/// It runs by the wall clock, waits while nothing moves, and ends on request.
final class ServedRun {
  private let launch: AppLaunch
  private var keyboard: LineKeyboard?
  private var last = Date()

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
    let next = isMoving ? last.addingTimeInterval(1 / 60) : Date(timeIntervalSinceNow: 60)
    _ = RunLoop.main.run(mode: .default, before: next)
    guard screen.frameLoop.needsFrame || isAnyoneWaiting else { return }
    let now = Date()
    guard now.timeIntervalSince(last) >= 1 / 120 else { return }
    // After a rest animations begin with their first frame, not in the middle.
    launch.display.advance(by: min(now.timeIntervalSince(last), 1 / 20))
    last = now
    screen.frameLoop.turn()
  }

  private var isAnyoneWaiting: Bool {
    screen.windows.contains { $0.waits(for: .settling) }
  }

  /// Said where an app is to be served and nothing can serve it.
  static let missing = """
    The app was built without what serves its accessibility tree: link it with the library UIKit \
    of Portico's package.

    """
}
