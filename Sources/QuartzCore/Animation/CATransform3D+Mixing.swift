import Foundation

extension CATransform3D {
  /// The transform at a part of the way to another.
  ///
  /// A transform in the plane turns by the shorter way and stretches evenly; otherwise each number
  /// goes its own straight way.
  func mixed(with other: CATransform3D, _ part: CGFloat) -> CATransform3D {
    if part == 0 { return self }
    if part == 1 { return other }
    if let a = PlaneParts(self), let b = PlaneParts(other) {
      return a.mixed(with: b, part).transform
    }
    var result = self
    for path in Self.numbers {
      result[keyPath: path] += (other[keyPath: path] - self[keyPath: path]) * part
    }
    return result
  }

  nonisolated(unsafe) private static let numbers: [WritableKeyPath<CATransform3D, CGFloat>] = [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
    \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
  ]
}

/// A transform of the plane taken apart: stretched, slanted, turned and moved, in this order.
private struct PlaneParts {
  var scaleX, scaleY, slant, angle, x, y, z: CGFloat

  /// nil if the transform leaves the plane or flattens it.
  init?(_ t: CATransform3D) {
    guard t.m13 == 0, t.m14 == 0, t.m23 == 0, t.m24 == 0, t.m31 == 0, t.m32 == 0, t.m33 == 1,
      t.m34 == 0, t.m44 == 1
    else { return nil }
    scaleX = (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
    guard scaleX > 0 else { return nil }
    angle = CGFloat(atan2(Double(t.m12), Double(t.m11)))
    scaleY = (t.m11 * t.m22 - t.m12 * t.m21) / scaleX
    slant = (t.m11 * t.m21 + t.m12 * t.m22) / (scaleX * scaleX)
    (x, y, z) = (t.m41, t.m42, t.m43)
  }

  func mixed(with other: PlaneParts, _ part: CGFloat) -> PlaneParts {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    var turn = other.angle - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    var result = self
    result.scaleX = mix(scaleX, other.scaleX)
    result.scaleY = mix(scaleY, other.scaleY)
    result.slant = mix(slant, other.slant)
    result.angle = angle + turn * part
    (result.x, result.y, result.z) = (mix(x, other.x), mix(y, other.y), mix(z, other.z))
    return result
  }

  var transform: CATransform3D {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    var result = CATransform3D()
    result.m11 = scaleX * cosine
    result.m12 = scaleX * sine
    result.m21 = slant * scaleX * cosine - scaleY * sine
    result.m22 = slant * scaleX * sine + scaleY * cosine
    (result.m41, result.m42, result.m43) = (x, y, z)
    return result
  }
}
