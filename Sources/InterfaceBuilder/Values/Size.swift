/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// From side to side.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A size of two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Reads `width` and `height`; nil when either is missing or not a number.
  public init?(_ element: Element) {
    guard let width = element.number("width"), let height = element.number("height") else {
      return nil
    }
    self.init(width: width, height: height)
  }
}
