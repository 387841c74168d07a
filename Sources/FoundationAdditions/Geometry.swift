public import Foundation

extension CGPoint {
  /// True for the same place.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// True for the same width and height.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// True for the same rectangle, also if one is written with a negative size.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

extension NSValue {
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The point that was wrapped.
  public var cgPointValue: CGPoint { pointValue }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The size that was wrapped.
  public var cgSizeValue: CGSize { sizeValue }
}

/// Makes a point, as in C: Swift sees the header's function again since the SDK of iOS 16.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Makes a size, as in C.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes a rectangle, as in C.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
