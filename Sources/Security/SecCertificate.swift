public import FoundationAdditions

/// A certificate as its bytes, which are not looked into.
public final class SecCertificate: Hashable, Sendable {
  let bytes: Data

  init(_ bytes: Data) { self.bytes = bytes }

  /// True for the same bytes.
  public static func == (one: SecCertificate, other: SecCertificate) -> Bool {
    one.bytes == other.bytes
  }

  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// A key; none is ever read or made here.
public final class SecKey: Hashable, Sendable {
  init() {}

  /// True for the same key.
  public static func == (one: SecKey, other: SecKey) -> Bool { one === other }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A certificate with its key; there is none here.
public final class SecIdentity: Sendable {
  init() {}
}

/// Makes a certificate of its bytes; nil for bytes that are not one sequence in DER, as a certificate
/// is.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData)
  -> SecCertificate?
{
  let bytes = Data(referencing: data)
  return bytes.isSequence ? SecCertificate(bytes) : nil
}

/// The bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  NSData(data: certificate.bytes)
}

/// The name of whom a certificate is for; nil, as it is not read here.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

/// The key of a certificate; nil, as it is not read here.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// The bytes of a key; nil, as there is none here.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }

extension Data {
  /// True for one sequence of DER that ends with the bytes.
  fileprivate var isSequence: Bool {
    let bytes = [UInt8](prefix(6))
    guard bytes.count >= 2, bytes[0] == 0x30 else { return false }
    guard bytes[1] >= 0x80 else { return count == 2 + Int(bytes[1]) }
    let digits = Int(bytes[1] & 0x7F)
    guard (1...4).contains(digits), bytes.count >= 2 + digits else { return false }
    let length = bytes[2..<2 + digits].reduce(0) { $0 << 8 | Int($1) }
    return count == 2 + digits + length
  }
}
