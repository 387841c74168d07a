/// Below this a finger that lets go leaves the content where it is, in points a second.
private let leastFling: CGFloat = 50

/// The drag of a scroll view: begins only where the view can scroll.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  override var dragsContent: Bool { true }
  private var scrollView: UIScrollView? { view as? UIScrollView }
  /// True if the finger held content that was moving.
  private var hasCaught = false

  /// A finger holds content that moves, and touches nothing in it (V-172).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, scrollView.isMovingByItself else { return }
    hasCaught = true
    for touch in touches { arena?.withhold(touch) }
    scrollView.stopMotion()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if hasCaught, scrollView?.isDragging == false { scrollView?.comeToRest(.zero) }
  }

  override func reset() {
    super.reset()
    hasCaught = false
  }

  /// Two fingers zoom and move the content at once.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other === scrollView?.pinchGestureRecognizer)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other === scrollView?.pinchGestureRecognizer)
  }

  override func mayBegin() -> Bool {
    guard let scrollView, scrollView.mayDrag(along: way), !scrollView.leavesToSheet(way),
      !scrollView.leavesDrag(to: self), !isKept(by: scrollView)
    else { return false }
    let taken = touches.contains { touch in
      guard let view = touch.view, view !== scrollView else { return false }
      return arena?.hasBegun(touch) ?? false
        && !(scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view))
    }
    return !taken && super.mayBegin()
  }

  /// True if a scroll view on the way from the touched view keeps the drag to itself.
  private func isKept(by scrollView: UIScrollView) -> Bool {
    let views = sequence(first: touches.first?.view, next: { $0?.superview })
      .prefix { $0 !== scrollView }
    return views.contains { ($0 as? UIScrollView)?.keeps(way) ?? false }
  }
}

/// Dragging with a finger, and what the content does when the finger lets go.
extension UIScrollView {
  func makePan() -> UIPanGestureRecognizer {
    let pan = ScrollPanRecognizer()
    pan.allowedScrollTypesMask = .all
    return pan
  }

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

  /// The offsets between which the content rests.
  var range: (least: CGPoint, most: CGPoint) {
    (leastOffset, maximumOffset)
  }

  private var canDragDown: Bool {
    range.most.y > range.least.y
      || bouncesVertically && (alwaysBounceVertical || refreshControl != nil)
  }
  private var canDragAcross: Bool {
    range.most.x > range.least.x || bouncesHorizontally && alwaysBounceHorizontal
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
    showIndicators()
    let way = panGestureRecognizer.translation(in: nil)
    scrolling.lock = isDirectionalLockEnabled ? axis(of: way) : nil
    delegate?.scrollViewWillBeginDragging(self)
    scrolling.dragStart = contentOffset
    panGestureRecognizer.subtractSlop()
    follow()
    if keyboardDismissMode != .none { window?.endEditing(false) }
  }

  /// The axis of a way that is clearly along one; nil for one in between, which locks nothing.
  private func axis(of way: CGPoint) -> ScrollingState.Axis? {
    let (across, down) = (abs(way.x), abs(way.y))
    guard max(across, down) > 2 * min(across, down) else { return nil }
    return across > down ? .horizontal : .vertical
  }

  private func follow() {
    guard !isZooming else { return }
    let way = panGestureRecognizer.translation(in: nil)
    var offset = scrolling.dragStart
    if canDragAcross, scrolling.lock != .vertical { offset.x -= way.x }
    if canDragDown, scrolling.lock != .horizontal { offset.y -= way.y }
    contentOffset = CGPoint(
      x: resisted(offset.x, range.least.x, range.most.x, bounds.width, bouncesHorizontally),
      y: resisted(offset.y, range.least.y, range.most.y, bounds.height, bouncesVertically)
    )
  }

  /// Beyond its edges the content follows ever more reluctantly.
  private func resisted(
    _ offset: CGFloat,
    _ least: CGFloat,
    _ most: CGFloat,
    _ size: CGFloat,
    _ bounces: Bool
  ) -> CGFloat {
    let inside = min(max(offset, least), most)
    let beyond = offset - inside
    guard beyond != 0, bounces, size > 0 else { return inside }
    let give = (1 - 1 / (abs(beyond) * 0.55 / size + 1)) * size
    return inside + (beyond < 0 ? -give : give)
  }

  /// True if the content moves without a finger.
  fileprivate var isMovingByItself: Bool { isDecelerating || scrolling.offsetAnimation != nil }

  private func letGo(_ finger: CGPoint) {
    guard isDragging else { return }
    isTracking = false
    isDragging = false
    refreshControl?.fingerLifted()
    guard !isZooming, !isZoomBouncing else {
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return hideIndicatorsSoon()
    }
    let velocity = CGPoint(
      x: canDragAcross && scrolling.lock != .vertical ? -finger.x : 0,
      y: canDragDown && scrolling.lock != .horizontal ? -finger.y : 0
    )
    var target = restingPlace(near: freeRestingPlace(velocity), velocity: velocity)
    // The delegate gets points a millisecond.
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target
    )
    aim(at: target, velocity)
    let goesOn = scrolling.across != nil || scrolling.down != nil
    isDecelerating = goesOn
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    decelerate()
  }

  /// Lets content that a finger caught go to where it may rest.
  fileprivate func comeToRest(_ velocity: CGPoint) {
    aim(at: restingPlace(near: freeRestingPlace(velocity), velocity: velocity), velocity)
    isDecelerating = scrolling.across != nil || scrolling.down != nil
    decelerate()
  }

  private func aim(at target: CGPoint, _ velocity: CGPoint) {
    let now = frameTime
    let (least, most) = range
    scrolling.across = motion(contentOffset.x, target.x, velocity.x, now, least.x, most.x)
    scrolling.down = motion(contentOffset.y, target.y, velocity.y, now, least.y, most.y)
  }

  private func decelerate() {
    guard isDecelerating else { return hideIndicatorsSoon() }
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
}
