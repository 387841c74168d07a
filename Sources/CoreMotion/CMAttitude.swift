public import Foundation

/// The turning of the device in relation to a frame.
open class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
  /// The turning as four numbers.
  open private(set) var quaternion: CMQuaternion

  /// Makes a turning; none by default.
  package init(_ quaternion: CMQuaternion = CMQuaternion(x: 0, y: 0, z: 0, w: 1)) {
    self.quaternion = quaternion
  }

  /// The angle around the device's height, in radians from −π to π.
  open var roll: Double {
    let q = quaternion
    return atan2(2 * (q.y * q.w - q.x * q.z), 1 - 2 * (q.x * q.x + q.y * q.y))
  }
  /// The angle around the device's width, in radians from −π/2 to π/2.
  open var pitch: Double {
    let q = quaternion
    return asin(max(-1, min(1, 2 * (q.x * q.w + q.y * q.z))))
  }
  /// The angle around what points up, in radians from −π to π.
  open var yaw: Double {
    let q = quaternion
    return atan2(2 * (q.z * q.w - q.x * q.y), 1 - 2 * (q.x * q.x + q.z * q.z))
  }
  /// The turning as nine numbers.
  open var rotationMatrix: CMRotationMatrix {
    let q = quaternion
    return CMRotationMatrix(
      m11: 1 - 2 * (q.y * q.y + q.z * q.z),
      m12: 2 * (q.x * q.y + q.z * q.w),
      m13: 2 * (q.x * q.z - q.y * q.w),
      m21: 2 * (q.x * q.y - q.z * q.w),
      m22: 1 - 2 * (q.x * q.x + q.z * q.z),
      m23: 2 * (q.y * q.z + q.x * q.w),
      m31: 2 * (q.x * q.z + q.y * q.w),
      m32: 2 * (q.y * q.z - q.x * q.w),
      m33: 1 - 2 * (q.x * q.x + q.y * q.y)
    )
  }

  /// Makes the turning one in relation to another: equal turnings give none.
  open func multiply(byInverseOf attitude: CMAttitude) {
    let (a, b) = (attitude.quaternion, quaternion)
    quaternion = CMQuaternion(
      x: a.w * b.x - a.x * b.w - a.y * b.z + a.z * b.y,
      y: a.w * b.y - a.y * b.w - a.z * b.x + a.x * b.z,
      z: a.w * b.z - a.z * b.w - a.x * b.y + a.y * b.x,
      w: a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z
    )
  }

  /// A turning of its own with the same numbers.
  open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(quaternion) }
}
