public import Foundation

/// A code that shows that a message comes from someone who knows a key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sequence, Sendable
where Element == UInt8 {
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  /// True if both are the same bytes, found out in a time that does not depend on them.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    SecretBytes.areEqual(lhs, rhs)
  }

  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// A code made by a hash function and a key.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, FixedBytes {
  static var title: String { "HMAC with \(H.self)" }
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }
}

/// Codes that authenticate messages by a hash function and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Begins a code; a key longer than a block of the function counts by its digest.
  public init(key: SymmetricKey) {
    var bytes = key.withUnsafeBytes { Array($0) }
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  /// Adds a piece of the message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of the message so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// The code of a whole message.
  public static func authenticationCode<D: DataProtocol>(
    for data: D,
    using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// True if a code is that of a message.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC,
    authenticating data: D,
    using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == mac }

  /// True if the bytes of a code are those of a message's.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C,
    authenticating authenticatedData: D,
    using key: SymmetricKey
  ) -> Bool {
    let own = Self.authenticationCode(for: authenticatedData, using: key)
    return authenticationCode.withUnsafeBytes { SecretBytes.areEqual(own.bytes, Array($0)) }
  }
}

/// Keys made of a secret by a hash function (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  /// Makes a key of a secret.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// Makes a key of a secret, for one use.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: [UInt8](),
      info: info,
      outputByteCount: outputByteCount
    )
  }

  /// Makes a key of a secret and a salt.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: salt,
      info: [UInt8](),
      outputByteCount: outputByteCount
    )
  }

  /// Makes a key of a secret and a salt, for one use.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    let code = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: code, info: info, outputByteCount: outputByteCount)
  }

  /// The first step: a code of the secret by the salt.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt
  ) -> HashedAuthenticationCode<H> {
    let salt = salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : Array(salt)
    let secret = inputKeyMaterial.withUnsafeBytes { Array($0) }
    return HMAC<H>.authenticationCode(for: secret, using: SymmetricKey(data: salt))
  }

  /// The second step: as many bytes of the code as a key has, at most 255 digests.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK,
    info: Info?,
    outputByteCount: Int
  ) -> SymmetricKey {
    precondition(outputByteCount <= 255 * H.Digest.byteCount, "A key has at most 255 digests.")
    let key = SymmetricKey(data: prk)
    var (bytes, last): ([UInt8], [UInt8]) = ([], [])
    var number: UInt8 = 1
    while bytes.count < outputByteCount {
      let message = last + (info.map { Array($0) } ?? []) + [number]
      last = HMAC<H>.authenticationCode(for: message, using: key).bytes
      bytes += last
      number &+= 1
    }
    return SymmetricKey(data: Array(bytes.prefix(outputByteCount)))
  }
}
