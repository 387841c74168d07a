public import Foundation

/// The domain of the errors of haptics.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// The errors of haptics.
public struct CHHapticError: CustomNSError, Equatable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case invalidTime = -4840
    case fileNotFound = -4851
    case insufficientPower = -4897
    case unknownError = -4898
    case memoryError = -4899
  }
  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "com.apple.CoreHaptics".
  public static var errorDomain: String { CoreHapticsErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// The device has no haptics, as is always so here.
  public static let notSupported = Code.notSupported
  /// The engine was not started.
  public static let engineNotRunning = Code.engineNotRunning
}

extension CHHapticError.Code {
  /// True if an error has this cause, as `case CHHapticError.notSupported:` asks.
  public static func ~= (code: CHHapticError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == CoreHapticsErrorDomain && error.code == code.rawValue
  }
}
