internal import Foundation

/// The domain of the errors of sensors.
public let CMErrorDomain = "CMErrorDomain"

/// The number of an error of sensors.
public struct CMError: RawRepresentable, Equatable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32
  /// An error of a number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  /// An error of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// There is no error.
public let CMErrorNULL = CMError(100)
/// The device has to be moved first.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// Nobody knows where north is.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// The cause is not known.
public let CMErrorUnknown = CMError(103)
/// Activities are not found here, as is always so.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The user does not allow activities to be found.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The app may not ask for activities.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// An argument is wrong.
public let CMErrorInvalidParameter = CMError(107)
/// The action is wrong.
public let CMErrorInvalidAction = CMError(108)
/// There is no such sensor, as is always so here.
public let CMErrorNotAvailable = CMError(109)
/// The app may not ask for it.
public let CMErrorNotEntitled = CMError(110)
/// The user does not allow it.
public let CMErrorNotAuthorized = CMError(111)

/// The user's answer to an app that wants to use the sensors.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}

extension CMError {
  /// The error as callers get it.
  var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}
