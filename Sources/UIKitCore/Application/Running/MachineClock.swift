internal import Device
internal import Foundation

/// Moves the clock of a display by that of the machine.
///
/// The time is brought up to date whenever somebody asks for it, so that work which a timer of the
/// app schedules after a rest is due as long from now as it says. Within a frame time stands still:
/// all that a frame shows is of one moment.
final class MachineClock {
  /// The seconds of the display's clock in one of the machine's; less than 1 in slow motion.
  var speed = 1.0 { willSet { goOn() } }
  private let display: HeadlessDisplay
  private let isAnimating: () -> Bool
  private let uptime: () -> TimeInterval
  /// The time up to which the display's clock has gone, in seconds since the machine started.
  private var last: TimeInterval
  private var isHeld = false

  /// The most seconds by which something that moves goes on at once.
  private static let longestStep = 1.0 / 20

  /// `isAnimating` tells whether something moves from frame to frame; `uptime` is the machine's
  /// clock in seconds.
  init(
    _ display: HeadlessDisplay,
    isAnimating: @escaping () -> Bool,
    uptime: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.display = display
    self.isAnimating = isAnimating
    self.uptime = uptime
    last = uptime()
    display.willReadTime = { [weak self] in self?.goOn() }
  }

  /// Lets the display's clock go on to the present, unless it is held.
  ///
  /// What moves never jumps: a frame that is late, or comes after a rest in which a timer began an
  /// animation, goes on by a twentieth of a second at most.
  func goOn() {
    guard !isHeld else { return }
    let now = uptime()
    let most = isAnimating() ? Self.longestStep : .infinity
    display.advance(by: min(now - last, most) * speed)
    last = now
  }

  /// Brings the time up to date and holds it while `frame` runs.
  func hold(during frame: () -> Void) {
    goOn()
    isHeld = true
    frame()
    isHeld = false
  }
}
