internal import Device

/// Fingers on a pad, which scroll, zoom and turn what lies under the pointer.
///
/// Recognizers that know pads follow them as they follow fingers on the screen, so that requirements,
/// delegates and momentum are the same; views get no touches of theirs (W-180, W-181).
extension TouchSource {
  /// The distance of the two points that stand for fingers which zoom, in points: our own.
  private static let span: CGFloat = 200

  /// Takes what fingers on a pad do at a point of the screen.
  func receive(_ motion: PadMotion, _ phase: TouchPhase, at point: CGPoint, _ time: TimeInterval) {
    if phase == .began { beginPad(motion, at: point, time) }
    guard !padFingers.isEmpty else { return }
    movePad(motion, at: point)
    for touch in padFingers { note(phase, of: touch, time) }
    let event = PadEvent(padFingers[0].pad == .transform ? .transform : .scroll)
    (event.timestamp, event.touchList) = (time, padFingers)
    UIApplication.shared.sendEvent(event)
    padFingers.removeAll(where: \.isOver)
  }

  /// A pad has one gesture at a time: another one that is not over ends first.
  private func beginPad(_ motion: PadMotion, at point: CGPoint, _ time: TimeInterval) {
    if !padFingers.isEmpty { receive(.rest, .cancelled, at: point, time) }
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    let isTransform = if case .transform = motion { true } else { false }
    padCentre = point
    padFingers = (0..<(isTransform ? 2 : 1)).map { _ in
      let touch = UITouch()
      touch.pad = isTransform ? .transform : .scroll
      touch.type = .indirectPointer
      settle(touch, at: point)
      return touch
    }
  }

  private func movePad(_ motion: PadMotion, at point: CGPoint) {
    for touch in padFingers { touch.previousPointInWindow = touch.pointInWindow }
    switch motion {
    case .scroll(let way):
      padCentre.x += way.width
      padCentre.y += way.height
      for touch in padFingers { touch.pointInWindow = inWindow(padCentre, of: touch) }
    case .transform(let scale, let rotation):
      guard padFingers.count == 2 else { return }
      let reach = Self.span / 2 * max(scale, 0.01)
      for (touch, side) in zip(padFingers, [-1.0, 1.0]) {
        let place = CGPoint(
          x: point.x + side * reach * cos(rotation),
          y: point.y + side * reach * sin(rotation)
        )
        touch.pointInWindow = inWindow(place, of: touch)
      }
    case .rest: break
    }
  }

  private func note(_ phase: TouchPhase, of touch: UITouch, _ time: TimeInterval) {
    touch.timestamp = time
    touch.isOver = phase == .ended || phase == .cancelled
    if phase == .began { touch.previousPointInWindow = touch.pointInWindow }
    touch.phase =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

/// The event of fingers on a pad, which has no touches for apps.
final class PadEvent: UIEvent {
  private let kind: EventType

  init(_ kind: EventType) { self.kind = kind }

  override var type: EventType { kind }
  override var allTouches: Set<UITouch>? { nil }
}

extension UIGestureRecognizer {
  /// True while fingers on a pad are followed, and none on the screen.
  var followsPad: Bool { touches.contains { $0.pad != nil } }
}
