public import Foundation

/// The domain of the errors of links.
nonisolated public let LPErrorDomain = "LPErrorDomain"

/// The errors of links.
nonisolated public struct LPError: CustomNSError, Equatable, Hashable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    case metadataFetchNotAllowed
  }

  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "LPErrorDomain".
  public static var errorDomain: String { LPErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// No cause is known.
  public static let unknown = Code.unknown
  /// The page could not be read, as is always so here.
  public static let metadataFetchFailed = Code.metadataFetchFailed
  /// Somebody cancelled.
  public static let metadataFetchCancelled = Code.metadataFetchCancelled
  /// Reading the page took too long.
  public static let metadataFetchTimedOut = Code.metadataFetchTimedOut
}

nonisolated extension LPError.Code {
  /// True if an error has this cause, as `case LPError.metadataFetchFailed:` asks.
  public static func ~= (code: LPError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == LPErrorDomain && error.code == code.rawValue
  }
}
