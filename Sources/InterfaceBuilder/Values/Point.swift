/// A pair of coordinates in points; whose space it is, the element's role tells.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A point of two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Reads `x` and `y`; nil when either is missing or not a number.
  public init?(_ element: Element) {
    guard let x = element.number("x"), let y = element.number("y") else { return nil }
    self.init(x: x, y: y)
  }
}
