public import Foundation

/// Makes requests for Apple accounts, of which none is known here (L-275).
nonisolated open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  /// The state of an account in an app.
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized, notFound, transferred
  }

  /// The user no longer wants to be known to the app; never posted here.
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification"
  )

  /// Makes a provider.
  public override init() { super.init() }

  /// Makes a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// Answers on another queue that the account is not known.
  @preconcurrency open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(.notFound, nil) } }

  /// Always `notFound`.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
