public import CoreGraphics
internal import Device
public import Testing
public import UIKitCore

/// User actions with a finger.
extension Stage {
  /// Taps what has a name: an accessibility identifier or label, a title, a text.
  ///
  /// The test fails if nothing of that name can be seen, or something else lies over it.
  public func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    turn()
    guard let found = find(name) else {
      let names = visibleNames.joined(separator: ", ")
      Issue.record(
        "nothing named “\(name)” can be tapped; there is: \(names)",
        sourceLocation: sourceLocation
      )
      return
    }
    checkReach(of: found, name, sourceLocation)
    tap(at: found.point)
  }

  /// Taps the middle of a view.
  public func tap(_ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    turn()
    guard view.window != nil else {
      Issue.record("\(view) is in no window", sourceLocation: sourceLocation)
      return
    }
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// Taps a point of the screen.
  public func tap(at point: CGPoint) { touch(at: point).lift() }

  /// Taps the row of a table, scrolled into sight if it has to be.
  public func tap(row: Int, section: Int = 0, of table: UITableView) {
    turn()
    let path = IndexPath(row: row, section: section)
    table.scrollToRow(at: path, at: .none, animated: false)
    turn()
    let rect = table.convert(table.rectForRow(at: path), to: nil)
    tap(at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Puts a finger on the screen, which stays there until it is lifted.
  public func touch(at point: CGPoint) -> Finger { Finger(self, at: point) }

  /// Presses the button of a mouse, which stays down until it is lifted.
  public func pressButton(at point: CGPoint) -> Finger { Finger(self, at: point, isPointer: true) }

  /// Drags a finger from one point of the screen to another, which takes so many seconds.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) {
    let finger = touch(at: start)
    finger.move(to: end, duration: duration)
    finger.lift()
  }

  /// Turns the wheel of a mouse over a point of the screen.
  ///
  /// The distance, in points, is that by which the content moves: a height below zero shows what
  /// is further down.
  public func turnWheel(by distance: CGSize, at point: CGPoint) {
    display.send(.scroll(by: distance, point: point))
    turn()
  }

  /// Moves two fingers on a pad with the pointer over a point of the screen, by points in so many
  /// seconds, and lifts them.
  ///
  /// The distance is that by which the content moves, as for a wheel.
  public func scrollPad(by distance: CGSize, at point: CGPoint, duration: TimeInterval = 0.1) {
    let steps = max(1, Int((duration * 60).rounded()))
    let step = CGSize(
      width: distance.width / CGFloat(steps),
      height: distance.height / CGFloat(steps)
    )
    display.send(.pad(.scroll(by: .zero), phase: .began, point: point))
    for _ in 0..<steps {
      advance(by: 1 / 60)
      display.send(.pad(.scroll(by: step), phase: .moved, point: point))
    }
    display.send(.pad(.scroll(by: .zero), phase: .ended, point: point))
    turn()
  }

  /// Zooms and turns with two fingers on a pad, with the pointer over a point of the screen: by a
  /// factor and radians, clockwise.
  public func transformPad(scale: CGFloat, rotation: CGFloat = 0, at point: CGPoint) {
    display.send(.pad(.transform(scale: 1, rotation: 0), phase: .began, point: point))
    for step in 1...6 {
      advance(by: 1 / 60)
      let share = CGFloat(step) / 6
      let motion = PadMotion.transform(scale: 1 + (scale - 1) * share, rotation: rotation * share)
      display.send(.pad(motion, phase: .moved, point: point))
    }
    display.send(.pad(.transform(scale: scale, rotation: rotation), phase: .ended, point: point))
    turn()
  }

  /// Presses a point for some seconds.
  public func press(at point: CGPoint, for duration: TimeInterval = 0.6) {
    let finger = touch(at: point)
    finger.stay(for: duration)
    finger.lift()
  }

  /// Swipes from the left edge back to a share of the screen's width; the finger stays down
  /// until the swipe is cancelled or finished.
  public func swipeBack(to share: CGFloat) -> Swipe {
    let finger = touch(at: CGPoint(x: 1, y: screen.appBounds.midY))
    finger.move(
      to: CGPoint(x: screen.appBounds.width * share, y: screen.appBounds.midY),
      duration: 0.3
    )
    return Swipe(finger, width: screen.appBounds.width)
  }
}

/// A finger on the screen of a stage.
public final class Finger {
  private static var count = 0
  private let stage: Stage
  private let id: Int
  /// The finger's position, in points of the screen.
  public private(set) var point: CGPoint
  /// True until the finger is lifted or its touch cancelled.
  public private(set) var isDown = true

  init(_ stage: Stage, at point: CGPoint, isPointer: Bool = false) {
    Self.count += 1
    id = Self.count
    self.stage = stage
    self.point = point
    let tool: TouchTool = isPointer ? .pointer : .finger
    stage.display.send(.touch(id: id, phase: .began, point: point), by: tool)
    stage.turn()
  }

  /// Moves in a straight line, a step each sixtieth of a second.
  public func move(to end: CGPoint, duration: TimeInterval = 0.3) {
    guard isDown else { return }
    let start = point
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      point = CGPoint(
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share
      )
      stage.display.advance(by: duration / Double(steps))
      stage.display.send(.touch(id: id, phase: .moved, point: point))
      stage.turn()
    }
  }

  /// Stays where it is for some seconds.
  public func stay(for duration: TimeInterval) {
    for _ in 0..<max(1, Int((duration * 60).rounded(.up))) { stage.advance(by: 1 / 60) }
  }

  /// Lifts the finger off the screen.
  public func lift() { end(.ended) }

  /// Is taken away by the system, as when a call comes in.
  public func cancel() { end(.cancelled) }

  private func end(_ phase: TouchPhase) {
    guard isDown else { return }
    isDown = false
    stage.display.send(.touch(id: id, phase: phase, point: point))
    stage.turn()
  }
}

/// A swipe from the edge of the screen, under way.
public final class Swipe {
  /// The finger that swipes.
  public let finger: Finger
  private let width: CGFloat

  init(_ finger: Finger, width: CGFloat) {
    self.finger = finger
    self.width = width
  }

  /// Moves back to the edge and lets go: the screen stays as it was.
  public func cancel() { letGo(at: 0.02) }

  /// Moves on to the other side and lets go.
  public func finish() { letGo(at: 0.95) }

  private func letGo(at share: CGFloat) {
    finger.move(to: CGPoint(x: width * share, y: finger.point.y), duration: 0.2)
    finger.lift()
  }
}
