public import FoundationNetworking

/// The certificates that a server shows; nothing here asks about them, since the network's own
/// library decides, so an app is never given any.
public final class SecTrust: Sendable {}

/// The kind of challenge in which iOS asks about a server's certificates; none is of that kind here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The kind of challenge in which a server asks for the user's certificate; none is of that kind here.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The server's certificates; nil here.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Makes a credential that accepts a server's certificates; it has no user and is kept nowhere.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
