public import CoreGraphics
public import Foundation
internal import QuartzCore

/// Geometry as objects, for collections of Objective-C.
nonisolated extension NSValue {
  /// Wraps insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The insets that were wrapped; zero for anything else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(4)
    guard numbers.count == 4 else { return .zero }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Wraps insets that follow the direction of reading.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The insets that were wrapped; zero for anything else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(4)
    guard numbers.count == 4 else { return .zero }
    return NSDirectionalEdgeInsets(
      top: numbers[0],
      leading: numbers[1],
      bottom: numbers[2],
      trailing: numbers[3]
    )
  }

  /// Wraps an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  /// The offset that was wrapped; zero for anything else.
  public var uiOffsetValue: UIOffset {
    let numbers = numbers(2)
    return numbers.count == 2 ? UIOffset(horizontal: numbers[0], vertical: numbers[1]) : .zero
  }

  /// Wraps a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  /// The vector that was wrapped; zero for anything else.
  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return numbers.count == 2 ? CGVector(dx: numbers[0], dy: numbers[1]) : .zero
  }

  /// Wraps a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    )
  }

  /// The transform that was wrapped; the identity for anything else.
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(6)
    guard numbers.count == 6 else { return .identity }
    return CGAffineTransform(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }
}
