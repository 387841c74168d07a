/// A touch that selects text as it moves: from a handle of what is selected, from the second or third
/// of several taps on, or with the button of a mouse (W-112 to W-114).
///
/// Drags of the content and long presses wait for it: it fails at once where it has nothing to hold.
final class TextGrip: UIGestureRecognizer {
  /// The part of a selection that stays while the touch moves the other.
  enum Hold: Equatable {
    /// The place at which a button went down.
    case place(Int)
    /// The other end of what is selected, and the way from the touch to the end that it holds.
    case end(Int, reach: CGVector)
    /// A word or paragraph, to which whole ones are added.
    case part(NSRange, UITextGranularity)
  }

  private(set) var hold: Hold?
  private var start = CGPoint.zero
  /// The distance, in points, from which on a touch moves; less than that of drags.
  private static let slop: CGFloat = 3

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let text = view as? any EditedText
    guard numberOfTouches == 1, let touch = touches.first, let found = text?.hold(for: touch) else {
      return state = lifecycle.isActive ? .cancelled : .failed
    }
    hold = found
    start = touch.pointInWindow
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if lifecycle.isActive {
      state = .changed
    } else if centroid.distance(to: start) > Self.slop {
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = lifecycle.isActive || !lifecycle.wanted.isEmpty ? .ended : .failed
  }

  override func reset() { hold = nil }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      || otherGestureRecognizer is UILongPressGestureRecognizer
  }

  /// A grip of a text, which holds it.
  static func selecting(_ text: any EditedText) -> TextGrip {
    let grip = TextGrip()
    grip.handler = { [weak text] recognizer in
      guard let text, let grip = recognizer as? TextGrip, let hold = grip.hold else { return }
      switch grip.state {
      case .began:
        guard text.becomeFirstResponder() else { return }
        text.select(hold, to: grip.location(in: text))
        text.scrollWhileHeld(by: grip)
      case .changed: text.select(hold, to: grip.location(in: text))
      case .ended: text.endHolding(hold)
      default: break
      }
    }
    return grip
  }
}

/// Selecting by what a touch holds.
extension EditedText {
  /// The hold of a touch that begins; nil if it selects nothing as it moves.
  func hold(for touch: UITouch) -> TextGrip.Hold? {
    guard canSelectText else { return nil }
    let point = touch.location(in: self)
    if touch.tapCount == 1, let hold = handle(near: point, isPointer: touch.isOfPointer) {
      return hold
    }
    let place = offset(nearest: point)
    return switch touch.tapCount {
    case 1: touch.isOfPointer ? .place(place) : nil
    case 2: .part(part(.word, around: place), .word)
    default: .part(part(.paragraph, around: place), .paragraph)
    }
  }

  /// The hold at the handle under a point; fingers reach further than pointers, and the nearer handle
  /// counts (W-112).
  private func handle(near point: CGPoint, isPointer: Bool) -> TextGrip.Hold? {
    guard isFirstResponder, selection.marked == nil, selectedUnits.length > 0 else { return nil }
    let range = selectedUnits
    let boxes = boxes(of: range)
    guard let first = boxes.first, let last = boxes.last else { return nil }
    let knobs = [CGPoint(x: first.minX, y: first.minY), CGPoint(x: last.maxX, y: last.maxY)]
    let lines = [CGPoint(x: first.minX, y: first.midY), CGPoint(x: last.maxX, y: last.midY)]
    let gaps = zip(knobs, lines).map { min($0.distance(to: point), $1.distance(to: point)) }
    let nearest = gaps[0] <= gaps[1] ? 0 : 1
    guard gaps[nearest] <= (isPointer ? 7 : 22) else { return nil }
    let reach = CGVector(dx: lines[nearest].x - point.x, dy: lines[nearest].y - point.y)
    return .end(nearest == 0 ? range.location + range.length : range.location, reach: reach)
  }

  /// Selects from what is held to a point of the view, and has the end that moves be seen.
  func select(_ hold: TextGrip.Hold, to point: CGPoint) {
    switch hold {
    case .place(let anchor): select(from: anchor, to: offset(nearest: point))
    case .end(let anchor, let reach):
      let head = offset(nearest: CGPoint(x: point.x + reach.dx, y: point.y + reach.dy))
      // At least a character stays selected.
      if head != anchor { select(from: anchor, to: head) }
    case .part(let first, let granularity):
      let found = part(granularity, around: offset(nearest: point))
      let all = first.union(found)
      let ends = (all.location, all.location + all.length)
      if found.location < first.location {
        select(from: ends.1, to: ends.0)
      } else {
        select(from: ends.0, to: ends.1)
      }
    }
    scrollToHead()
  }

  /// The touch has left: that of a finger opens the menu for what it selected (W-112).
  func endHolding(_ hold: TextGrip.Hold) {
    if case .place = hold { return }
    openEditMenu()
  }

  /// Scrolls on while the touch is held above or below what is seen of the text, faster further away.
  func scrollWhileHeld(by grip: TextGrip) {
    guard let scroll = self as? UIScrollView, scroll.isScrollEnabled else { return }
    window?.screen.frameLoop?.everyFrame { [weak self, weak grip, weak scroll] _ in
      guard let self, let grip, let hold = grip.hold, let scroll, grip.lifecycle.isActive else {
        return false
      }
      let point = grip.location(in: self)
      let beyond = min(point.y - scroll.bounds.minY, 0) + max(point.y - scroll.bounds.maxY, 0)
      let most = max(0, scroll.contentSize.height - scroll.bounds.height)
      let y = min(max(scroll.contentOffset.y + min(max(beyond / 4, -12), 12), 0), most)
      guard beyond != 0, y != scroll.contentOffset.y else { return true }
      scroll.contentOffset.y = y
      select(hold, to: grip.location(in: self))
      return true
    }
  }
}
