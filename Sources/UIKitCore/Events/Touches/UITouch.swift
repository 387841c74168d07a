internal import Device

/// One finger on the screen, from its landing to its leaving.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The stage of a touch between landing and leaving.
  nonisolated public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// The object that touches the screen.
  nonisolated public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
    /// The older name of a pencil.
    public static var stylus: Self { .pencil }
  }

  var pointInWindow = CGPoint.zero
  var previousPointInWindow = CGPoint.zero
  /// The point at which the finger came down.
  var start = CGPoint.zero
  /// True once the finger has left, or was taken away; views may hear of it later.
  var isOver = false
  /// True if the button of a mouse or pad touches, and no finger.
  var isOfPointer = false
  /// The gesture on a pad that the touch stands for; nil for what touches the screen.
  var pad: PadGesture?
  /// The way a pencil is held; nil for anything else.
  var pencil: PencilPose?

  /// The time of the last change, in seconds of the clock of the display.
  open internal(set) var timestamp: TimeInterval = 0
  /// The stage at the last change; the view may hear of it later than the recognizers.
  open internal(set) var phase = Phase.began
  /// The number of taps in a series at about the same place, this one included.
  open internal(set) var tapCount = 1
  /// The tool: `pencil` for a pen, else `direct`, also for the pointer of a mouse (W-182).
  open internal(set) var type = TouchType.direct

  /// The radius of the contact, in points.
  open internal(set) var majorRadius: CGFloat = 20
  /// The possible error of `majorRadius`, in points; 0, since no display here measures contacts.
  open internal(set) var majorRadiusTolerance: CGFloat = 0
  /// The force of a pen, 1 for an average touch; 0 for fingers, as on devices without 3D Touch (W-107).
  open internal(set) var force: CGFloat = 0
  /// The most that `force` can be: of a pen 4.17, else 0 (W-107, W-182).
  open internal(set) var maximumPossibleForce: CGFloat = 0

  /// The window and the view in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view that was hit when the touch began; it stays the touch's view.
  open internal(set) weak var view: UIView?
  /// The recognizers that follow the touch; nil before it is delivered.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The finger's position in the view's coordinates; in the window's without a view.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(pointInWindow, from: nil) ?? pointInWindow
  }

  /// The finger's position before the last change, in the same coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPointInWindow, from: nil) ?? previousPointInWindow
  }
}

/// One physical button or key, while it is held.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The key of a keyboard; nil for other buttons.
  open internal(set) var key: UIKey?
  /// The last change, in seconds of the clock of the display.
  open internal(set) var timestamp: TimeInterval = 0
  /// Either `began` or `ended`, or `cancelled` where the window goes first.
  open internal(set) var phase = Phase.began
  /// The button; default `select`, until a key is known.
  open internal(set) var type = PressType.select
  /// The window that gets the press.
  open internal(set) weak var window: UIWindow?
  /// The responder that gets the press first: the first responder when it began.
  open internal(set) weak var responder: UIResponder?
  /// The recognizers that follow the press; nil before it is delivered.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The force, from 0 to 1; keys have none that is measured: 1 while they are down (V-255).
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
}

/// The event that brings presses.
open class UIPressesEvent: UIEvent {
  /// The key that this event is about; always one press.
  open internal(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }

  /// The presses that the recognizer follows.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
  }
}
