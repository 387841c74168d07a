public import Foundation

/// A few numbers for a filter, such as a place.
public final class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  /// Makes a vector of as many numbers.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = (0..<max(count, 0)).map { values[$0] }
  }

  init(_ values: [CGFloat]) { self.values = values }

  /// Makes a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Makes a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Makes a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Makes a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Makes a vector of a place.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Makes a vector of a rectangle.
  public convenience init(cgRect r: CGRect) {
    self.init([r.origin.x, r.origin.y, r.size.width, r.size.height])
  }

  /// The number of numbers.
  public var count: Int { values.count }
  /// A number by its place; 0 beyond the last.
  public func value(at index: Int) -> CGFloat {
    values.indices.contains(index) ? values[index] : 0
  }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The numbers in brackets.
  public var stringRepresentation: String {
    "[" + values.map { "\($0)" }.joined(separator: " ") + "]"
  }
}
