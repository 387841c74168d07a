import Foundation

/// A transform taken apart: by how much it scales, then turns about the x, y and z axis, then how
/// strongly what is near looks larger; where it moves to is left in the transform.
struct TransformParts {
  /// Along each axis; a mirror is a scale below zero.
  var scale: SIMD3<Double>
  /// Angles about the axes, in radians.
  var rotation: SIMD3<Double>
  /// `m34` of a transform that is turned before it is seen in perspective.
  let perspective: Double

  init(_ t: CATransform3D) {
    var x = SIMD3<Double>(t.m11, t.m12, t.m13)
    var y = SIMD3<Double>(t.m21, t.m22, t.m23)
    var z = SIMD3<Double>(t.m31, t.m32, t.m33)
    scale = SIMD3(Self.length(x), Self.length(y), Self.length(z))
    // What is scaled to nothing is turned by nothing.
    x = scale.x > 0 ? x / scale.x : [1, 0, 0]
    y = scale.y > 0 ? y / scale.y : [0, 1, 0]
    z = scale.z > 0 ? z / scale.z : [0, 0, 1]
    if Self.determinant(x, y, z) < 0 {
      // Of the axes that may be the mirrored one, it is the one that points back the most.
      let back = min(x.x, y.y, z.z)
      if x.x == back {
        (scale.x, x) = (-scale.x, -x)
      } else if y.y == back {
        (scale.y, y) = (-scale.y, -y)
      } else {
        (scale.z, z) = (-scale.z, -z)
      }
    }
    perspective =
      (scale.x == 0 ? 0 : x.z * t.m14 / scale.x) + (scale.y == 0 ? 0 : y.z * t.m24 / scale.y)
      + (scale.z == 0 ? 0 : z.z * t.m34 / scale.z)
    let tilt = asin(min(max(-x.z, -1), 1))
    // Turned a quarter about y, turns about x and z are the same, and count as one about z.
    rotation =
      abs(x.z) < 0.999_999
      ? SIMD3(atan2(y.z, z.z), tilt, atan2(x.y, x.x)) : SIMD3(0, tilt, atan2(-y.x, y.y))
  }

  private static func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  private static func determinant(
    _ a: SIMD3<Double>,
    _ b: SIMD3<Double>,
    _ c: SIMD3<Double>
  ) -> Double {
    a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)
  }

  /// A transform with these parts in place of its own; what it moves by stays.
  func put(into t: CATransform3D) -> CATransform3D {
    var new = CATransform3DIdentity
    new.m34 = CGFloat(perspective)
    new = CATransform3DRotate(new, CGFloat(rotation.z), 0, 0, 1)
    new = CATransform3DRotate(new, CGFloat(rotation.y), 0, 1, 0)
    new = CATransform3DRotate(new, CGFloat(rotation.x), 1, 0, 0)
    new = CATransform3DScale(new, CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
    (new.m41, new.m42, new.m43, new.m44) = (t.m41, t.m42, t.m43, t.m44)
    return new
  }
}
