public import Foundation

/// A 2-D transform of points written as row vectors: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// As on iOS, `t.translatedBy(…)`, `t.scaledBy(…)` and `t.rotated(by:)` put the new step *before*
/// `t`, while `t.concatenating(u)` applies `t` first and `u` after it.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The share of x that goes into x′.
  public var a: CGFloat
  /// The share of x that goes into y′.
  public var b: CGFloat
  /// The share of y that goes into x′.
  public var c: CGFloat
  /// The share of y that goes into y′.
  public var d: CGFloat
  /// The distance added to x.
  public var tx: CGFloat
  /// The distance added to y.
  public var ty: CGFloat

  /// The transform that moves nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform whose six numbers are all zero.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a transform of its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a transform of its six numbers, in order.
  public init(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a transform that moves by (x, y).
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Makes a transform that scales about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a transform that turns about the origin by an angle in radians, from +x towards +y.
  public init(rotationAngle angle: CGFloat) {
    let (s, c) = (sin(angle), cos(angle))
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// True if the transform moves nothing.
  public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform {
  /// A transform that moves by (x, y) and then does what this one does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A transform that scales and then does what this one does.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A transform that turns by an angle in radians and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A transform that does what this one does and then what the other does.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// The transform that undoes this one, or this one itself where it cannot be undone.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = determinant
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// The signed area of the image of the unit square.
  package var determinant: CGFloat { a * d - b * c }

  /// True if all numbers are finite and no area collapses to nothing.
  package var isInvertible: Bool {
    let sum = a + b + c + d + tx + ty
    return sum.isFinite && determinant.isFinite && determinant != 0
  }

  /// True if rectangles stay axis-aligned, perhaps mirrored or swapped by a quarter turn.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The mean length of a unit vector after the transform.
  package var meanScale: CGFloat { abs(determinant).squareRoot() }
}
