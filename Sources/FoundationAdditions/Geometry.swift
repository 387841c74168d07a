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

extension NSIndexPath {
  /// Makes the path of a table's row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Makes the path of a collection view's item.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
  /// The first number; 0 if there is none.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The second number; 0 if there is none.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The second number, as collection views call it.
  public var item: Int { row }
}
