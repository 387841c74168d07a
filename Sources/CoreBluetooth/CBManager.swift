public import Foundation

/// The state of Bluetooth.
public enum CBManagerState: Int, Sendable {
  case unknown = 0
  case resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// The user's answer to an app that wants to use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, allowedAlways
}

/// Bluetooth, which an app can't use here (L-273).
open class CBManager: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Always `unsupported`.
  open var state: CBManagerState { .unsupported }
  /// Always `denied`.
  open var authorization: CBManagerAuthorization { .denied }
  /// Always `denied`.
  open class var authorization: CBManagerAuthorization { .denied }
}

/// Somebody whom this or another device talks to.
open class CBPeer: NSObject, @unchecked Sendable {
  /// The device's own number of it.
  public let identifier = UUID()
  override init() { super.init() }
}

/// The domain of the errors of Bluetooth.
public let CBErrorDomain = "CBErrorDomain"
/// The domain of the errors of characteristics.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// The errors of Bluetooth.
public struct CBError: CustomNSError, Equatable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case unknown = 0
    case invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
    case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising
    case connectionFailed, connectionLimitReached, unknownDevice, operationNotSupported
  }
  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "CBErrorDomain".
  public static var errorDomain: String { CBErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
}
