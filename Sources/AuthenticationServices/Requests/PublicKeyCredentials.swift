public import Foundation

/// An answer with a passkey.
public nonisolated protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// The number of the key.
  var credentialID: Data { get }
  /// The values of the client.
  var rawClientDataJSON: Data { get }
}

/// A new passkey; nobody gives one here.
nonisolated open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASPublicKeyCredential, @unchecked Sendable
{
  /// The proof of the key's maker; nil for none.
  open var rawAttestationObject: Data? { nil }
  /// The number of the key.
  open var credentialID: Data { Data() }
  /// The values of the client.
  open var rawClientDataJSON: Data { Data() }
  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  override init() { super.init() }
  /// Nobody archives an answer.
  public required init?(coder: NSCoder) { nil }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}
  /// The answer itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A signature of a passkey; nobody gives one here.
nonisolated open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASPublicKeyCredential, @unchecked Sendable
{
  /// The server's number of the user.
  open var userID: Data! { Data() }
  /// The signature.
  open var signature: Data! { Data() }
  /// The values that were signed too.
  open var rawAuthenticatorData: Data! { Data() }
  /// The number of the key.
  open var credentialID: Data { Data() }
  /// The values of the client.
  open var rawClientDataJSON: Data { Data() }
  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  override init() { super.init() }
  /// Nobody archives an answer.
  public required init?(coder: NSCoder) { nil }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}
  /// The answer itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
