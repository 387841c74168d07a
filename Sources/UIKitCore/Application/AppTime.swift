package import Device
internal import Foundation

/// The passing of time in an app without a visible window.
///
/// Animations run on the display's clock, which jumps from frame to frame as fast as the machine
/// goes. Timers, the main queue, tasks and replies from a network live by the wall's clock; the
/// main run loop is drained in each frame, and for a little while after nothing moves any more.
package struct AppTime {
  /// The time after launch in which the app may still begin to change by itself, in seconds.
  package static let launchPatience = 0.6
  /// The time after a user action in which the app may still begin to change, in seconds.
  package static let actionPatience = 0.03

  private let display: HeadlessDisplay
  private let screen: UIScreen
  /// The longest time that one wait takes, in seconds, as some views never come to rest.
  private let limit = 3.0

  package init(_ display: HeadlessDisplay, _ screen: UIScreen) {
    self.display = display
    self.screen = screen
  }

  /// Runs frames until nothing moves, or too long.
  package func settle(patience: Double) {
    let end = display.now + limit
    turn()
    var deadline = Date(timeIntervalSinceNow: patience)
    while true {
      if screen.frameLoop.needsFrame, display.now < end {
        advance()
        deadline = max(deadline, Date(timeIntervalSinceNow: min(patience, Self.actionPatience)))
      } else if Date() < deadline, display.now < end {
        wait(until: min(deadline, Date(timeIntervalSinceNow: 0.01)))
        if screen.frameLoop.needsFrame || anyoneWaits { turn() }
      } else {
        return
      }
    }
  }

  /// One frame at this moment.
  package func turn() {
    drain()
    screen.frameLoop.turn()
  }

  /// One frame a sixtieth of a second later.
  package func advance() {
    display.advance(by: 1 / 60)
    turn()
  }

  /// Does what waits on the main queue and what timers are due, without waiting for more.
  private func drain() {
    for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  private func wait(until date: Date) {
    _ = RunLoop.main.run(mode: .default, before: date)
  }

  private var anyoneWaits: Bool {
    screen.windows.contains { !$0.viewsWaiting(for: .settling).isEmpty }
  }
}
