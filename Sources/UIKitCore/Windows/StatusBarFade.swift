internal import CoreGraphics

/// A status bar that one of two orientations does not have, while the interface turns: it fades away
/// in the first half of the turn, or comes in the second.
struct StatusBarFade {
  /// The place of the bar, in points of the interface.
  let frame: CGRect
  private let comes: Bool
  private let began: TimeInterval
  private let duration: TimeInterval

  /// Nil where both orientations have a bar, neither has one, or nothing moves.
  init?(from old: CGRect, to new: CGRect, began: TimeInterval, duration: TimeInterval) {
    guard duration > 0, old.isEmpty != new.isEmpty else { return nil }
    comes = old.isEmpty
    frame = comes ? new : old
    (self.began, self.duration) = (began, duration)
  }

  /// From 0 to 1.
  func alpha(at time: TimeInterval) -> CGFloat {
    let part = min(max((time - began) / duration, 0), 1)
    return comes ? max(0, 2 * part - 1) : max(0, 1 - 2 * part)
  }
}
