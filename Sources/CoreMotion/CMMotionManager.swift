public import Foundation

/// Takes what the accelerometer measured.
public typealias CMAccelerometerHandler = @Sendable (CMAccelerometerData?, (any Error)?) -> Void
/// Takes what the gyroscope measured.
public typealias CMGyroHandler = @Sendable (CMGyroData?, (any Error)?) -> Void
/// Takes what the magnetometer measured.
public typealias CMMagnetometerHandler = @Sendable (CMMagnetometerData?, (any Error)?) -> Void
/// Takes the movement that was found.
public typealias CMDeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void

/// Asks the sensors of the device; there are none here, as its properties say, so that starting
/// does nothing and no handler is called (L-263).
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// In seconds; default 0.01; kept, and has no effect here.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// In seconds; default 0.01; kept, and has no effect here.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// In seconds; default 0.01; kept, and has no effect here.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// In seconds; default 0.01; kept, and has no effect here.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Default false; kept, and has no effect here.
  open var showsDeviceMovementDisplay = false

  /// Makes a manager.
  public override init() { super.init() }

  /// Always false.
  open var isAccelerometerAvailable: Bool { false }
  /// Always false.
  open var isAccelerometerActive: Bool { false }
  /// Always nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Does nothing: there is no accelerometer.
  open func startAccelerometerUpdates() {}
  /// Does nothing: there is no accelerometer.
  @preconcurrency open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  /// Does nothing: nothing was begun.
  open func stopAccelerometerUpdates() {}

  /// Always false.
  open var isGyroAvailable: Bool { false }
  /// Always false.
  open var isGyroActive: Bool { false }
  /// Always nil.
  open var gyroData: CMGyroData? { nil }
  /// Does nothing: there is no gyroscope.
  open func startGyroUpdates() {}
  /// Does nothing: there is no gyroscope.
  @preconcurrency open func startGyroUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMGyroHandler
  ) {}
  /// Does nothing: nothing was begun.
  open func stopGyroUpdates() {}

  /// Always false.
  open var isMagnetometerAvailable: Bool { false }
  /// Always false.
  open var isMagnetometerActive: Bool { false }
  /// Always nil.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// Does nothing: there is no magnetometer.
  open func startMagnetometerUpdates() {}
  /// Does nothing: there is no magnetometer.
  @preconcurrency open func startMagnetometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMMagnetometerHandler
  ) {}
  /// Does nothing: nothing was begun.
  open func stopMagnetometerUpdates() {}

  /// Always false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Always false.
  open var isDeviceMotionActive: Bool { false }
  /// Always nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The frame in hand; always up and any direction.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  /// Always none.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  /// Does nothing: there are no sensors.
  open func startDeviceMotionUpdates() {}
  /// Does nothing: there are no sensors.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Does nothing: there are no sensors.
  @preconcurrency open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Does nothing: there are no sensors.
  @preconcurrency open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame,
    to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Does nothing: nothing was begun.
  open func stopDeviceMotionUpdates() {}
}
