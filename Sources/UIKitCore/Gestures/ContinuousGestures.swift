/// A finger that stays where it is for a while.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// How far the finger may stray, in points.
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

/// What two fingers do to each other: how far apart they are, and at which angle.
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

/// Two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, beside what they were at first.
  open var scale: CGFloat = 1
  /// How much of the scale a second.
  open internal(set) var velocity: CGFloat = 0
  private var last: Span?
  private var first: Span?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else { return }
    last = Span(self.touches, event)
    first = last
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span = Span(self.touches, event), let last, let first else { return }
    guard lifecycle.isActive || abs(span.length - first.length) > 8 else { return }
    let factor = span.length / last.length
    if span.time > last.time { velocity = scale * (factor - 1) / (span.time - last.time) }
    scale *= factor
    self.last = span
    state = lifecycle.isActive ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = lifecycle.isActive || !lifecycle.wanted.isEmpty ? .ended : .failed
  }

  open override func reset() {
    scale = 1
    velocity = 0
    (first, last) = (nil, nil)
  }
}

/// Two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians, clockwise.
  open var rotation: CGFloat = 0
  /// In radians a second.
  open internal(set) var velocity: CGFloat = 0
  private var last: Span?
  private var first: Span?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else { return }
    last = Span(self.touches, event)
    first = last
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span = Span(self.touches, event), let last, let first else { return }
    let isFar = abs(turn(from: first, to: span)) * span.length / 2 > 8
    guard lifecycle.isActive || isFar else { return }
    let step = turn(from: last, to: span)
    if span.time > last.time { velocity = step / (span.time - last.time) }
    rotation += step
    self.last = span
    state = lifecycle.isActive ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = lifecycle.isActive || !lifecycle.wanted.isEmpty ? .ended : .failed
  }

  open override func reset() {
    rotation = 0
    velocity = 0
    (first, last) = (nil, nil)
  }

  /// The shorter way round.
  private func turn(from a: Span, to b: Span) -> CGFloat {
    (b.angle - a.angle).remainder(dividingBy: 2 * .pi)
  }
}

/// A pointer that hovers over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
