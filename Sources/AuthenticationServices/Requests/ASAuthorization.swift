public import Foundation

/// Makes requests for proofs of who the user is.
public nonisolated protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A proof of who the user is.
public nonisolated protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying,
  NSSecureCoding
{}

/// The success of a request; none succeeds here.
nonisolated open class ASAuthorization: NSObject, @unchecked Sendable {
  /// The maker of the request.
  public let provider: any ASAuthorizationProvider
  /// The proof.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

nonisolated extension ASAuthorization {
  /// A thing that an app wants to know of the user.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A thing of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A thing of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The user's name.
    public static let fullName = Scope("full_name")
    /// The user's address for mail.
    public static let email = Scope("email")
  }

  /// The purpose of a request.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A purpose of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A purpose of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// As fits what the user did before.
    public static let operationImplicit = OpenIDOperation("implicit")
    /// Signing in.
    public static let operationLogin = OpenIDOperation("login")
    /// Proving anew who the user is.
    public static let operationRefresh = OpenIDOperation("refresh")
    /// Signing out.
    public static let operationLogout = OpenIDOperation("logout")
  }
}

/// The likelihood that a user is a person.
nonisolated public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported = 0
  case unknown, likelyReal
}

/// The age of a user.
nonisolated public enum ASUserAgeRange: Int, Sendable {
  case unknown = 0
  case child, notChild
}

/// The domain of the errors of requests.
nonisolated public let ASAuthorizationErrorDomain =
  "com.apple.AuthenticationServices.AuthorizationError"

/// The errors of requests.
nonisolated public struct ASAuthorizationError: CustomNSError, Equatable, Hashable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
    case matchedExcludedCredential, credentialImport, credentialExport
  }

  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "com.apple.AuthenticationServices.AuthorizationError".
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// No cause is known.
  public static let unknown = Code.unknown
  /// The user cancelled.
  public static let canceled = Code.canceled
  /// The answer made no sense.
  public static let invalidResponse = Code.invalidResponse
  /// Nobody handles the request, as is always so here.
  public static let notHandled = Code.notHandled
  /// The request failed.
  public static let failed = Code.failed
  /// Nobody may be asked.
  public static let notInteractive = Code.notInteractive
}

nonisolated extension ASAuthorizationError.Code {
  /// True if an error has this cause, as `case ASAuthorizationError.canceled:` asks.
  public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == ASAuthorizationErrorDomain && error.code == code.rawValue
  }
}
