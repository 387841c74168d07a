/// The distance a finger may stray in a tap, in points; the seconds of one tap and of a pause.
private let tapSlop: CGFloat = 45
private let longestTap: TimeInterval = 0.75
private let longestPause: TimeInterval = 0.35

/// Taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Taps in a row, each at most 0.75 s long and 0.35 s after the last; default 1.
  open var numberOfTapsRequired = 1
  /// Fingers in each tap; default 1, and one more fails the gesture.
  open var numberOfTouchesRequired = 1
  /// Default `primary`; kept, and has no effect here.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var down: [UITouch] = []
  private var mostDown = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]

  override func decodeKind(_ nib: NibCoder) {
    if let count = nib.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
    if let count = nib.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      down.append(touch)
      starts[ObjectIdentifier(touch)] = touch.pointInWindow
    }
    mostDown = max(mostDown, down.count)
    isWaiting = true
    guard down.count <= numberOfTouchesRequired else { return state = .failed }
    limit(longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let strayed = touches.contains { touch in
      starts[ObjectIdentifier(touch)].map { $0.distance(to: touch.pointInWindow) > tapSlop }
        ?? false
    }
    if strayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    down.removeAll { touches.contains($0) }
    guard down.isEmpty else { return }
    guard mostDown == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    mostDown = 0
    if taps >= numberOfTapsRequired { state = .ended } else { limit(longestPause) }
  }

  open override func reset() {
    taps = 0
    down = []
    mostDown = 0
    starts = [:]
    isWaiting = false
  }

  /// Fails unless the series has gone on by then.
  private func limit(_ interval: TimeInterval) {
    let (seen, fingers) = (taps, down.count)
    after(interval) { [weak self] in
      guard let self, lifecycle.wanted.isEmpty, taps == seen, down.count == fingers else { return }
      state = .failed
    }
  }
}

/// The least length and greatest straying of a swipe, in points, and its longest duration.
private let swipeLength: CGFloat = 50
private let swipeSlop: CGFloat = 40
private let longestSwipe: TimeInterval = 0.5

/// A quick stroke in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions a stroke can have.
  nonisolated public struct Direction: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Makes a set of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Towards greater x.
    public static let right = Self(rawValue: 1 << 0)
    /// Towards smaller x.
    public static let left = Self(rawValue: 1 << 1)
    /// Towards smaller y.
    public static let up = Self(rawValue: 1 << 2)
    /// Towards greater y.
    public static let down = Self(rawValue: 1 << 3)
  }

  /// The directions that count, of which the stroke takes one; default `right`.
  open var direction = Direction.right
  /// Fingers that have to be down; default 1, and one more fails the gesture.
  open var numberOfTouchesRequired = 1
  private var start: (point: CGPoint, time: TimeInterval)?

  override func decodeKind(_ nib: NibCoder) {
    if let text = nib.attribute("direction") { direction = Direction(text: text) }
    if let count = nib.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
    start = (centroid, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, numberOfTouches == numberOfTouchesRequired else { return }
    guard event.timestamp - start.time <= longestSwipe else { return state = .failed }
    let way = CGPoint(x: centroid.x - start.point.x, y: centroid.y - start.point.y)
    if direction.isReached(by: way) { return state = .ended }
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let isVertical = !direction.isDisjoint(with: [.up, .down])
    let strayed =
      !isVertical && abs(way.y) > swipeSlop || !isHorizontal && abs(way.x) > swipeSlop
    if strayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() { start = nil }
}

extension UISwipeGestureRecognizer.Direction {
  /// True if a way goes far enough in one of the directions, and mostly in it.
  fileprivate func isReached(by way: CGPoint) -> Bool {
    let isAcross = abs(way.x) > abs(way.y)
    return contains(.right) && isAcross && way.x >= swipeLength
      || contains(.left) && isAcross && -way.x >= swipeLength
      || contains(.down) && !isAcross && way.y >= swipeLength
      || contains(.up) && !isAcross && -way.y >= swipeLength
  }
}
