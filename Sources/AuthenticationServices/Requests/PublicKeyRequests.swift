public import Foundation

/// Makes requests for passkeys, of which none is kept here (L-275).
nonisolated open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject,
  ASAuthorizationProvider, @unchecked Sendable
{
  /// The domain of the app's server.
  public let relyingPartyIdentifier: String

  /// Makes a provider for a server.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    super.init()
  }

  /// Makes a request for a new passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data,
    name: String,
    userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      provider: self,
      challenge: challenge,
      name: name,
      userID: userID
    )
  }

  /// Makes a request for a passkey that is there.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(
      provider: self,
      challenge: challenge
    )
  }
}

/// The care with which a device finds out who uses it.
nonisolated public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference:
  RawRepresentable, Hashable, Sendable
{
  /// The name.
  public let rawValue: String
  /// A degree of care of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A degree of care of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// If it can be done.
  public static let preferred = Self("preferred")
  /// Always.
  public static let required = Self("required")
  /// Rather not.
  public static let discouraged = Self("discouraged")
}

/// A request for a new passkey.
nonisolated open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest:
  ASAuthorizationRequest, @unchecked Sendable
{
  /// The bytes that are to be signed.
  open var challenge: Data
  /// The name for people.
  open var name: String
  /// The server's number of the user.
  open var userID: Data
  /// A further name for people; default nil; kept.
  open var displayName: String?
  /// The care with which a device finds out who uses it; default `preferred`; kept.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(provider: any ASAuthorizationProvider, challenge: Data, name: String, userID: Data) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    super.init(provider: provider)
  }
}

/// A request for a passkey that is there.
nonisolated open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:
  ASAuthorizationRequest, @unchecked Sendable
{
  /// The bytes that are to be signed.
  open var challenge: Data
  /// The care with which a device finds out who uses it; default `preferred`; kept.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(provider: any ASAuthorizationProvider, challenge: Data) {
    self.challenge = challenge
    super.init(provider: provider)
  }
}
