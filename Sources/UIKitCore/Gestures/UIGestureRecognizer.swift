/// Watches touches for a gesture and tells its targets.
///
/// Kinds of gestures override the four touch methods and set `state`; whether a gesture may
/// begin among others is decided by the window's arena.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The stage of a gesture.
  nonisolated public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The other name of `ended`, for gestures that are recognised at once.
    public static let recognized = State.ended
  }

  var targets: [GestureTarget] = []
  var failureRequirements: [WeakRecognizer] = []
  /// UIKit's own reaction to each state, called before the targets.
  var handler: ((UIGestureRecognizer) -> Void)?

  /// The segues that a document draws from the recognizer to other controllers.
  var segueSources: [any ConnectedSegue] = []

  // The values of one sequence of touches; reset at its end.
  var lifecycle = GestureLifecycle()
  var touches: [UITouch] = []
  var untold: [State] = []
  var shownState: State?
  var lastPoint = CGPoint.zero
  var generation = 0
  weak var arena: GestureArena?
  /// True if more touches may come although there is none now.
  var isWaiting = false

  /// Makes a recognizer without a view; the target is kept weakly, and nil adds none.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Reads the recognizer from an archive.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
    decodeRecognizer(from: coder)
  }

  /// The view that the recognizer was added to; nil while it is in none.
  open internal(set) weak var view: UIView?
  /// Decides about beginning, touches and other gestures; default nil.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The state of the gesture; one that begins may have to wait for others to fail first.
  open var state: State {
    get { shownState ?? lifecycle.state }
    set { move(to: newValue) }
  }

  /// Default true; false cancels a gesture under way and takes no further touches.
  open var isEnabled = true {
    didSet { if !isEnabled, arena != nil { state = .cancelled } }
  }
  /// A name of the app's own, for its diagnostics; default nil.
  open var name: String?

  /// Cancels the touches of the view once the gesture is recognised; default true.
  open var cancelsTouchesInView = true
  /// Keeps the beginning of touches from the view until the gesture failed; default false.
  open var delaysTouchesBegan = false
  /// Keeps the end of touches from the view until the gesture failed; default true.
  open var delaysTouchesEnded = true
  /// Default true; kept, and has no effect here.
  open var requiresExclusiveTouchType = true
  /// The types of touches that are followed, by their raw values; default empty for all.
  open var allowedTouchTypes: [NSNumber] = []
  /// The buttons and keys that are followed, by their raw values; default empty for all (V-255).
  open var allowedPressTypes: [NSNumber] = []
  /// The number of touches that the recognizer follows now; 0 for a gesture on a pad.
  open var numberOfTouches: Int { followsPad ? 0 : touches.count }
  /// Always empty; recognizers do not hear of modifier keys here.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// Always empty; recognizers do not hear of mouse buttons here.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Adds a message for each change of state; the target is kept weakly, and nil is not allowed.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(GestureTarget(object: target as AnyObject, action: action))
  }

  /// Removes messages; nil matches every target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.object === target as AnyObject) && (action == nil || $0.action == action)
    }
  }

  /// The middle of the touches, in the view's coordinates; in the window's without a view.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(centroid, from: nil) ?? centroid
  }

  /// The position of one touch, in the view's coordinates; zero for an index out of range.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// Makes this gesture wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns true to wait until the other gesture failed; default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns true to let the other gesture wait until this one failed; default false.
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Called when the touches of a gesture are over; kinds forget what they counted.
  open func reset() {}

  /// Takes a touch out of those that the recognizer follows.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  /// Takes a press out of those that the recognizer follows.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    button.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Returns true if this gesture, once recognised, ends the other; default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns true if the other gesture, once recognised, ends this one; default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// New touches; kinds of gestures override it and set `state`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches that moved; kinds of gestures override it and set `state`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches that left the screen; kinds of gestures override it and set `state`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches taken away; cancels the gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// True if the gesture, recognised, may begin: the view and the delegate are asked.
  func mayBegin() -> Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Returns true to follow what an event brings; default true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// True for a kind that follows what touches the screen.
  var followsTouches: Bool { true }

  /// True for a kind that follows fingers on a pad.
  func follows(_ gesture: PadGesture) -> Bool { false }

  /// True for the drag of a scroll view, for which content waits.
  var dragsContent: Bool { false }

  /// Reads the values that a kind of recognizer adds to those of all.
  func decodeKind(_ nib: NibCoder) {}
  /// Touches of which properties were estimated have better ones; never called here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Buttons or keys that went down; kinds of gestures override it and set `state` (V-255).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons whose force changed; never called here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons or keys that came up; kinds of gestures override it and set `state` (V-255).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons that were taken away; never called here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}

/// Whom a recognizer tells; the target is not kept alive.
struct GestureTarget {
  weak var object: AnyObject?
  let action: Selector
}

/// Another recognizer, not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
