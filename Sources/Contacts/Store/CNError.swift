public import Foundation

/// The domain of the errors of contacts.
public let CNErrorDomain = "CNErrorDomain"

/// The errors of contacts.
public struct CNError: CustomNSError, Equatable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser
    case featureNotAvailable
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists, containmentCycle, containmentScope
    case parentRecordDoesNotExist, recordIdentifierInvalid, recordNotWritable
    case parentContainerNotWritable
    case validationMultipleErrors = 300
    case validationTypeMismatch, validationConfigurationError
    case predicateInvalid = 400
    case policyViolation = 500
    case clientIdentifierInvalid = 600
    case clientIdentifierDoesNotExist, clientIdentifierCollision, changeHistoryExpired
    case changeHistoryInvalidAnchor, changeHistoryInvalidFetchRequest
    case vCardMalformed = 700
    case vCardSummarizationError
  }
  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "CNErrorDomain".
  public static var errorDomain: String { CNErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// The user does not allow it, as is always so here.
  public static let authorizationDenied = Code.authorizationDenied
  /// There is no such contact.
  public static let recordDoesNotExist = Code.recordDoesNotExist
  /// A card can't be read.
  public static let vCardMalformed = Code.vCardMalformed
}

extension CNError.Code {
  /// True if an error has this cause, as `case CNError.authorizationDenied:` asks.
  public static func ~= (code: CNError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == CNErrorDomain && error.code == code.rawValue
  }
}
