/// The distance a finger moves before it counts as dragging, in points.
private let panSlop: CGFloat = 10
/// The time over which a velocity is measured, in seconds.
private let velocityWindow: TimeInterval = 0.1
/// The greatest distance from its edge at which a stroke may begin, in points.
private let edgeReach: CGFloat = 20

/// The kinds of scrolling by something else than fingers.
public nonisolated struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int
  /// Makes a mask of any bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Scrolling by the steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Scrolling in points, as on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Wheels and trackpads.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Fingers that move together.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fingers that have to be down before the drag begins; default 1.
  open var minimumNumberOfTouches = 1
  /// Fingers that may be down; one more ends the gesture.
  ///
  /// Without limit by default.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling that count as dragging; none by default.
  ///
  /// Fingers on a pad are `continuous`; notches of a wheel drag scroll views alone.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var path: [(point: CGPoint, time: TimeInterval)] = []
  /// The point in the window at which the translation is zero.
  private var origin = CGPoint.zero
  private var fingers = 0

  override func decodeKind(_ nib: NibCoder) {
    if let count = nib.integer("minimumNumberOfTouches") { minimumNumberOfTouches = count }
    if let count = nib.integer("maximumNumberOfTouches") { maximumNumberOfTouches = count }
  }

  /// The movement of the fingers, in points of the view's coordinates; nil takes the window's.
  open func translation(in view: UIView?) -> CGPoint {
    let (here, start) = (point(lastPoint, in: view), point(origin, in: view))
    return CGPoint(x: here.x - start.x, y: here.y - start.y)
  }

  /// Counts anew from a translation, in points of the view.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = point(lastPoint, in: view)
    let start = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    origin = view?.convert(start, to: nil) ?? start
  }

  /// The speed in points a second of the view's coordinates, over the last tenth of one.
  open func velocity(in view: UIView?) -> CGPoint {
    let now = path.last?.time ?? 0
    guard let last = path.last, let first = path.first(where: { now - $0.time <= velocityWindow }),
      last.time > first.time
    else { return .zero }
    let (a, b) = (point(first.point, in: view), point(last.point, in: view))
    let time = last.time - first.time
    return CGPoint(x: (b.x - a.x) / time, y: (b.y - a.y) / time)
  }

  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// The movement of the fingers from where they landed, in the window.
  var way: CGPoint { CGPoint(x: lastPoint.x - origin.x, y: lastPoint.y - origin.y) }

  /// Takes away from the translation what a finger moved before it counted as dragging, so that the
  /// content follows by the rest in the same event (V-110).
  func subtractSlop() {
    let length = hypot(way.x, way.y)
    guard length > 0, !followsPad else { return }
    let rest = max(0, length - panSlop) / length
    origin = CGPoint(x: lastPoint.x - way.x * rest, y: lastPoint.y - way.y * rest)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= maximumNumberOfTouches else {
      return state = lifecycle.isActive ? .cancelled : .failed
    }
    keepTranslation(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    guard followsPad || numberOfTouches >= minimumNumberOfTouches else { return }
    if lifecycle.isActive {
      state = .changed
    } else if hypot(way.x, way.y) > (followsPad ? 0 : panSlop) {
      startsPanning() ? (state = .began) : (state = .failed)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    let left = self.touches.filter { !$0.isOver }.count
    if left >= minimumNumberOfTouches, !followsPad { return fingers = -1 }
    state = lifecycle.isActive || !lifecycle.wanted.isEmpty ? .ended : .failed
  }

  open override func reset() {
    path = []
    fingers = 0
    origin = .zero
  }

  override func follows(_ gesture: PadGesture) -> Bool {
    gesture == .scroll && allowedScrollTypesMask.contains(.continuous)
  }

  /// The middle of the touches; the pointer stays where it is while fingers on a pad scroll.
  open override func location(in view: UIView?) -> CGPoint {
    guard followsPad, let touch = touches.first else { return super.location(in: view) }
    return point(touch.start, in: view)
  }

  /// True if a movement that went far enough is one that this kind follows.
  func startsPanning() -> Bool { true }

  private func note(_ event: UIEvent) {
    if fingers < 0 { keepTranslation(event) }
    lastPoint = centroid
    path.append((lastPoint, event.timestamp))
    if path.count > 30 { path.removeFirst(15) }
  }

  /// A finger more or less moves the middle, but not what was dragged.
  private func keepTranslation(_ event: UIEvent) {
    let before = fingers == 0 ? .zero : way
    fingers = touches.count
    lastPoint = centroid
    origin = CGPoint(x: lastPoint.x - before.x, y: lastPoint.y - before.y)
    path = [(lastPoint, event.timestamp)]
  }
}

/// A stroke that begins at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the window within 20 points of which a stroke may begin; default none.
  open var edges: UIRectEdge = []

  override func decodeKind(_ nib: NibCoder) {
    super.decodeKind(nib)
    let edgesByName: [String: UIRectEdge] = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    if let edge = nib.choice("edges", edgesByName) { edges = edge }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let bounds = view?.window?.bounds ?? .zero
    let point = centroid
    let isNear =
      edges.contains(.left) && point.x <= edgeReach
      || edges.contains(.right) && point.x >= bounds.maxX - edgeReach
      || edges.contains(.top) && point.y <= edgeReach
      || edges.contains(.bottom) && point.y >= bounds.maxY - edgeReach
    if !isNear { state = .failed }
  }

  override func startsPanning() -> Bool {
    let isAcross = abs(way.x) >= abs(way.y)
    return edges.contains(.left) && isAcross && way.x > 0
      || edges.contains(.right) && isAcross && way.x < 0
      || edges.contains(.top) && !isAcross && way.y > 0
      || edges.contains(.bottom) && !isAcross && way.y < 0
  }

  /// Drags of the content wait until it is clear that the edge was not meant.
  open override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}
