/// A rectangle in points, y growing downwards; a view's frame is in its superview's space.
public struct Rect: Hashable, Sendable {
  /// The corner at the top left.
  public var origin: Point
  /// The extents.
  public var size: Size

  /// A rectangle of its corner and extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Reads `x`, `y`, `width` and `height`; nil when one is missing or not a number.
  public init?(_ element: Element) {
    guard let origin = Point(element), let size = Size(element) else { return nil }
    self.origin = origin
    self.size = size
  }

  /// The left edge.
  public var x: Double { origin.x }
  /// The top edge.
  public var y: Double { origin.y }
  /// The extent from side to side.
  public var width: Double { size.width }
  /// The extent from top to bottom.
  public var height: Double { size.height }
}
