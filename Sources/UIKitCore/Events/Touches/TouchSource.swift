internal import Device

/// The largest pause in seconds, and distance in points, between two taps of one series.
private let tapInterval: TimeInterval = 0.35
private let tapDistance: CGFloat = 45

/// Makes touches of what the display says about fingers, and an event of touches that change
/// together.
///
/// A touch keeps the view in which it began until it ends, whatever happens to the view.
final class TouchSource {
  private unowned let screen: UIScreen
  /// The fingers on the screen, in the order in which they came.
  private var fingers: [(id: Int, touch: UITouch)] = []
  private var lastTap: UITouch?
  /// The places that fingers went through on their way to this moment's.
  private var passed: [ObjectIdentifier: [UITouch]] = [:]
  /// The touches that stand for fingers on a pad; none while no gesture is under way there.
  var padFingers: [UITouch] = []
  /// The place that the fingers on a pad scrolled to, in points of the screen.
  var padCentre = CGPoint.zero
  /// The finger that may be tapping the status bar, and where and when it came.
  private var barTap: (id: Int, point: CGPoint, time: TimeInterval)?

  init(screen: UIScreen) { self.screen = screen }

  /// Takes inputs of one moment and sends the event that they make; of several moves of a finger the
  /// last counts, and the event has the others as well (W-125).
  func receive(_ inputs: [InputEvent]) {
    for (_, touch) in fingers { touch.phase = .stationary }
    passed = [:]
    for input in inputs { take(input) }
    guard fingers.contains(where: { $0.touch.phase != .stationary }) else { return }
    let event = UIEvent()
    event.timestamp = inputs.last?.time ?? screen.display.now
    event.touchList = fingers.map(\.touch)
    event.passed = passed
    UIApplication.shared.sendEvent(event)
    fingers.removeAll { $0.touch.isOver }
  }

  private func take(_ input: InputEvent) {
    guard case .touch(let id, let phase, let point) = input.kind else { return }
    let known = fingers.first { $0.id == id }?.touch
    switch phase {
    case .began: if known == nil { begin(id, at: point, input) }
    case .moved:
      known.map { move($0, point, input.time) }
      known?.take(input.tool)
    case .ended:
      let isBarTap = endsBarTap(id, at: point, input.time)
      known.map { change($0, isBarTap ? .cancelled : .ended, point, input.time) }
      // A finger that went elsewhere has not tapped (W-127).
      if let known {
        lastTap = known.pointInWindow.distance(to: known.start) <= tapDistance ? known : nil
      }
      if isBarTap { screen.scrollToTop() }
    case .cancelled: known.map { change($0, .cancelled, point, input.time) }
    }
  }

  private func begin(_ id: Int, at point: CGPoint, _ input: InputEvent) {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    let (touch, time) = (UITouch(), input.time)
    touch.isOfPointer = input.tool == .pointer
    touch.take(input.tool)
    touch.timestamp = time
    settle(touch, at: point)
    if let lastTap, time - lastTap.timestamp <= tapInterval,
      touch.pointInWindow.distance(to: lastTap.pointInWindow) <= tapDistance
    {
      touch.tapCount = lastTap.tapCount + 1
    }
    barTap = fingers.isEmpty && screen.isOnStatusBar(touch, point) ? (id, point, time) : nil
    fingers.append((id, touch))
  }

  /// True if a finger that leaves has tapped the status bar, where views get no taps (V-173).
  private func endsBarTap(_ id: Int, at point: CGPoint, _ time: TimeInterval) -> Bool {
    defer { barTap = nil }
    guard let tap = barTap, tap.id == id else { return false }
    return point.distance(to: tap.point) <= 10 && time - tap.time <= 0.5
  }

  private func move(_ touch: UITouch, _ point: CGPoint, _ time: TimeInterval) {
    guard touch.phase == .moved else { return change(touch, .moved, point, time) }
    let before = touch.copyOfMoment
    passed[ObjectIdentifier(touch), default: []].append(before)
    change(touch, .moved, point, time)
    // The touch comes from where it was in the last event.
    let first = passed[ObjectIdentifier(touch)]?.first
    touch.previousPointInWindow = first?.previousPointInWindow ?? before.pointInWindow
  }

  private func change(
    _ touch: UITouch,
    _ phase: UITouch.Phase,
    _ point: CGPoint,
    _ time: TimeInterval
  ) {
    touch.previousPointInWindow = touch.pointInWindow
    touch.pointInWindow = inWindow(point, of: touch)
    touch.phase = phase
    touch.isOver = phase == .ended || phase == .cancelled
    touch.timestamp = time
  }

  /// Gives a touch the window and the view that it keeps.
  func settle(_ touch: UITouch, at point: CGPoint) {
    let target = target(at: point)
    touch.window = target?.window
    touch.view = target?.view
    touch.pointInWindow = inWindow(point, of: touch)
    (touch.previousPointInWindow, touch.start) = (touch.pointInWindow, touch.pointInWindow)
  }

  func inWindow(_ point: CGPoint, of touch: UITouch) -> CGPoint {
    guard let origin = touch.window?.frame.origin else { return point }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// The foremost window that has something to touch at a point of the screen.
  private func target(at point: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in screen.windows.reversed() {
      let inside = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let view = window.hitTest(inside, with: nil) { return (window, view) }
    }
    return nil
  }
}

extension CGPoint {
  /// The distance between two points.
  nonisolated func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
