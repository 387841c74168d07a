internal import QuartzCore

/// The scroll view of one section that scrolls across its layout.
final class OrthogonalScrollView: UIScrollView {
  weak var list: UICollectionView?
  var section = 0
  /// The offsets at which the content may come to rest, in ascending order; nil for anywhere.
  var stops: ((_ near: ClosedRange<CGFloat>) -> [CGFloat])?
  /// True if a drag goes one stop on at most.
  var goesOneStop = false
  /// True if the section scrolls from side to side.
  var isHorizontal = true
  /// True while the list gives the view its place.
  var isPlaced = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// The speed, in points a second, from which a finger that lets go brings the next stop: our own.
  private static let leastFling: CGFloat = 300

  override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    if !isPlaced, old.origin != bounds.origin { list?.sectionScrolled(self) }
  }

  override func restingPlace(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let stops else { return proposed }
    let (place, speed) = isHorizontal ? (proposed.x, velocity.x) : (proposed.y, velocity.y)
    let now = isHorizontal ? contentOffset.x : contentOffset.y
    let begun = isHorizontal ? scrolling.dragStart.x : scrolling.dragStart.y
    let length = isHorizontal ? bounds.width : bounds.height
    let known = stops(min(now, place) - length...max(now, place) + length)
    guard let stop = stop(among: known, near: place, now: now, from: begun, speed) else {
      return proposed
    }
    return clamped(
      isHorizontal ? CGPoint(x: stop, y: proposed.y) : CGPoint(x: proposed.x, y: stop)
    )
  }

  private func stop(
    among stops: [CGFloat],
    near place: CGFloat,
    now: CGFloat,
    from begun: CGFloat,
    _ speed: CGFloat
  ) -> CGFloat? {
    func nearest(_ place: CGFloat) -> CGFloat? { stops.min { abs($0 - place) < abs($1 - place) } }
    guard goesOneStop, let first = nearest(begun) else { return nearest(place) }
    let isFling = abs(speed) > Self.leastFling
    if !isFling { return nearest(now) }
    return speed > 0
      ? stops.first { $0 > first + 0.5 } ?? first : stops.last { $0 < first - 0.5 } ?? first
  }
}
