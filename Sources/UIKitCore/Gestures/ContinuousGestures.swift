/// A finger that stays where it is for a while.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds a finger has to stay; default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Full taps that have to come before the press; default 0.
  open var numberOfTapsRequired = 0
  /// Fingers that have to be down; default 1, and one more fails the gesture.
  open var numberOfTouchesRequired = 1
  /// The distance the finger may stray before the press begins, in points; default 10.
  open var allowableMovement: CGFloat = 10
  private var start = CGPoint.zero

  override func decodeKind(_ nib: NibCoder) {
    if let duration = nib.number("minimumPressDuration") { minimumPressDuration = duration }
    if let distance = nib.number("allowableMovement") { allowableMovement = distance }
    if let count = nib.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
    if let count = nib.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
    let tapsBefore = (touches.map(\.tapCount).max() ?? 1) - 1
    guard tapsBefore >= numberOfTapsRequired else { return state = .failed }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = centroid
    after(minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if lifecycle.isActive {
      state = .changed
    } else if centroid.distance(to: start) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = lifecycle.isActive || !lifecycle.wanted.isEmpty ? .ended : .failed
  }
}

/// The distance between two fingers, and the angle of the line through them.
private struct Span {
  let length: CGFloat
  let angle: CGFloat
  let time: TimeInterval

  init?(_ touches: [UITouch], _ event: UIEvent) {
    guard touches.count == 2 else { return nil }
    let (a, b) = (touches[0].pointInWindow, touches[1].pointInWindow)
    length = max(a.distance(to: b), 1)
    angle = atan2(b.y - a.y, b.x - a.x)
    time = event.timestamp
  }
}

/// The span of two fingers when they came, and when they last moved.
private struct SpanTrack {
  private(set) var first: Span?
  private var last: Span?

  /// The fingers that are down now; a third one is none of ours.
  mutating func begin(_ touches: [UITouch], _ event: UIEvent) {
    guard touches.count <= 2 else { return }
    last = Span(touches, event)
    first = last
  }

  /// The last span and the new one, if `isEnough` holds for the first span and the new one.
  mutating func step(
    _ touches: [UITouch],
    _ event: UIEvent,
    if isEnough: (_ first: Span, _ new: Span) -> Bool
  ) -> (from: Span, to: Span)? {
    guard let span = Span(touches, event), let last, let first, isEnough(first, span) else {
      return nil
    }
    self.last = span
    return (last, span)
  }
}

/// Two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers divided by their first distance; setting it counts anew from
  /// there.
  open var scale: CGFloat = 1
  /// The change of scale per second.
  open internal(set) var velocity: CGFloat = 0
  private var track = SpanTrack()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    track.begin(self.touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let step = track.step(self.touches, event) { first, new in
      lifecycle.isActive || abs(new.length - first.length) > (followsPad ? 1 : 8)
    }
    guard let step else { return }
    let factor = step.to.length / step.from.length
    let time = step.to.time - step.from.time
    if time > 0 { velocity = scale * (factor - 1) / time }
    scale *= factor
    state = lifecycle.isActive ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = lifecycle.isActive || !lifecycle.wanted.isEmpty ? .ended : .failed
  }

  override func follows(_ gesture: PadGesture) -> Bool { gesture == .transform }

  open override func reset() {
    scale = 1
    velocity = 0
    track = SpanTrack()
  }
}

/// Two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle turned since the gesture began, in radians, clockwise; setting it counts from there.
  open var rotation: CGFloat = 0
  /// The speed of turning, in radians a second.
  open internal(set) var velocity: CGFloat = 0
  private var track = SpanTrack()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    track.begin(self.touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let step = track.step(self.touches, event) { first, new in
      lifecycle.isActive
        || abs(turn(from: first, to: new)) * new.length / 2 > (followsPad ? 1 : 8)
    }
    guard let step else { return }
    let angle = turn(from: step.from, to: step.to)
    let time = step.to.time - step.from.time
    if time > 0 { velocity = angle / time }
    rotation += angle
    state = lifecycle.isActive ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = lifecycle.isActive || !lifecycle.wanted.isEmpty ? .ended : .failed
  }

  override func follows(_ gesture: PadGesture) -> Bool { gesture == .transform }

  open override func reset() {
    rotation = 0
    velocity = 0
    track = SpanTrack()
  }

  /// The shorter way round.
  private func turn(from a: Span, to b: Span) -> CGFloat {
    (b.angle - a.angle).remainder(dividingBy: 2 * .pi)
  }
}
