public import QuartzCore

/// A point of a rectangle, by the edges that it lies on and an offset from there.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  /// The edges that the point lies on; in the middle where neither of two opposite ones is given.
  public let edges: NSDirectionalRectEdge
  /// The offset in points, or as a share of the supplementary view's size.
  public let offset: CGPoint
  /// True if the offset is a share of the supplementary view's size (V-55).
  public let isFractionalOffset: Bool
  /// True if the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Makes an anchor right at the edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// Makes an anchor so many points from the edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
    super.init()
  }
  /// Makes an anchor whose offset from the edges is a share of the supplementary view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
    super.init()
  }

  var point: LayoutAnchorPoint {
    LayoutAnchorPoint(edges: edges, offset: offset, isFraction: isFractionalOffset)
  }

  /// Answers the anchor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
