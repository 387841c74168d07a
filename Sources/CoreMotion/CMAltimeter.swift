public import Foundation

/// Takes the height in relation to the first one.
public typealias CMAltitudeHandler = @Sendable (CMAltitudeData?, (any Error)?) -> Void
/// Takes the height above the sea.
public typealias CMAbsoluteAltitudeHandler =
  @Sendable (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// A height in relation to the first one; none is measured here.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// In metres.
  open var relativeAltitude: NSNumber { 0 }
  /// In kilopascals.
  open var pressure: NSNumber { 0 }
}

/// A height above the sea; none is measured here.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
  /// In metres.
  open var altitude: Double { 0 }
  /// The possible error, in metres.
  open var accuracy: Double { -1 }
  /// The smallest step, in metres.
  open var precision: Double { -1 }
}

/// Measures heights on iOS; here it answers that it can't (L-263).
open class CMAltimeter: NSObject, @unchecked Sendable {
  /// Makes an altimeter.
  public override init() { super.init() }
  /// Always false.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Always false.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Always `denied`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Answers on the queue that there is no altimeter.
  @preconcurrency open func startRelativeAltitudeUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMAltitudeHandler
  ) { queue.addOperation { handler(nil, CMErrorNotAvailable.error) } }
  /// Does nothing: nothing was begun.
  open func stopRelativeAltitudeUpdates() {}
  /// Answers on the queue that there is no altimeter.
  @preconcurrency open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMAbsoluteAltitudeHandler
  ) { queue.addOperation { handler(nil, CMErrorNotAvailable.error) } }
  /// Does nothing: nothing was begun.
  open func stopAbsoluteAltitudeUpdates() {}
}
