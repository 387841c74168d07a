/// An area about the position of a field (D-11).
nonisolated open class UIRegion: NSObject, @unchecked Sendable {
  private let holds: @Sendable (CGPoint) -> Bool

  private init(_ holds: @escaping @Sendable (CGPoint) -> Bool) { self.holds = holds }

  /// The region that has all points.
  public class var infinite: UIRegion { UIRegion { _ in true } }

  /// Makes a circle about the origin.
  public init(radius: CGFloat) {
    holds = { hypot($0.x, $0.y) <= radius }
  }

  /// Makes a rectangle about the origin.
  public init(size: CGSize) {
    holds = { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// The points that aren't in this region.
  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }

  /// The points that are in one of two regions at least.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) || region.holds($0) }
  }

  /// The points of this region that aren't in another.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && !region.holds($0) }
  }

  /// The points that are in both regions.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && region.holds($0) }
  }

  /// True if the region has the point, which is measured from the field's position.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
