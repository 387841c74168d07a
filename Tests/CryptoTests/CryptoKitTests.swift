import CryptoKit
import Foundation
import Testing

/// CryptoKit against the vectors that the standards publish.
@Suite struct `CryptoKit` {
  @Test func `makes digests that print and compare as on iOS`() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    #expect(
      digest.description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(digest.map { String(format: "%02hhx", $0) }.joined() == text(digest))
    #expect(SHA256Digest.byteCount == digest.withUnsafeBytes(\.count))
    #expect(digest == Data(digest))
    #expect(digest != SHA256.hash(data: Data("abd".utf8)))
    #expect(text(Insecure.MD5.hash(data: Data("abc".utf8))) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      text(Insecure.SHA1.hash(data: Data("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d"
    )
    #expect(text(SHA512.hash(data: Data("abc".utf8))).hasPrefix("ddaf35a193617aba"))
  }

  @Test func `goes on with copies of a function by themselves`() {
    var function = SHA256()
    function.update(data: Data("a".utf8))
    var other = function
    other.update(data: Data("zzz".utf8))
    function.update(data: Data("bc".utf8))
    #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
    #expect(other.finalize() == SHA256.hash(data: Data("azzz".utf8)))
  }

  @Test func `authenticates as RFC 4231 does, also by long keys`() {
    let data = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(
      for: data,
      using: SymmetricKey(data: Data("Jefe".utf8))
    )
    #expect(text(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let long = SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131))
    let message = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    let other = HMAC<SHA256>.authenticationCode(for: message, using: long)
    #expect(text(other) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(other, authenticating: message, using: long))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: long))
  }

  @Test func `makes the key of RFC 5869`() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
      salt: bytes("000102030405060708090a0b0c"),
      info: bytes("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42
    )
    let expected = """
      3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865
      """
    #expect(key.withUnsafeBytes { text($0) } == expected)
  }

  @Test func `seals by AES as the specification of GCM does, and opens`() throws {
    let key = SymmetricKey(data: [UInt8](repeating: 0, count: 16))
    let nonce = try AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12))
    let box = try AES.GCM.seal([UInt8](repeating: 0, count: 16), using: key, nonce: nonce)
    #expect(text(box.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
    #expect(text(box.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
    let kept = try #require(box.combined)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: kept), using: key) == Data(count: 16))
    let empty = try AES.GCM.seal(Data(), using: key, nonce: nonce)
    #expect(text(empty.tag) == "58e2fccefa7e3061367f1d57a4e7455a")
    #expect(try AES.GCM.open(empty, using: key).isEmpty)
  }

  @Test func `opens nothing that was changed`() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("secret".utf8), using: key, authenticating: Data("header".utf8))
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    var kept = try #require(box.combined)
    kept[14] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(.init(combined: kept), using: key, authenticating: Data("header".utf8))
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 27))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 5)))
    }
  }

  @Test func `seals by ChaCha20 and Poly1305 as RFC 8439 does`() throws {
    let key = SymmetricKey(data: (0x80...0x9f).map { UInt8($0) })
    let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
    let message =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
      + "sunscreen would be it."
    let extra = bytes("50515253c0c1c2c3c4c5c6c7")
    let box = try ChaChaPoly.seal(
      Data(message.utf8),
      using: key,
      nonce: nonce,
      authenticating: extra
    )
    #expect(text(box.ciphertext).hasPrefix("d31a8d34648e60db7b86afbc53ef7ec2"))
    #expect(text(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
    let kept = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(try ChaChaPoly.open(kept, using: key, authenticating: extra) == Data(message.utf8))
  }
}
