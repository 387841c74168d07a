internal import QuartzCore

/// Content that moves by itself: after a finger let go, by a wheel, or because code asked for it.
extension UIScrollView {
  /// In seconds of the display's clock.
  var frameTime: TimeInterval { window?.screen.display.now ?? 0 }

  /// Calls a step with each frame until it answers false or another motion begins.
  func runMotion(_ step: @escaping (UIScrollView, TimeInterval) -> Bool) {
    scrolling.run += 1
    let run = scrolling.run
    showIndicators()
    window?.screen.frameLoop.everyFrame { [weak self] now in
      guard let self, scrolling.run == run else { return false }
      return step(self, now)
    }
  }

  /// Lets the content move along its axes until it rests.
  func startMotion() {
    runMotion { view, now in view.window != nil && view.moveOn(now) }
  }

  private func moveOn(_ now: TimeInterval) -> Bool {
    let (least, most) = range
    scrolling.across = scrolling.across?.held(
      least.x,
      most.x,
      bounces: bouncesHorizontally,
      at: now
    )
    scrolling.down = scrolling.down?.held(least.y, most.y, bounces: bouncesVertically, at: now)
    let axes = [scrolling.across, scrolling.down].compactMap(\.self)
    let isOver = axes.allSatisfy { $0.isOver(at: now) }
    contentOffset = CGPoint(
      x: scrolling.across.map { isOver ? $0.end : $0.place(at: now) } ?? contentOffset.x,
      y: scrolling.down.map { isOver ? $0.end : $0.place(at: now) } ?? contentOffset.y
    )
    guard isOver else { return true }
    (scrolling.across, scrolling.down) = (nil, nil)
    isDecelerating = false
    hideIndicatorsSoon()
    delegate?.scrollViewDidEndDecelerating(self)
    return false
  }

  /// Goes to an offset, at once or within a moment; what moved the content until now ends (V-170).
  func go(to offset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, offset != contentOffset, offset.x.isFinite, offset.y.isFinite else {
      contentOffset = offset
      return
    }
    guard window != nil, UIView.areAnimationsEnabled else {
      contentOffset = offset
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    scrolling.offsetAnimation = OffsetAnimation(from: contentOffset, to: offset, at: frameTime)
    runMotion { view, now in view.follow(now) }
  }

  private func follow(_ now: TimeInterval) -> Bool {
    guard let animation = scrolling.offsetAnimation else { return false }
    let isOver = window == nil || animation.isOver(at: now)
    contentOffset = isOver ? animation.end : animation.offset(at: now)
    guard isOver else { return true }
    endOffsetAnimation()
    return false
  }

  private func endOffsetAnimation() {
    guard scrolling.offsetAnimation != nil else { return }
    scrolling.offsetAnimation = nil
    hideIndicatorsSoon()
    guard scrolling.isGoingToTop else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    scrolling.isGoingToTop = false
    delegate?.scrollViewDidScrollToTop(self)
  }

  /// Moves the content and all that moves it, when what is above it turns out to be longer.
  func moveContent(by way: CGPoint) {
    guard way != .zero else { return }
    scrolling.dragStart.x += way.x
    scrolling.dragStart.y += way.y
    scrolling.across = scrolling.across?.moved(by: way.x)
    scrolling.down = scrolling.down?.moved(by: way.y)
    scrolling.offsetAnimation = scrolling.offsetAnimation?.moved(by: way)
    contentOffset = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
  }

  /// Holds the content where it is, as a finger does that touches it.
  func stopMotion() {
    scrolling.run += 1
    (scrolling.across, scrolling.down) = (nil, nil)
    endOffsetAnimation()
    guard isDecelerating else { return }
    isDecelerating = false
    hideIndicatorsSoon()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// True while the content goes to an offset that code asked for with animation.
  public var isScrollAnimating: Bool { scrolling.offsetAnimation != nil }

  /// True while the content is zoomed by code with animation, or comes back to a limit.
  public var isZoomAnimating: Bool { scrolling.zoomsByCode > 0 || isZoomBouncing }

  /// Holds content that moves or is zoomed by itself where it is; what lies beyond an edge comes back
  /// at once (V-192).
  public func stopScrollingAndZooming() {
    stopMotion()
    if isZoomAnimating, let zoomedView {
      // Its own animation ends where it leads to: the scale is the model's already.
      zoomedView.layer.removeAllAnimations()
      layer.removeAllAnimations()
    }
    contentOffset = clamped(contentOffset)
  }

  /// Lets content that lies beyond an edge come back to it.
  func returnToRange() {
    let place = clamped(contentOffset)
    guard place != contentOffset else { return }
    go(to: place, animated: true)
  }
}
