public import Foundation

/// Something that a sensor measured; there are no sensors here.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// The second of the measurement, since the machine began.
  open var timestamp: TimeInterval { 0 }
}

/// A measured acceleration.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration with gravity.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measured turning.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The turning.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A measured magnetic field.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// The field, with what the device adds.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// The movement that several sensors together found.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The place of the sensors.
  public enum SensorLocation: Int, Sendable {
    case `default` = 0
    case headphoneLeft, headphoneRight
  }
  /// The turning in relation to a frame.
  open var attitude: CMAttitude { CMAttitude() }
  /// The turning.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The acceleration by gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration by the user.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The magnetic field.
  open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  /// The direction from north, in degrees; −1 without one.
  open var heading: Double { -1 }
  /// The place of the sensors.
  open var sensorLocation: SensorLocation { .default }
}

/// The frames that turnings relate to.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Frames of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up, and any direction.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// Up, and any direction that stays.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// Up, and where the needle points.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// Up, and north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
