/// A pointer that hovers over a view: it begins as the pointer comes, changes as it moves, and ends
/// as it leaves or presses.
open class UIHoverGestureRecognizer: UIGestureRecognizer, PointerFollower {
  private var present = State.possible

  /// The state of the gesture; setting it has no effect, as the pointer decides.
  open override var state: State {
    get { present }
    set {}
  }

  func pointerMoved(to point: CGPoint?) {
    guard point != nil || present != .possible else { return }
    if let point { lastPoint = point }
    present = point == nil ? .ended : present == .possible ? .began : .changed
    handler?(self)
    for target in targets { target.send(from: self) }
    if point == nil { present = .possible }
  }
}
