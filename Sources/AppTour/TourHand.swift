internal import Device
internal import UIKitCore

/// The finger and the keys of a tour.
struct TourHand {
  let display: HeadlessDisplay
  let screen: UIScreen
  let time: AppTime

  func tap(_ point: CGPoint, times: Int = 1) {
    for _ in 0..<times {
      touch(.began, point)
      display.advance(by: 0.05)
      touch(.ended, point)
    }
  }

  func press(_ point: CGPoint, for duration: Double) {
    touch(.began, point)
    let end = display.now + duration
    while display.now < end { time.advance() }
    touch(.ended, point)
  }

  /// Drags in a straight line, for a third of a second.
  func drag(from start: CGPoint, to end: CGPoint) {
    touch(.began, start)
    for step in 1...20 {
      let share = CGFloat(step) / 20
      display.advance(by: 1 / 60)
      touch(
        .moved,
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      )
    }
    touch(.ended, end)
  }

  func type(_ text: String) {
    display.send(.text(text))
    time.turn()
  }

  /// Takes back the last letter, as the key for that does.
  func erase() {
    let backspace = 42
    display.send(.key(code: backspace, isDown: true, modifiers: []))
    display.send(.key(code: backspace, isDown: false, modifiers: []))
    time.turn()
  }

  private func touch(_ phase: TouchPhase, _ point: CGPoint) {
    display.send(.touch(id: 1, phase: phase, point: point))
    time.turn()
  }
}

extension UIView {
  /// The middle of what the screen shows of the view, in the screen's coordinates.
  func shownMiddle(on screen: UIScreen) -> CGPoint {
    middle(of: bounds, on: screen)
  }

  func middle(of rect: CGRect, on screen: UIScreen) -> CGPoint {
    let shown = convert(rect, to: nil).intersection(screen.bounds)
    return CGPoint(x: shown.midX, y: shown.midY)
  }

  /// True if a finger at the view's middle would reach it and nothing else.
  func isReachable(on screen: UIScreen) -> Bool {
    guard let window else { return false }
    let point = shownMiddle(on: screen)
    guard screen.bounds.holds(point), let hit = window.hitTest(point, with: nil) else {
      return false
    }
    return hit.isDescendant(of: self)
  }
}
