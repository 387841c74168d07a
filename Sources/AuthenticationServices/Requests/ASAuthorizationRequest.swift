public import Foundation

/// A request for a proof of who the user is.
nonisolated open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// The maker of the request.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request by the rules of OpenID.
nonisolated open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The things that the app wants to know; default nil; kept.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A value that the answer has too; default nil; kept.
  open var state: String?
  /// A value that is used once; default nil; kept.
  open var nonce: String?
  /// The purpose; default `operationImplicit`; kept.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for an Apple account.
nonisolated open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest,
  @unchecked Sendable
{
  /// The name of a user who signed in before; default nil; kept.
  open var user: String?
}

/// A request for a password that the user has saved.
nonisolated open class ASAuthorizationPasswordRequest: ASAuthorizationRequest,
  @unchecked Sendable
{}

/// Makes requests for passwords that the user has saved; there are none here.
nonisolated open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  /// Makes a provider.
  public override init() { super.init() }
  /// Makes a request.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}
