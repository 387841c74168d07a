public import Foundation

/// The domain of the errors of watches.
public let WCErrorDomain = "WCErrorDomain"

/// The errors of watches.
public struct WCError: CustomNSError, Equatable, Hashable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge
    case payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied
    case deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut
    case companionAppNotInstalled, watchOnlyApp
  }

  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "WCErrorDomain".
  public static var errorDomain: String { WCErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// The device has no watches, as is always so here.
  public static let sessionNotSupported = Code.sessionNotSupported
  /// The session is not active.
  public static let sessionNotActivated = Code.sessionNotActivated
  /// No watch belongs to the device.
  public static let deviceNotPaired = Code.deviceNotPaired
  /// The app is not on the watch.
  public static let watchAppNotInstalled = Code.watchAppNotInstalled
  /// The watch can't be reached.
  public static let notReachable = Code.notReachable
  /// The answer took too long.
  public static let messageReplyTimedOut = Code.messageReplyTimedOut
}

extension WCError.Code {
  /// True if an error has this cause, as `case WCError.notReachable:` asks.
  public static func ~= (code: WCError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == WCErrorDomain && error.code == code.rawValue
  }
}
