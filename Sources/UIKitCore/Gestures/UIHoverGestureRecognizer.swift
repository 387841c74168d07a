internal import Device

/// A pointer that hovers over a view: it begins as the pointer comes, changes as it moves, and ends
/// as it leaves or presses.
///
/// Pens hover too, before they touch (W-182).
open class UIHoverGestureRecognizer: UIGestureRecognizer, PointerFollower {
  private var present = State.possible
  private var pencil: PencilPose?

  /// The distance of a pen from the screen, from 0 for one that touches it to 1; 0 for the pointer.
  open var zOffset: CGFloat { pencil?.distance ?? 0 }
  /// The angle between a pen and the screen, in radians; π/2 for the pointer.
  open var altitudeAngle: CGFloat { pencil?.altitude ?? .pi / 2 }
  /// The turn of a pen about itself, in radians; always 0, since no pen of a desktop is asked for it.
  open var rollAngle: CGFloat { 0 }

  /// The direction that a pen's upper end leans to, in radians from the view's x axis; 0 for the pointer.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  /// The direction that a pen's upper end leans to, as a vector of length 1 in the view's coordinates.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let touch = UITouch()
    (touch.pencil, touch.pointInWindow) = (pencil, lastPoint)
    return touch.azimuthUnitVector(in: view)
  }

  /// The state of the gesture; setting it has no effect, as the pointer decides.
  open override var state: State {
    get { present }
    set {}
  }

  /// False, since what hovers touches nothing: a view's touches don't wait for it.
  override var followsTouches: Bool { false }

  func pointerMoved(to point: CGPoint?) {
    pencil = point == nil ? nil : view?.window?.screen.pointer.pencil
    guard point != nil || present != .possible else { return }
    if let point { lastPoint = point }
    present = point == nil ? .ended : present == .possible ? .began : .changed
    handler?(self)
    for target in targets { target.send(from: self) }
    if point == nil { present = .possible }
  }
}
