/// An acceleration, in multiples of gravity.
public struct CMAcceleration: Equatable, Sendable {
  /// Along the device's width, to the right.
  public var x: Double
  /// Along its height, up.
  public var y: Double
  /// Out of its screen.
  public var z: Double
  /// Rest.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// An acceleration along three axes.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turning, in radians per second.
public struct CMRotationRate: Equatable, Sendable {
  /// Around the device's width.
  public var x: Double
  /// Around its height.
  public var y: Double
  /// Around what points out of its screen.
  public var z: Double
  /// Rest.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// A turning around three axes.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field, in microteslas.
public struct CMMagneticField: Equatable, Sendable {
  /// Along the device's width.
  public var x: Double
  /// Along its height.
  public var y: Double
  /// Out of its screen.
  public var z: Double
  /// No field.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// A field along three axes.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The quality of a magnetic field.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low, medium, high
}

/// A magnetic field without what the device adds.
public struct CMCalibratedMagneticField: Equatable, Sendable {
  /// The field.
  public var field: CMMagneticField
  /// Its quality.
  public var accuracy: CMMagneticFieldCalibrationAccuracy
  /// No field.
  public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }
  /// A field of a quality.
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    (self.field, self.accuracy) = (field, accuracy)
  }
}

/// A rotation as four numbers, whose squares add up to 1.
public struct CMQuaternion: Equatable, Sendable {
  /// The first part of the axis.
  public var x: Double
  /// The second part of the axis.
  public var y: Double
  /// The third part of the axis.
  public var z: Double
  /// The part of the angle.
  public var w: Double
  /// All zero, which is no rotation yet.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  /// A rotation of four numbers.
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// A rotation as three rows of three numbers.
public struct CMRotationMatrix: Equatable, Sendable {
  /// Row 1, column 1.
  public var m11: Double
  /// Row 1, column 2.
  public var m12: Double
  /// Row 1, column 3.
  public var m13: Double
  /// Row 2, column 1.
  public var m21: Double
  /// Row 2, column 2.
  public var m22: Double
  /// Row 2, column 3.
  public var m23: Double
  /// Row 3, column 1.
  public var m31: Double
  /// Row 3, column 2.
  public var m32: Double
  /// Row 3, column 3.
  public var m33: Double
  /// All zero, which is no rotation yet.
  public init() {
    self.init(m11: 0, m12: 0, m13: 0, m21: 0, m22: 0, m23: 0, m31: 0, m32: 0, m33: 0)
  }
  /// A rotation of nine numbers.
  public init(
    m11: Double,
    m12: Double,
    m13: Double,
    m21: Double,
    m22: Double,
    m23: Double,
    m31: Double,
    m32: Double,
    m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }
}
