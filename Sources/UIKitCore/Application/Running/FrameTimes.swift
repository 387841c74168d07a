internal import Foundation

/// The frames of the last half second, for the number in the corner of a window.
struct FrameTimes {
  private var began: TimeInterval?
  private var count = 0
  private var busy = 0.0
  private var longest = 0.0

  /// Notes a frame by its times in seconds, and shows the figures twice a second.
  mutating func add(began start: TimeInterval, ended end: TimeInterval, on screen: UIScreen) {
    let from = began ?? start
    began = from
    count += 1
    busy += end - start
    longest = max(longest, end - start)
    guard end - from >= 0.5 else { return }
    screen.note = Self.text(frames: count, within: end - from, busy: busy, longest: longest)
    self = FrameTimes()
  }

  /// The figures as people read them: frames a second, their mean and the longest, in milliseconds.
  static func text(
    frames: Int,
    within interval: TimeInterval,
    busy: TimeInterval,
    longest: TimeInterval
  ) -> String {
    String(
      format: "%.0f/s  %.1f ms  %.1f ms",
      Double(frames) / interval,
      busy / Double(max(1, frames)) * 1000,
      longest * 1000
    )
  }

  /// Takes the figures away.
  func end(on screen: UIScreen) { screen.note = nil }
}
