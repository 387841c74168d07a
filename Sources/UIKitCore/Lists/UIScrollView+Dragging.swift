/// Below this a finger that lets go leaves the content where it is, in points a second.
private let leastFling: CGFloat = 50

/// The drag of a scroll view: begins only where the view can scroll.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  override var dragsContent: Bool { true }
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func mayBegin() -> Bool {
    guard let scrollView, scrollView.mayDrag(along: way), !scrollView.leavesToSheet(way) else {
      return false
    }
    let taken = touches.contains { touch in
      guard let view = touch.view, view !== scrollView else { return false }
      return arena?.hasBegun(touch) ?? false
        && !(scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view))
    }
    return !taken && super.mayBegin()
  }
}

/// Dragging with a finger, and what the content does when the finger lets go.
extension UIScrollView {
  func makePan() -> UIPanGestureRecognizer { ScrollPanRecognizer() }

  func setUpDragging() {
    panGestureRecognizer.handler = { [weak self] _ in self?.drag() }
    panGestureRecognizer.delaysTouchesEnded = false
    addGestureRecognizer(panGestureRecognizer)
  }

  /// True if touches in the content wait for a drag.
  func delaysTouches(of touch: UITouch) -> Bool {
    delaysContentTouches && isScrollEnabled && touch.view !== self
      && mayDelay(touch)
      && panGestureRecognizer.isEnabled
      && (mayDrag(along: CGPoint(x: 1, y: 0)) || mayDrag(along: CGPoint(x: 0, y: 1)))
  }

  func mayDrag(along way: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    return abs(way.x) > abs(way.y) ? canDragAcross : canDragDown
  }

  private var range: (least: CGPoint, most: CGPoint) {
    let inset = adjustedContentInset
    return (CGPoint(x: -inset.left, y: -inset.top), maximumOffset)
  }

  private var canDragDown: Bool {
    range.most.y > range.least.y || bounces && (alwaysBounceVertical || refreshControl != nil)
  }
  private var canDragAcross: Bool {
    range.most.x > range.least.x || bounces && alwaysBounceHorizontal
  }

  private func drag() {
    switch panGestureRecognizer.state {
    case .began: beginDrag()
    case .changed: follow()
    case .ended: letGo(panGestureRecognizer.velocity(in: nil))
    case .cancelled, .failed: letGo(.zero)
    case .possible: break
    }
  }

  private func beginDrag() {
    stopMotion()
    isTracking = true
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    scrolling.dragStart = contentOffset
    panGestureRecognizer.subtractSlop()
    follow()
    if keyboardDismissMode != .none { window?.endEditing(false) }
  }

  private func follow() {
    let way = panGestureRecognizer.translation(in: nil)
    var offset = scrolling.dragStart
    if canDragAcross { offset.x -= way.x }
    if canDragDown { offset.y -= way.y }
    contentOffset = CGPoint(
      x: resisted(offset.x, range.least.x, range.most.x, bounds.width),
      y: resisted(offset.y, range.least.y, range.most.y, bounds.height)
    )
  }

  /// Beyond its edges the content follows ever more reluctantly.
  private func resisted(
    _ offset: CGFloat,
    _ least: CGFloat,
    _ most: CGFloat,
    _ size: CGFloat
  ) -> CGFloat {
    let inside = min(max(offset, least), most)
    let beyond = offset - inside
    guard beyond != 0, bounces, size > 0 else { return inside }
    let give = (1 - 1 / (abs(beyond) * 0.55 / size + 1)) * size
    return inside + (beyond < 0 ? -give : give)
  }

  private func letGo(_ finger: CGPoint) {
    guard isDragging else { return }
    isTracking = false
    isDragging = false
    let now = frameTime
    let velocity = CGPoint(
      x: canDragAcross ? -finger.x : 0,
      y: canDragDown ? -finger.y : 0
    )
    var target = restingPlace(near: freeRestingPlace(velocity), velocity: velocity)
    // The delegate gets points a millisecond.
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target
    )
    scrolling.across = motion(
      contentOffset.x,
      target.x,
      velocity.x,
      now,
      range.least.x,
      range.most.x
    )
    scrolling.down = motion(contentOffset.y, target.y, velocity.y, now, range.least.y, range.most.y)
    let goesOn = scrolling.across != nil || scrolling.down != nil
    isDecelerating = goesOn
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    startMotion()
  }

  /// The place at which the content would come to rest by itself: a page when there are pages.
  private func freeRestingPlace(_ velocity: CGPoint) -> CGPoint {
    let now = frameTime
    let free = CGPoint(
      x: ScrollMotion.slowing(
        from: contentOffset.x,
        at: now,
        velocity: velocity.x,
        rate: decelerationRate.rawValue
      ).proposedEnd,
      y: ScrollMotion.slowing(
        from: contentOffset.y,
        at: now,
        velocity: velocity.y,
        rate: decelerationRate.rawValue
      ).proposedEnd
    )
    guard isPagingEnabled else { return clamped(free) }
    return clamped(
      CGPoint(
        x: page(contentOffset.x, from: scrolling.dragStart.x, velocity.x, bounds.width),
        y: page(contentOffset.y, from: scrolling.dragStart.y, velocity.y, bounds.height)
      )
    )
  }

  /// A fling goes one page on from where the drag began; else the nearest page wins.
  private func page(
    _ place: CGFloat,
    from start: CGFloat,
    _ velocity: CGFloat,
    _ size: CGFloat
  ) -> CGFloat {
    guard size > 0 else { return place }
    let first = (start / size).rounded()
    guard abs(velocity) > 300 else { return (place / size).rounded() * size }
    return (first + (velocity > 0 ? 1 : -1)) * size
  }

  private func motion(
    _ place: CGFloat,
    _ target: CGFloat,
    _ velocity: CGFloat,
    _ now: TimeInterval,
    _ least: CGFloat,
    _ most: CGFloat
  ) -> ScrollMotion? {
    let free = ScrollMotion.slowing(
      from: place,
      at: now,
      velocity: velocity,
      rate: decelerationRate.rawValue
    )
    if place < least - 0.01 || place > most + 0.01 {
      return .returning(from: place, to: target, at: now, finger: velocity)
    }
    guard abs(place - target) > 0.01 else { return nil }
    // Content that would run beyond an edge slows down as if there was none until it is there.
    let isFree = abs(min(max(free.proposedEnd, least), most) - target) < 0.5 && !isPagingEnabled
    if isFree { return abs(velocity) < leastFling ? nil : free }
    return .drawn(from: place, to: target, at: now, velocity: velocity)
  }

  // MARK: - Moving on

  var frameTime: TimeInterval { window?.screen.display.now ?? 0 }

  private func startMotion() {
    scrolling.run += 1
    let run = scrolling.run
    window?.screen.frameLoop.everyFrame { [weak self] now in
      guard let self, scrolling.run == run, window != nil else { return false }
      return moveOn(now)
    }
  }

  private func moveOn(_ now: TimeInterval) -> Bool {
    let (least, most) = range
    scrolling.across = scrolling.across?.held(least.x, most.x, bounces: bounces, at: now)
    scrolling.down = scrolling.down?.held(least.y, most.y, bounces: bounces, at: now)
    let axes = [scrolling.across, scrolling.down].compactMap(\.self)
    let isOver = axes.allSatisfy { $0.isOver(at: now) }
    contentOffset = CGPoint(
      x: scrolling.across.map { isOver ? $0.end : $0.place(at: now) } ?? contentOffset.x,
      y: scrolling.down.map { isOver ? $0.end : $0.place(at: now) } ?? contentOffset.y
    )
    guard isOver else { return true }
    (scrolling.across, scrolling.down) = (nil, nil)
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
    return false
  }

  /// Moves the content and all that moves it, when what is above it turns out to be longer.
  func moveContent(by way: CGPoint) {
    guard way != .zero else { return }
    scrolling.dragStart.x += way.x
    scrolling.dragStart.y += way.y
    scrolling.across = scrolling.across?.moved(by: way.x)
    scrolling.down = scrolling.down?.moved(by: way.y)
    contentOffset = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
  }

  /// Holds the content where it is, as a finger does that touches it.
  func stopMotion() {
    scrolling.run += 1
    (scrolling.across, scrolling.down) = (nil, nil)
    guard isDecelerating else { return }
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }
}

extension UIScreen {
  /// A wheel turned: what lies under the pointer scrolls, as far as it can.
  func scroll(by distance: CGSize, at point: CGPoint) {
    let view = windows.reversed().lazy.compactMap { $0.hitTest(point, with: nil) }.first
    let views = sequence(first: view, next: { $0?.superview })
    let way = CGPoint(x: distance.width, y: distance.height)
    let taker = views.lazy.compactMap { $0 as? UIScrollView }.first { $0.mayDrag(along: way) }
    guard let taker else { return }
    taker.stopMotion()
    taker.contentOffset = taker.clamped(
      CGPoint(x: taker.contentOffset.x - way.x, y: taker.contentOffset.y - way.y)
    )
  }
}
