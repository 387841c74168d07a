/// The distance from a pressed control's bounds at which a finger counts as outside, in points.
private let touchSlop: CGFloat = 70

extension UIControl {
  func trackBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackedEvent = event
    defer { trackedEvent = nil }
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    isHighlighted = isTracking
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    guard openMenuAtOnce() else { return }
    stopTracking()
    follower = followerInMenu(from: touch.location(in: nil))
  }

  func trackMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackedEvent = event
    defer { trackedEvent = nil }
    if let follower, let touch = touches.first { follower.move(to: touch.location(in: nil)) }
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = bounds.insetBy(dx: -touchSlop, dy: -touchSlop).holds(
      touch.location(in: self)
    )
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, with: event)
    case (false, false): send(.touchDragOutside, with: event)
    case (false, true): send([.touchDragEnter, .touchDragInside], with: event)
    case (true, false): send([.touchDragExit, .touchDragOutside], with: event)
    }
    if !isTracking { isHighlighted = false }
  }

  func trackEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackedEvent = event
    defer { trackedEvent = nil }
    if let last = follower, let touch = touches.first {
      follower = nil
      last.letGo(at: touch.location(in: nil))
    }
    guard isTracking else { return }
    let wasInside = isTouchInside
    endTracking(touches.first, with: event)
    stopTracking()
    send(wasInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  func trackCancelled(with event: UIEvent?) {
    follower?.cancel()
    follower = nil
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, with: event)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
