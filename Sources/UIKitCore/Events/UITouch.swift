/// One finger on the screen, from its landing to its leaving.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch stands in its life.
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

  /// What touches the screen.
  nonisolated public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  var pointInWindow = CGPoint.zero
  var previousPointInWindow = CGPoint.zero
  /// Whether the finger has left, or was taken away; views may hear of it later.
  var isOver = false

  /// When the touch last changed, in seconds of the clock of the display.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) var type = TouchType.direct

  /// The radius of the contact, in points.
  open internal(set) var majorRadius: CGFloat = 20
  open internal(set) var force: CGFloat = 0
  open internal(set) var maximumPossibleForce: CGFloat = 0

  /// The window and the view in which the touch began.
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Where the finger is, in the view's coordinates; in the window's without a view.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(pointInWindow, from: nil) ?? pointInWindow
  }

  /// Where the finger was before the last change.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPointInWindow, from: nil) ?? previousPointInWindow
  }
}

/// One physical button or key, while it is held.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The key of a keyboard; nil for other buttons.
  open internal(set) var key: UIKey?
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = UITouch.Phase.began
}

/// The event that brings presses.
open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }
}
