public import FoundationAdditions
public import FoundationNetworking

/// The certificates that a server shows, or that an app put together.
///
/// Nobody judges them here (L-192): the network's own library decides about servers, so an app is
/// never given any, and those that it makes itself are never trusted.
public final class SecTrust: @unchecked Sendable {
  let certificates: [SecCertificate]

  init(_ certificates: [SecCertificate] = []) { self.certificates = certificates }
}

/// A rule by which certificates are judged; kept, and asked by nobody here.
public final class SecPolicy: Sendable {}

/// The way in which the judgement of certificates ended.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

/// Certificates are asked about where they were issued.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
/// Lists of withdrawn certificates are looked through.
public let kSecRevocationCRLMethod: CFOptionFlags = 2
/// Lists come first.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
/// Somebody has to say that a certificate is good.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
/// Nothing is asked over a network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
/// Any of the ways.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

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

/// Makes the rule for a server of a name.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// Makes the rule for any certificate.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Makes the rule that certificates must not be withdrawn.
public func SecPolicyCreateRevocation(_ flags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

/// Puts certificates together, to be judged by rules.
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef,
  _ policies: CFTypeRef?,
  _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let all =
    (certificates as? SecCertificate).map { [$0] } ?? certificates as? [SecCertificate] ?? []
  guard !all.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(all)
  return errSecSuccess
}

/// False, with an error that says that no certificate is judged here.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust,
  _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = SecTrust.unjudged
  return false
}

/// The same, reported on a queue.
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust,
  _ queue: DispatchQueue,
  _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  queue.async { result(trust, false, SecTrust.unjudged) }
  return errSecSuccess
}

/// The older form: certificates are never trusted here.
public func SecTrustEvaluate(
  _ trust: SecTrust,
  _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}

/// Says by which rules certificates are judged; nobody asks them here.
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  errSecSuccess
}

/// Says which certificates are trusted already; nobody asks them here.
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchors: CFArray?) -> OSStatus {
  errSecSuccess
}

/// Says that no other certificates are trusted already; nobody asks it here.
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ only: Bool) -> OSStatus {
  errSecSuccess
}

/// The number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

/// One of the certificates; nil for one that is not there.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(index) ? trust.certificates[index] : nil
}

/// All certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
  NSArray(array: trust.certificates)
}

/// The key of the first certificate; nil, as no keys are read here.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// The older form: nil, as no keys are read here.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

extension SecTrust {
  fileprivate static var unjudged: NSError {
    NSError(
      domain: "NSOSStatusErrorDomain",
      code: -67_843,
      userInfo: [NSLocalizedDescriptionKey: "Portico judges no certificates, and trusts none."]
    )
  }
}
