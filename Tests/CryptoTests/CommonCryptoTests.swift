import CommonCrypto
import Testing
import UIKitTesting

/// Common Crypto against the vectors that the standards publish.
@Suite struct `Common Crypto` {
  private func digest(
    _ length: Int32,
    _ body: (UnsafeRawPointer, CC_LONG, UnsafeMutablePointer<UInt8>) -> Void
  ) -> String {
    var output = [UInt8](repeating: 0, count: Int(length))
    Array("abc".utf8).withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { body(start, 3, &output) }
    }
    return text(output)
  }

  @Test(.oracle("L-207")) func `makes the digests of RFC 1321 and FIPS 180`() {
    #expect(
      digest(CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72"
    )
    #expect(
      digest(CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) }
        == "a9993e364706816aba3e25717850c26c9cd0d89d"
    )
    #expect(
      digest(CC_SHA224_DIGEST_LENGTH) { CC_SHA224($0, $1, $2) }
        == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"
    )
    #expect(
      digest(CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(digest(CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) }.hasPrefix("cb00753f45a35e8b"))
    #expect(digest(CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }.hasPrefix("ddaf35a193617aba"))
  }

  @Test func `makes a digest of pieces, and of none without a beginning`() {
    var context = CC_SHA256_CTX()
    var output = [UInt8](repeating: 0, count: 32)
    #expect(CC_SHA256_Update(&context, [1], 1) == 0)
    #expect(CC_SHA256_Init(&context) == 1)
    #expect(CC_SHA256_Update(&context, Array("a".utf8), 1) == 1)
    var other = context
    CC_SHA256_Update(&other, Array("zzz".utf8), 3)
    CC_SHA256_Update(&context, Array("bc".utf8), 2)
    #expect(CC_SHA256_Final(&output, &context) == 1)
    #expect(text(output).hasPrefix("ba7816bf8f01cfea"))
    #expect(CC_SHA256_Final(&output, &context) == 0)
  }

  @Test(.oracle("L-207")) func `authenticates as RFC 4231 does`() {
    var output = [UInt8](repeating: 0, count: 32)
    let (key, data) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, data, data.count, &output)
    #expect(
      text(output) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    let before = output
    CCHmac(99, key, key.count, data, data.count, &output)
    #expect(output == before)
  }

  @Test(arguments: [
    (1, "0c60c80f961f0e71f3a9b524af6012062fe037a6"),
    (4096, "4b007901b765489abead49d926f721d065a429c1"),
  ])
  func `makes the keys of RFC 6070`(rounds: UInt32, key: String) {
    var output = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2),
      "password",
      8,
      Array("salt".utf8),
      4,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1),
      rounds,
      &output,
      output.count
    )
    #expect(status == kCCSuccess)
    #expect(text(output) == key)
  }

  private func crypt(
    _ operation: Int,
    _ options: Int,
    _ input: [UInt8],
    room: Int
  ) -> (status: CCCryptorStatus, bytes: [UInt8]) {
    let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
    let start = bytes("000102030405060708090a0b0c0d0e0f")
    var output = [UInt8](repeating: 0, count: room)
    var moved = 0
    let status = CCCrypt(
      CCOperation(operation),
      CCAlgorithm(kCCAlgorithmAES),
      CCOptions(options),
      key,
      key.count,
      start,
      input,
      input.count,
      &output,
      room,
      &moved
    )
    return (status, Array(output.prefix(moved)))
  }

  @Test func `encrypts as SP 800-38A does, and back`() {
    let plain = bytes("6bc1bee22e409f96e93d7e117393172a")
    let sealed = crypt(kCCEncrypt, 0, plain, room: 16)
    #expect(sealed.status == kCCSuccess)
    #expect(text(sealed.bytes) == "7649abac8119b246cee98e9b12e9197d")
    #expect(crypt(kCCDecrypt, 0, sealed.bytes, room: 16).bytes == plain)
  }

  @Test func `pads, says how much room is missing, and refuses what isn't whole`() {
    let message = Array("A bird in the hand".utf8)
    let tight = crypt(kCCEncrypt, kCCOptionPKCS7Padding, message, room: 16)
    #expect(tight.status == kCCBufferTooSmall)
    let sealed = crypt(kCCEncrypt, kCCOptionPKCS7Padding, message, room: 32)
    #expect(sealed.bytes.count == 32)
    #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, sealed.bytes, room: 32).bytes == message)
    #expect(crypt(kCCEncrypt, 0, message, room: 64).status == kCCAlignmentError)
    var broken = sealed.bytes
    broken[31] ^= 1
    #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, broken, room: 32).status == kCCDecodeError)
  }
}
