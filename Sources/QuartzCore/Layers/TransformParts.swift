import Foundation

/// A transform taken apart: by how much it scales, then turns about the x, y and z axis, then how
/// strongly what is near looks larger; where it moves to is left in the transform.
struct TransformParts {
  private(set) var scale: [CGFloat]
  /// Angles about the three axes, in radians.
  private(set) var rotation: [CGFloat]
  private let perspective: CGFloat

  init(_ t: CATransform3D) {
    var rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
    scale = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
    for axis in 0..<3 {
      // What is scaled to nothing is turned by nothing.
      let unit: [CGFloat] = (0..<3).map { $0 == axis ? 1 : 0 }
      rows[axis] = scale[axis] > 0 ? rows[axis].map { [scale] in $0 / scale[axis] } : unit
    }
    if Self.determinant(rows) < 0 {
      // A mirror is a scale below zero, along the axis that is turned round most.
      let axis = (0..<3).min { rows[$0][$0] < rows[$1][$1] } ?? 0
      scale[axis].negate()
      rows[axis] = rows[axis].map { -$0 }
    }
    let column = [t.m14, t.m24, t.m34]
    perspective = (0..<3).reduce(0) { [scale] sum, axis in
      scale[axis] == 0 ? sum : sum + rows[axis][2] * column[axis] / scale[axis]
    }
    let y = asin(min(max(-rows[0][2], -1), 1))
    rotation =
      abs(rows[0][2]) < 0.999_999
      ? [atan2(rows[1][2], rows[2][2]), y, atan2(rows[0][1], rows[0][0])]
      : [0, y, atan2(-rows[1][0], rows[1][1])]
  }

  private static func determinant(_ rows: [[CGFloat]]) -> CGFloat {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    return a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0])
      + a[2] * (b[0] * c[1] - b[1] * c[0])
  }

  mutating func setScale(_ scale: CGFloat, axis: Int) { self.scale[axis] = scale }

  mutating func setRotation(_ angle: CGFloat, axis: Int) { rotation[axis] = angle }

  /// A transform's parts in place of its own; what it moves by stays.
  func put(into t: CATransform3D) -> CATransform3D {
    var new = CATransform3DIdentity
    new.m34 = perspective
    new = CATransform3DRotate(new, rotation[2], 0, 0, 1)
    new = CATransform3DRotate(new, rotation[1], 0, 1, 0)
    new = CATransform3DRotate(new, rotation[0], 1, 0, 0)
    new = CATransform3DScale(new, scale[0], scale[1], scale[2])
    (new.m41, new.m42, new.m43, new.m44) = (t.m41, t.m42, t.m43, t.m44)
    return new
  }
}
