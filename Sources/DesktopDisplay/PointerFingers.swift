internal import Device
internal import Foundation

/// The fingers that a mouse stands for: one at the pointer while its button is down, and with the
/// alternate key a second one on the other side of the middle, for pinches and turns.
struct PointerFingers {
  /// A change of one finger, in points of the screen.
  typealias Change = (id: Int, phase: TouchPhase, point: CGPoint)

  private var down: [Int] = []
  /// The place of the first finger.
  private var place = CGPoint.zero

  /// True while the button is down.
  var areDown: Bool { !down.isEmpty }

  /// The button goes down.
  mutating func press(at point: CGPoint, around middle: CGPoint, isPair: Bool) -> [Change] {
    guard down.isEmpty else { return [] }
    down = isPair ? [0, 1] : [0]
    return changes(.began, at: point, around: middle)
  }

  /// The pointer moves; without a finger down nothing follows.
  mutating func move(to point: CGPoint, around middle: CGPoint) -> [Change] {
    changes(.moved, at: point, around: middle)
  }

  /// The button is let go.
  mutating func release(at point: CGPoint, around middle: CGPoint) -> [Change] {
    defer { down = [] }
    return changes(.ended, at: point, around: middle)
  }

  /// The button is taken away from the window: the fingers leave from where they were.
  mutating func cancel(around middle: CGPoint) -> [Change] {
    defer { down = [] }
    return changes(.cancelled, at: place, around: middle)
  }

  private mutating func changes(
    _ phase: TouchPhase,
    at point: CGPoint,
    around middle: CGPoint
  ) -> [Change] {
    place = point
    let mirrored = CGPoint(x: 2 * middle.x - point.x, y: 2 * middle.y - point.y)
    return down.map { ($0, phase, $0 == 0 ? point : mirrored) }
  }
}
