public import Foundation

/// A direction with a length, as opposed to a place.
public struct CGVector: Hashable, Codable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes the vector without length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector of its two parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Makes a vector of whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
