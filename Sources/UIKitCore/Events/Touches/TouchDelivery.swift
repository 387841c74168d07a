/// The seconds for which a scroll view keeps touches from its content, to see if it is dragged.
private let contentDelay: TimeInterval = 0.15

/// The changes of one touch that its view has heard of, and those held back from it.
///
/// Recognizers may delay the first and the last message; when one succeeds, the view hears that
/// the touch is cancelled, or never hears of it at all.
struct TouchDelivery {
  /// A change of the touch that the view has not heard of.
  struct Change {
    let phase: UITouch.Phase
    let point: CGPoint
    let previous: CGPoint
  }

  let touch: UITouch
  /// The time at which a scroll view around gives the touch free; nil if there is none that waits.
  let heldUntil: TimeInterval?
  private(set) var heardOfBegin = false
  private(set) var isCut = false
  private(set) var waiting: [Change] = []

  init(_ touch: UITouch, now: TimeInterval) {
    self.touch = touch
    let scrolls = sequence(first: touch.view, next: { $0?.superview }).contains { view in
      (view as? UIScrollView)?.delaysTouches(of: touch) ?? false
    }
    heldUntil = scrolls ? now + contentDelay : nil
  }

  /// Nothing more will come.
  var isDone: Bool { touch.isOver && (waiting.isEmpty || isCut) }

  /// Notes what the touch has just done.
  mutating func note() {
    guard !isCut else { return }
    if touch.phase == .moved, waiting.last?.phase == .moved { waiting.removeLast() }
    waiting.append(
      Change(
        phase: touch.phase,
        point: touch.pointInWindow,
        previous: touch.previousPointInWindow
      )
    )
  }

  /// Ends the delivery to the view; returns true if the view must hear that the touch is cancelled.
  mutating func cut() -> Bool {
    guard !isCut else { return false }
    isCut = true
    waiting = []
    return heardOfBegin
  }

  /// Takes the next change that may be delivered now.
  mutating func next(now: TimeInterval) -> Change? {
    guard let change = waiting.first, mayTell(change, now) else { return nil }
    if change.phase == .began { heardOfBegin = true }
    return waiting.removeFirst()
  }

  private func mayTell(_ change: Change, _ now: TimeInterval) -> Bool {
    let undecided = (touch.gestureRecognizers ?? []).filter(\.isUndecided)
    switch change.phase {
    case .began:
      if let heldUntil, now < heldUntil, !touch.isOver, undecided.contains(where: \.dragsContent) {
        return false
      }
      return !undecided.contains { $0.delaysTouchesBegan }
    case .ended: return !undecided.contains { $0.delaysTouchesEnded && !$0.dragsContent }
    case .moved, .stationary, .cancelled, .regionEntered, .regionMoved, .regionExited: return true
    }
  }
}
