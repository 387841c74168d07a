public import Foundation

/// Asks the sensors of headphones; there are none here, so that starting does nothing.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  /// Takes the movement that was found.
  public typealias DeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void
  /// Is notified of headphones; never called here.
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
  /// Makes a manager.
  public override init() { super.init() }
  /// Always `denied`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Always false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Always false.
  open var isDeviceMotionActive: Bool { false }
  /// Always nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Does nothing: there are no sensors.
  open func startDeviceMotionUpdates() {}
  /// Does nothing: there are no sensors.
  @preconcurrency open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping DeviceMotionHandler
  ) {}
  /// Does nothing: nothing was begun.
  open func stopDeviceMotionUpdates() {}
}

/// Is notified of headphones; all methods are optional.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  /// Headphones were connected; never called here.
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  /// Headphones were disconnected; never called here.
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
  /// Does nothing by default.
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  /// Does nothing by default.
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
