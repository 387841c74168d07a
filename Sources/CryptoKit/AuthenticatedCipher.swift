internal import CCrypto

/// A cipher of libcrypto that also authenticates what it encrypts, by a tag of 16 bytes.
struct AuthenticatedCipher {
  static let tagLength = 16
  static let nonceLength = 12

  private let kind: OpaquePointer?

  /// AES with Galois counters, by a key of 16, 24 or 32 bytes.
  static func galois(_ key: SymmetricKey) throws -> AuthenticatedCipher {
    switch key.bitCount {
    case 128: AuthenticatedCipher(kind: EVP_aes_128_gcm())
    case 192: AuthenticatedCipher(kind: EVP_aes_192_gcm())
    case 256: AuthenticatedCipher(kind: EVP_aes_256_gcm())
    default: throw CryptoKitError.incorrectKeySize
    }
  }

  /// ChaCha20 with Poly1305, by a key of 32 bytes.
  static func chaCha(_ key: SymmetricKey) throws -> AuthenticatedCipher {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    return AuthenticatedCipher(kind: EVP_chacha20_poly1305())
  }

  func seal(
    _ message: [UInt8],
    _ key: SymmetricKey,
    nonce: [UInt8],
    authenticating extra: [UInt8]
  ) throws -> (ciphertext: [UInt8], tag: [UInt8]) {
    try run(message, key, nonce, extra, encrypts: true) { context, end in
      guard end() else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
      var tag = [UInt8](repeating: 0, count: Self.tagLength)
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagLength), &tag)
      return tag
    }
  }

  func open(
    _ ciphertext: [UInt8],
    _ key: SymmetricKey,
    nonce: [UInt8],
    tag: [UInt8],
    authenticating extra: [UInt8]
  ) throws -> [UInt8] {
    guard tag.count == Self.tagLength else { throw CryptoKitError.authenticationFailure }
    return try run(ciphertext, key, nonce, extra, encrypts: false) { context, end in
      var tag = tag
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(Self.tagLength), &tag)
      guard end() else { throw CryptoKitError.authenticationFailure }
      return tag
    }.0
  }

  /// Runs the cipher over all bytes, and `finish` with the call that ends it.
  private func run(
    _ input: [UInt8],
    _ key: SymmetricKey,
    _ nonce: [UInt8],
    _ extra: [UInt8],
    encrypts: Bool,
    finish: (OpaquePointer, () -> Bool) throws -> [UInt8]
  ) throws -> ([UInt8], [UInt8]) {
    guard let context = EVP_CIPHER_CTX_new(), let length = Int32(exactly: input.count),
      let extraLength = Int32(exactly: extra.count)
    else { throw CryptoKitError.invalidParameter }
    defer { EVP_CIPHER_CTX_free(context) }
    let secret = key.withUnsafeBytes { Array($0) }
    EVP_CipherInit_ex(context, kind, nil, nil, nil, encrypts ? 1 : 0)
    EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil)
    EVP_CipherInit_ex(context, nil, nil, secret, nonce, encrypts ? 1 : 0)
    var count: Int32 = 0
    if !extra.isEmpty { EVP_CipherUpdate(context, nil, &count, extra, extraLength) }
    var output = [UInt8](repeating: 0, count: input.count)
    // A length of zero ends the cipher early, so nothing is not given to it.
    if !input.isEmpty { EVP_CipherUpdate(context, &output, &count, input, length) }
    let tag = try finish(context) {
      var rest = [UInt8](repeating: 0, count: 16)
      return EVP_CipherFinal_ex(context, &rest, &count) == 1
    }
    return (output, tag)
  }
}

/// The parts of a sealed box as bytes.
struct SealedParts: Sendable {
  let nonce: [UInt8]
  let ciphertext: [UInt8]
  let tag: [UInt8]

  init(nonce: [UInt8], ciphertext: [UInt8], tag: [UInt8]) throws {
    guard tag.count == AuthenticatedCipher.tagLength,
      nonce.count >= AuthenticatedCipher.nonceLength
    else { throw CryptoKitError.incorrectParameterSize }
    (self.nonce, self.ciphertext, self.tag) = (nonce, ciphertext, tag)
  }

  /// Nonce, ciphertext and tag in one piece.
  init(combined: [UInt8]) throws {
    let (nonce, tag) = (AuthenticatedCipher.nonceLength, AuthenticatedCipher.tagLength)
    guard combined.count >= nonce + tag else { throw CryptoKitError.incorrectParameterSize }
    try self.init(
      nonce: Array(combined.prefix(nonce)),
      ciphertext: Array(combined.dropFirst(nonce).dropLast(tag)),
      tag: Array(combined.suffix(tag))
    )
  }

  var combined: [UInt8] { nonce + ciphertext + tag }
}
