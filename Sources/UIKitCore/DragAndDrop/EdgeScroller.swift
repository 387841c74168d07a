internal import QuartzCore

/// Scrolls a list while dragged items are held near one of its edges (V-131).
final class EdgeScroller: FrameTicker {
  private weak var list: UIScrollView?
  private var velocity = CGVector.zero
  private var last: TimeInterval?
  /// The loop that the scroller is attached to; the list may go to another screen meanwhile.
  private weak var loop: FrameLoop?
  /// Called after each step, as other entries are under the finger then.
  private let scrolled: () -> Void

  /// The distance from an edge, in points, within which the list scrolls, and the most that it scrolls
  /// in a second: our own numbers, as those of iOS are not recorded.
  private static let reach: CGFloat = 56
  private static let fastest: CGFloat = 720

  init(_ list: UIScrollView, scrolled: @escaping () -> Void) {
    (self.list, self.scrolled) = (list, scrolled)
  }

  /// Begins or goes on to scroll for a finger at a point of the list's coordinates; nil ends it.
  func follow(_ point: CGPoint?) {
    velocity = point.map(speed(for:)) ?? .zero
    guard velocity != .zero else { return detach() }
    guard self.loop == nil, let loop = list?.window?.screen.frameLoop else { return }
    self.loop = loop
    last = nil
    loop.attach(self)
  }

  private func detach() {
    loop?.detach(self)
    loop = nil
  }

  /// The velocity for a finger, in points a second: the faster the nearer to the edge.
  private func speed(for point: CGPoint) -> CGVector {
    guard let list else { return .zero }
    let shown = list.bounds.inset(by: list.adjustedContentInset)
    let most = list.farthestOffset
    let least = list.nearestOffset
    let across = Self.pull(point.x, from: shown.minX, to: shown.maxX)
    let along = Self.pull(point.y, from: shown.minY, to: shown.maxY)
    return CGVector(
      dx: most.x > least.x ? across * Self.fastest : 0,
      dy: most.y > least.y ? along * Self.fastest : 0
    )
  }

  /// The strength with which an edge pulls, from -1 at the first to 1 at the last.
  private static func pull(_ place: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    let reach = min(Self.reach, (high - low) / 4)
    guard reach > 0 else { return 0 }
    if place < low + reach { return -min((low + reach - place) / reach, 1) }
    return place > high - reach ? min((place - high + reach) / reach, 1) : 0
  }

  func tick(at time: TimeInterval) {
    defer { last = time }
    guard let list else { return detach() }
    guard let last, time > last else { return }
    let step = CGFloat(min(time - last, 0.1))
    let (least, most) = (list.nearestOffset, list.farthestOffset)
    let old = list.contentOffset
    let new = CGPoint(
      x: min(max(old.x + velocity.dx * step, least.x), max(most.x, least.x)),
      y: min(max(old.y + velocity.dy * step, least.y), max(most.y, least.y))
    )
    guard new != old else { return }
    list.contentOffset = new
    scrolled()
  }
}

extension UIScrollView {
  /// The offset at the beginning of the content.
  fileprivate var nearestOffset: CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  /// The offset at the end of the content.
  fileprivate var farthestOffset: CGPoint {
    CGPoint(
      x: contentSize.width + adjustedContentInset.right - bounds.width,
      y: contentSize.height + adjustedContentInset.bottom - bounds.height
    )
  }
}
