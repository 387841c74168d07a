public import Foundation

/// ChaCha20 with Poly1305: messages are encrypted and authenticated, by a key of 256 bits.
public enum ChaChaPoly: Sendable {
  /// A number that is used once with a key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// Makes a random nonce of 12 bytes.
    public init() { bytes = SecretBytes.random(AuthenticatedCipher.nonceLength) }

    /// Makes a nonce of 12 bytes.
    public init<D: DataProtocol>(data: D) throws {
      let nonce = Array(data)
      guard nonce.count == AuthenticatedCipher.nonceLength else {
        throw CryptoKitError.incorrectParameterSize
      }
      bytes = nonce
    }

    fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// A sealed message: the nonce, the encrypted message, and the tag that authenticates it.
  public struct SealedBox: Sendable {
    let parts: SealedParts

    /// Takes a box apart that was kept in one piece.
    public init<D: DataProtocol>(combined: D) throws {
      parts = try SealedParts(combined: Array(combined))
    }

    /// Puts a box together.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      parts = try SealedParts(
        nonce: nonce.bytes,
        ciphertext: Array(ciphertext),
        tag: Array(tag)
      )
    }

    fileprivate init(_ parts: SealedParts) { self.parts = parts }

    public var nonce: Nonce { Nonce(bytes: parts.nonce) }
    public var ciphertext: Data { Data(parts.ciphertext) }
    public var tag: Data { Data(parts.tag) }
    /// Nonce, ciphertext and tag in one piece.
    public var combined: Data { Data(parts.combined) }
  }

  /// Encrypts a message, and authenticates it with other data that stay readable.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext,
    using key: SymmetricKey,
    nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let (ciphertext, tag) = try AuthenticatedCipher.chaCha(key).seal(
      Array(message),
      key,
      nonce: nonce.bytes,
      authenticating: Array(authenticatedData)
    )
    return SealedBox(
      try SealedParts(nonce: nonce.bytes, ciphertext: ciphertext, tag: tag)
    )
  }

  /// Encrypts and authenticates a message.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext,
    using key: SymmetricKey,
    nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// Decrypts a message; one that was changed, or another key, is an authentication failure.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox,
    using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    let parts = sealedBox.parts
    return Data(
      try AuthenticatedCipher.chaCha(key).open(
        parts.ciphertext,
        key,
        nonce: parts.nonce,
        tag: parts.tag,
        authenticating: Array(authenticatedData)
      )
    )
  }

  /// Decrypts a message; one that was changed, or another key, is an authentication failure.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }
}
