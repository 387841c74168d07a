internal import QuartzCore

/// Scrolling by the wheel of a mouse and by a pad.
extension UIScrollView {
  /// Scrolls on by points, smoothly, through the same calls to the delegate as a drag that ends at
  /// once; what comes while the content moves sends it further (V-171).
  func turnWheel(by way: CGPoint) {
    let isUnderWay = scrolling.across != nil || scrolling.down != nil
    if isUnderWay, isPagingEnabled { return }
    if !isUnderWay { beginWheel() }
    let goal = CGPoint(
      x: (scrolling.across?.end ?? contentOffset.x) - way.x,
      y: (scrolling.down?.end ?? contentOffset.y) - way.y
    )
    var target = wheelTarget(near: goal, way)
    if !isUnderWay { endWheelDrag(&target) }
    let now = frameTime
    let isFine = max(abs(way.x), abs(way.y)) < Self.leastNotch
    scrolling.across = wheelMotion(scrolling.across, contentOffset.x, target.x, now, isFine)
    scrolling.down = wheelMotion(scrolling.down, contentOffset.y, target.y, now, isFine)
    guard !isUnderWay else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    startMotion()
  }

  /// Pads report a few points at a time, and are followed closely; a wheel's notch is further.
  private static let leastNotch: CGFloat = 30

  private func beginWheel() {
    stopMotion()
    scrolling.dragStart = contentOffset
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func endWheelDrag(_ target: inout CGPoint) {
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
  }

  /// The offset that a turn leads to: the next page, or the stop that is nearest.
  private func wheelTarget(near goal: CGPoint, _ way: CGPoint) -> CGPoint {
    // As fast as a finger that means the next page or stop.
    let velocity = CGPoint(x: -way.x.signum * 1000, y: -way.y.signum * 1000)
    guard isPagingEnabled else {
      return clamped(restingPlace(near: clamped(goal), velocity: velocity))
    }
    return clamped(
      CGPoint(
        x: way.x == 0 ? contentOffset.x : page(after: contentOffset.x, way.x, bounds.width),
        y: way.y == 0 ? contentOffset.y : page(after: contentOffset.y, way.y, bounds.height)
      )
    )
  }

  private func page(after place: CGFloat, _ way: CGFloat, _ size: CGFloat) -> CGFloat {
    guard size > 0 else { return place }
    return ((place / size).rounded() - way.signum) * size
  }

  private func wheelMotion(
    _ motion: ScrollMotion?,
    _ place: CGFloat,
    _ target: CGFloat,
    _ now: TimeInterval,
    _ isFine: Bool
  ) -> ScrollMotion? {
    guard motion != nil || abs(place - target) > 0.01 else { return nil }
    let velocity = motion?.speed(at: now) ?? 0
    return isFine
      ? .followed(from: place, to: target, at: now, velocity: velocity)
      : .drawn(from: place, to: target, at: now, velocity: velocity)
  }
}

extension CGFloat {
  fileprivate var signum: CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}

extension UIScreen {
  /// A wheel turned: what lies under the pointer scrolls, as far as it can.
  func scroll(by distance: CGSize, at point: CGPoint) {
    let view = windows.reversed().lazy.compactMap { $0.hitTest(point, with: nil) }.first
    let views = sequence(first: view, next: { $0?.superview })
    let way = CGPoint(x: distance.width, y: distance.height)
    var around = views.compactMap { $0 as? UIScrollView }
    if let last = around.firstIndex(where: { $0.keeps(way) }) { around = Array(around[...last]) }
    let takers = around.filter { $0.mayDrag(along: way) }
    // What stands at its end leaves the rest of the way to what is around it.
    let taker = takers.first { $0.canGoOn(against: way) } ?? takers.first
    taker?.turnWheel(by: way)
  }
}

extension UIScrollView {
  /// True if there is content left on the side that a wheel brings in.
  fileprivate func canGoOn(against way: CGPoint) -> Bool {
    let (least, most) = range
    let isAcross = abs(way.x) > abs(way.y)
    let place = isAcross ? contentOffset.x : contentOffset.y
    let step = isAcross ? way.x : way.y
    return step < 0
      ? place < (isAcross ? most.x : most.y) - 0.5 : place > (isAcross ? least.x : least.y) + 0.5
  }
}
