import Foundation

/// A matrix that moves points by (`tx`, `ty`, `tz`).
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A matrix that stretches the axes by (`sx`, `sy`, `sz`).
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A matrix that turns by `angle` radians around the axis (`x`, `y`, `z`); the identity if the
/// axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (CGFloat(sin(angle)), CGFloat(cos(angle)))
  let rest = 1 - cosine
  var result = CATransform3D()
  result.m11 = cosine + x * x * rest
  result.m12 = x * y * rest + z * sine
  result.m13 = x * z * rest - y * sine
  result.m21 = x * y * rest - z * sine
  result.m22 = cosine + y * y * rest
  result.m23 = y * z * rest + x * sine
  result.m31 = x * z * rest + y * sine
  result.m32 = y * z * rest - x * sine
  result.m33 = cosine + z * z * rest
  return result
}

/// Moves first, then does what `t` does.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Stretches first, then does what `t` does.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Turns first, then does what `t` does.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Does what `a` does, then what `b` does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// True if `t` changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3D()
}

/// True if both matrices hold the same sixteen numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// A matrix that does in the plane what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// True if six numbers describe `t`.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.isAffine
}

/// The six numbers of `t` that act in the plane; what leaves the plane is lost.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// The matrix that undoes `t`, or `t` itself if nothing can undo it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverted ?? t
}

extension CATransform3D {
  /// The inverse by Gauss–Jordan elimination with row exchange; nil if there is none.
  package var inverted: CATransform3D? {
    var left = [rows.0, rows.1, rows.2, rows.3]
    let one = CATransform3D().rows
    var right = [one.0, one.1, one.2, one.3]
    for column in 0..<4 {
      let candidates = column..<4
      guard
        let pivot = candidates.max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        abs(left[pivot][column]) > 1e-12
      else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let scale = 1 / left[column][column]
      left[column] *= scale
      right[column] *= scale
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return CATransform3D(rows: (right[0], right[1], right[2], right[3]))
  }

  /// The factor by which it changes volumes; below zero if it mirrors.
  var determinant: Double {
    let (a, b, c, d) = rows
    /// The area that two rows span in each plane: xy, xz, xw, yz, yw, zw.
    func areas(_ p: Row, _ q: Row) -> [Double] {
      let planes = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
      return planes.map { p[$0] * q[$1] - p[$1] * q[$0] }
    }
    let (upper, lower) = (areas(a, b), areas(c, d))
    return upper[0] * lower[5] - upper[1] * lower[4] + upper[2] * lower[3]
      + upper[3] * lower[2] - upper[4] * lower[1] + upper[5] * lower[0]
  }
}
