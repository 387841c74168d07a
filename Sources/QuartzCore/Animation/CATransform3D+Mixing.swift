import Foundation

extension CATransform3D {
  /// The transform at a part of the way to another.
  ///
  /// What turns does so by the shorter way, and stretches evenly, in the plane and in space;
  /// of transforms that slant in space each number goes its own straight way.
  func mixed(with other: CATransform3D, _ part: CGFloat) -> CATransform3D {
    if part == 0 { return self }
    if part == 1 { return other }
    if let a = PlaneParts(self), let b = PlaneParts(other) {
      return a.mixed(with: b, part).transform
    }
    if let a = SpaceParts(self), let b = SpaceParts(other) {
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

/// A transform in space taken apart: stretched, turned, seen in perspective and moved, in this
/// order.
private struct SpaceParts {
  var scale: SIMD3<Double>
  /// The turn as a quaternion, whose last number is the real one.
  var turn: SIMD4<Double>
  var perspective: Double
  /// The last row of the transform.
  var origin: SIMD4<Double>

  /// nil if the transform flattens or slants.
  init?(_ t: CATransform3D) {
    let parts = TransformParts(t)
    (scale, perspective) = (parts.scale, parts.perspective)
    guard abs(scale.x * scale.y * scale.z) > 1e-9 else { return nil }
    origin = t.rows.3
    let (x, y, z) = (t.rows.0 / scale.x, t.rows.1 / scale.y, t.rows.2 / scale.z)
    turn = Self.quaternion(x, y, z)
    let rows = transform.rows
    let differences = [rows.0 - t.rows.0, rows.1 - t.rows.1, rows.2 - t.rows.2]
    guard differences.allSatisfy({ ($0 * $0).sum() < 1e-9 }) else { return nil }
  }

  /// The turn that three rows of a matrix make, by the largest of its four numbers.
  private static func quaternion(
    _ x: SIMD4<Double>,
    _ y: SIMD4<Double>,
    _ z: SIMD4<Double>
  ) -> SIMD4<Double> {
    let squares = SIMD4(
      1 + x.x - y.y - z.z,
      1 - x.x + y.y - z.z,
      1 - x.x - y.y + z.z,
      1 + x.x + y.y + z.z
    )
    let sums = (x.y + y.x, x.z + z.x, y.z + z.y)
    let turns = (y.z - z.y, z.x - x.z, x.y - y.x)
    let numbers: SIMD4<Double> =
      switch squares.max() {
      case squares.w: SIMD4(turns.0, turns.1, turns.2, squares.w)
      case squares.x: SIMD4(squares.x, sums.0, sums.1, turns.0)
      case squares.y: SIMD4(sums.0, squares.y, sums.2, turns.1)
      default: SIMD4(sums.1, sums.2, squares.z, turns.2)
      }
    return numbers / (numbers * numbers).sum().squareRoot()
  }

  func mixed(with other: SpaceParts, _ share: CGFloat) -> SpaceParts {
    let part = Double(share)
    var result = self
    result.scale += (other.scale - scale) * part
    result.perspective += (other.perspective - perspective) * part
    result.origin += (other.origin - origin) * part
    let cosine = (turn * other.turn).sum()
    let end = cosine < 0 ? -other.turn : other.turn
    let angle = acos(min(abs(cosine), 1))
    guard angle > 1e-6 else { return result }
    result.turn = (turn * sin((1 - part) * angle) + end * sin(part * angle)) / sin(angle)
    return result
  }

  var transform: CATransform3D {
    let q = turn
    func row(_ x: Double, _ y: Double, _ z: Double, _ scale: Double) -> SIMD4<Double> {
      SIMD4(x, y, z, z * perspective) * scale
    }
    return CATransform3D(
      rows: (
        row(
          1 - 2 * (q.y * q.y + q.z * q.z),
          2 * (q.x * q.y + q.z * q.w),
          2 * (q.x * q.z - q.y * q.w),
          scale.x
        ),
        row(
          2 * (q.x * q.y - q.z * q.w),
          1 - 2 * (q.x * q.x + q.z * q.z),
          2 * (q.y * q.z + q.x * q.w),
          scale.y
        ),
        row(
          2 * (q.x * q.z + q.y * q.w),
          2 * (q.y * q.z - q.x * q.w),
          1 - 2 * (q.x * q.x + q.y * q.y),
          scale.z
        ),
        origin
      )
    )
  }
}
