public import CoreGraphics
public import Foundation

/// Geometry as text, in the forms that property lists hold: points and sizes as `{x, y}`,
/// rectangles as `{{x, y}, {width, height}}`, transforms as `[a, b, c, d, tx, ty]`.
///
/// Reading text in another form gives zeros (W-35).
nonisolated extension NSCoder {
  /// A point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// A vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// A size as `{width, height}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// A rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// A transform as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", "))]"
  }
  /// Insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Insets as `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// An offset as `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  /// The point of a text, zero for another text.
  public class func cgPoint(for string: String) -> CGPoint {
    let n = numbers(in: string, 2)
    return CGPoint(x: n[0], y: n[1])
  }
  /// The vector of a text, zero for another text.
  public class func cgVector(for string: String) -> CGVector {
    let n = numbers(in: string, 2)
    return CGVector(dx: n[0], dy: n[1])
  }
  /// The size of a text, zero for another text.
  public class func cgSize(for string: String) -> CGSize {
    let n = numbers(in: string, 2)
    return CGSize(width: n[0], height: n[1])
  }
  /// The rectangle of a text, zero for another text.
  public class func cgRect(for string: String) -> CGRect {
    let n = numbers(in: string, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  /// The transform of a text, the identity for another text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let n = numbers(in: string, 6)
    guard n.contains(where: { $0 != 0 }) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// The insets of a text, zero for another text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = numbers(in: string, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  /// The insets of a text, zero for another text.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let n = numbers(in: string, 4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
  /// The offset of a text, zero for another text.
  public class func uiOffset(for string: String) -> UIOffset {
    let n = numbers(in: string, 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  private static func text(_ values: [CGFloat]) -> String {
    "{\(values.map(number).joined(separator: ", "))}"
  }

  /// A number with as many digits as it needs, and none after the point for a whole one.
  private static func number(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func numbers(in string: String, _ count: Int) -> [CGFloat] {
    let parts = string.split { "{}[], ".contains($0) }.map { Double($0) }
    guard parts.count == count, !parts.contains(nil) else {
      return Array(repeating: 0, count: count)
    }
    return parts.map { CGFloat($0 ?? 0) }
  }
}
