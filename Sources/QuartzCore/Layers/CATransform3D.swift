/// A 4 × 4 matrix that places a layer in the space of its superlayer; points are rows.
public struct CATransform3D: Sendable {
  /// The first row: where x goes, and its part in the perspective divisor.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: where y goes, and its part in the perspective divisor.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: where z goes, and its part in the perspective divisor.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the translation in points, and the constant of the perspective divisor.
  public var m41, m42, m43, m44: CGFloat

  /// The identity matrix.
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }

  /// A matrix from its sixteen entries, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D: Equatable {}

/// The matrix that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D()

extension CATransform3D {
  /// A matrix that moves and distorts in the plane as `affine` does.
  package init(_ affine: CGAffineTransform) {
    self.init()
    (m11, m12, m21, m22) = (affine.a, affine.b, affine.c, affine.d)
    (m41, m42) = (affine.tx, affine.ty)
  }

  /// True if depth and perspective play no part, so that six numbers say it all.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1
      && m34 == 0 && m43 == 0 && m44 == 1
  }

  /// `self` first, then `next`.
  package func concatenating(_ next: CATransform3D) -> CATransform3D {
    let left = rows
    let right = next.rows
    return CATransform3D(
      rows: (
        combine(left.0, right), combine(left.1, right), combine(left.2, right),
        combine(left.3, right)
      )
    )
  }

  /// The image of the point of the plane z = 0, after the division by its perspective.
  package func project(_ point: CGPoint) -> CGPoint {
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    let w = point.x * m14 + point.y * m24 + m44
    guard w != 1, w != 0 else { return CGPoint(x: x, y: y) }
    return CGPoint(x: x / w, y: y / w)
  }

  /// The affine transform nearest to this one around `rect`: exact without perspective; with it,
  /// the middle and the directions of the two axes through it are kept.
  package func flattened(around rect: CGRect) -> CGAffineTransform {
    if m14 == 0 && m24 == 0 && m44 == 1 {
      return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let halfWidth = max(rect.width / 2, 0.5)
    let halfHeight = max(rect.height / 2, 0.5)
    let center = project(middle)
    let right = project(CGPoint(x: middle.x + halfWidth, y: middle.y))
    let left = project(CGPoint(x: middle.x - halfWidth, y: middle.y))
    let below = project(CGPoint(x: middle.x, y: middle.y + halfHeight))
    let above = project(CGPoint(x: middle.x, y: middle.y - halfHeight))
    let a = (right.x - left.x) / (2 * halfWidth)
    let b = (right.y - left.y) / (2 * halfWidth)
    let c = (below.x - above.x) / (2 * halfHeight)
    let d = (below.y - above.y) / (2 * halfHeight)
    return CGAffineTransform(
      a: a,
      b: b,
      c: c,
      d: d,
      tx: center.x - a * middle.x - c * middle.y,
      ty: center.y - b * middle.x - d * middle.y
    )
  }

  typealias Row = SIMD4<CGFloat.NativeType>

  var rows: (Row, Row, Row, Row) {
    (
      Row(m11.native, m12.native, m13.native, m14.native),
      Row(m21.native, m22.native, m23.native, m24.native),
      Row(m31.native, m32.native, m33.native, m34.native),
      Row(m41.native, m42.native, m43.native, m44.native)
    )
  }

  init(rows: (Row, Row, Row, Row)) {
    func number(_ value: Double) -> CGFloat { CGFloat(value) }
    let (r1, r2, r3, r4) = rows
    self.init(
      m11: number(r1.x),
      m12: number(r1.y),
      m13: number(r1.z),
      m14: number(r1.w),
      m21: number(r2.x),
      m22: number(r2.y),
      m23: number(r2.z),
      m24: number(r2.w),
      m31: number(r3.x),
      m32: number(r3.y),
      m33: number(r3.z),
      m34: number(r3.w),
      m41: number(r4.x),
      m42: number(r4.y),
      m43: number(r4.z),
      m44: number(r4.w)
    )
  }

  private func combine(_ row: Row, _ other: (Row, Row, Row, Row)) -> Row {
    row.x * other.0 + row.y * other.1 + row.z * other.2 + row.w * other.3
  }
}
