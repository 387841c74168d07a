/// The touches between two frames, and those that come (W-125).
extension UIEvent {
  /// The places that a touch of this event went through since the last one, this one included, as
  /// touches of their own, for apps that draw; nil for a touch of another event.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touchList.contains(touch) else { return nil }
    let (before, last) = (passed[ObjectIdentifier(touch)] ?? [], touch.copyOfMoment)
    if let point = before.last?.pointInWindow { last.previousPointInWindow = point }
    return before + [last]
  }

  /// The place at which a touch that moves is expected with the next frame, as a touch of its own; none
  /// for one that rests or leaves, and nil for a touch of another event.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touchList.contains(touch) else { return nil }
    let (here, before) = (touch.pointInWindow, touch.previousPointInWindow)
    guard touch.phase == .moved, here != before else { return [] }
    let next = touch.copyOfMoment
    next.previousPointInWindow = here
    next.pointInWindow = CGPoint(x: 2 * here.x - before.x, y: 2 * here.y - before.y)
    next.timestamp += 1 / 60
    return [next]
  }
}

extension UITouch {
  /// A touch with the values that this one has now.
  var copyOfMoment: UITouch {
    let copy = UITouch()
    (copy.pointInWindow, copy.previousPointInWindow) = (pointInWindow, previousPointInWindow)
    (copy.timestamp, copy.phase, copy.tapCount) = (timestamp, phase, tapCount)
    (copy.window, copy.view, copy.isOfPointer) = (window, view, isOfPointer)
    (copy.type, copy.pencil, copy.majorRadius) = (type, pencil, majorRadius)
    (copy.force, copy.maximumPossibleForce) = (force, maximumPossibleForce)
    return copy
  }

  /// The finger's position in a view's coordinates, with all the precision there is.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The finger's position before the last change, with all the precision there is.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
