public import Foundation

/// A proof that the user has an Apple account; nobody gives one here.
nonisolated open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The name of the user in apps of the same maker.
  open var user: String { "" }
  /// The value of the request.
  open var state: String? { nil }
  /// The things that the user lets the app know.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// The code for the app's server.
  open var authorizationCode: Data? { nil }
  /// The proof for the app's server.
  open var identityToken: Data? { nil }
  /// The address for mail.
  open var email: String? { nil }
  /// The name.
  open var fullName: PersonNameComponents? { nil }
  /// The likelihood that the user is a person.
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
  /// The age.
  open var userAgeRange: ASUserAgeRange { .unknown }
  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  override init() { super.init() }
  /// Nobody archives a proof.
  public required init?(coder: NSCoder) { nil }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}
  /// The proof itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A name and a password.
nonisolated open class ASPasswordCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The name.
  public let user: String
  /// The password.
  public let password: String
  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Makes a pair of a name and a password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
  /// Reads a pair; nil if one is missing.
  public required init?(coder: NSCoder) {
    guard let user = coder.decodeObject(forKey: "user") as? String,
      let password = coder.decodeObject(forKey: "password") as? String
    else { return nil }
    self.user = user
    self.password = password
    super.init()
  }
  /// Writes both.
  open func encode(with coder: NSCoder) {
    coder.encode(user, forKey: "user")
    coder.encode(password, forKey: "password")
  }
  /// The pair itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
