/// Watches touches for a gesture and tells its targets.
///
/// Kinds of gestures override the four touch methods and set `state`; whether a gesture may
/// begin among others is decided by the window's arena.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a recognizer stands.
  nonisolated public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }

  var targets: [GestureTarget] = []
  var failureRequirements: [WeakRecognizer] = []
  /// What the kit itself does for each state, before targets are told.
  var handler: ((UIGestureRecognizer) -> Void)?

  /// What a document draws from the recognizer to other controllers.
  var segueSources: [SegueSource] = []

  // What a sequence of touches leaves behind; forgotten at its end.
  var lifecycle = GestureLifecycle()
  var touches: [UITouch] = []
  var untold: [State] = []
  var shownState: State?
  var lastPoint = CGPoint.zero
  var generation = 0
  weak var arena: GestureArena?
  /// Whether more touches may come although there is none now.
  var isWaiting = false

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Reads the recognizer from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    decodeRecognizer(from: coder)
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Where the gesture stands; a kind that begins may have to wait for others to fail first.
  open var state: State {
    get { shownState ?? lifecycle.state }
    set { move(to: newValue) }
  }

  open var isEnabled = true {
    didSet { if !isEnabled, arena != nil { state = .cancelled } }
  }
  open var name: String?

  /// Whether touches of the view are cancelled once the gesture is recognised.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open var numberOfTouches: Int { touches.count }
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(GestureTarget(object: target as AnyObject, action: action))
  }

  /// Nil stands for every target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.object === target as AnyObject) && (action == nil || $0.action == action)
    }
  }

  /// The middle of the touches, in the view's coordinates; in the window's without a view.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(centroid, from: nil) ?? centroid
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// Makes this gesture wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Called when the touches of a gesture are over; kinds forget what they counted.
  open func reset() {}

  /// Leaves a touch alone from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Whether the gesture, recognised, may begin: the view and the delegate are asked.
  func mayBegin() -> Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Whether it is the drag of a scroll view, for which content waits.
  var dragsContent: Bool { false }

  /// What a kind of recognizer adds to what all of them read.
  func decodeKind(_ nib: NibCoder) {}
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
