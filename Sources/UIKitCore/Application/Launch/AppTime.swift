package import Device
internal import Foundation

/// The passing of time in an app without a visible window.
///
/// Animations run on the display's clock, which jumps from frame to frame as fast as the machine
/// goes. Timers, the main queue, tasks and replies from a network live by the wall's clock; once
/// nothing moves any more, they are waited for as long as some are pending.
package struct AppTime {
  /// The time after a launch or an action of the user in which what is pending is waited for, in
  /// seconds.
  package static let patience = 1.0
  /// The time in which work that nobody sees yet, such as a thread that is about to start, may show
  /// itself, in seconds.
  private static let leastWait = 0.02
  /// The seconds that a run still waits altogether: an app whose timer repeats has always
  /// something pending.
  private static var remainingPatience = 30.0

  private let display: HeadlessDisplay
  private let screen: UIScreen
  /// The longest time that one wait takes, in seconds, as some views never come to rest.
  private let limit = 3.0

  package init(_ display: HeadlessDisplay, _ screen: UIScreen) {
    self.display = display
    self.screen = screen
  }

  /// Runs frames until nothing moves and nothing is pending, or too long.
  package func settle() {
    let end = display.now + limit
    turn()
    let began = Date()
    var movedLast = began
    while display.now < end {
      if screen.frameLoop.needsFrame {
        advance()
        movedLast = Date()
      } else if mayStillChange(since: began, movedLast) {
        wait(until: Date(timeIntervalSinceNow: 0.01))
        if screen.frameLoop.needsFrame || anyoneWaits { turn() }
      } else {
        return
      }
    }
  }

  private func mayStillChange(since began: Date, _ movedLast: Date) -> Bool {
    if -movedLast.timeIntervalSinceNow < Self.leastWait { return true }
    let rest = Self.patience + began.timeIntervalSinceNow
    guard rest > 0, Self.remainingPatience > 0, PendingWork.mayCome(within: rest) else {
      return false
    }
    Self.remainingPatience -= 0.01
    return true
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

  /// The frames of some seconds.
  ///
  /// As long as something is pending that the wall's clock brings, such as a timer, the frames come
  /// no faster than that clock goes, so that both bring what belongs together.
  package func pass(_ seconds: TimeInterval) {
    let (start, began) = (display.now, Date())
    while display.now < start + seconds - 1e-9 {
      advance()
      let passed = display.now - start
      let ahead = passed + began.timeIntervalSinceNow
      guard ahead > 0, PendingWork.mayCome(within: seconds - passed + ahead) else { continue }
      wait(until: began.addingTimeInterval(passed))
    }
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
