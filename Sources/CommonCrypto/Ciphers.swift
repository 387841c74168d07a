internal import CCrypto

public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCOverflow = -4306
public let kCCRNGFailure = -4307
public let kCCUnspecifiedError = -4308

public let kCCEncrypt = 0
public let kCCDecrypt = 1

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24
public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts all of some data at once, by AES, DES or triple DES.
///
/// Blocks are chained from `iv`, or from zeros without one, unless the options say ECB. Without
/// padding the data are whole blocks. `dataOutMoved` gets the number of bytes at `dataOut`, or with
/// `kCCBufferTooSmall` the number that is needed.
@discardableResult
public func CCCrypt(
  _ op: CCOperation,
  _ alg: CCAlgorithm,
  _ options: CCOptions,
  _ key: UnsafeRawPointer!,
  _ keyLength: Int,
  _ iv: UnsafeRawPointer!,
  _ dataIn: UnsafeRawPointer!,
  _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!,
  _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  do throws(CipherFailure) {
    let cipher = try Cipher(alg, options, keyLength: keyLength)
    guard op <= kCCDecrypt, let key, dataInLength >= 0, dataIn != nil || dataInLength == 0 else {
      throw CipherFailure(kCCParamError)
    }
    let input = UnsafeRawBufferPointer(start: dataIn, count: dataInLength)
    let needed = try cipher.outputLength(for: dataInLength, encrypts: op == kCCEncrypt)
    guard dataOutAvailable >= needed, dataOut != nil || needed == 0 else {
      dataOutMoved?.pointee = needed
      throw CipherFailure(kCCBufferTooSmall)
    }
    let output = try cipher.run(input, encrypts: op == kCCEncrypt, key: key, start: iv)
    guard output.count <= dataOutAvailable else { throw CipherFailure(kCCBufferTooSmall) }
    dataOut?.copyMemory(from: output, byteCount: output.count)
    dataOutMoved?.pointee = output.count
    return CCCryptorStatus(kCCSuccess)
  } catch {
    return error.status
  }
}

/// The status that a cipher ends with when it can't do its work.
private struct CipherFailure: Error {
  let status: CCCryptorStatus

  init(_ status: Int) { self.status = CCCryptorStatus(status) }
}

/// An algorithm with a length of keys and a way to chain blocks.
private struct Cipher {
  private let kind: OpaquePointer
  private let isChained: Bool
  private let isPadded: Bool
  private let blockLength: Int

  init(_ algorithm: CCAlgorithm, _ options: CCOptions, keyLength: Int) throws(CipherFailure) {
    let isChained = options & CCOptions(kCCOptionECBMode) == 0
    let kind: OpaquePointer?
    switch (Int(algorithm), keyLength) {
    case (kCCAlgorithmAES, kCCKeySizeAES128):
      kind = isChained ? EVP_aes_128_cbc() : EVP_aes_128_ecb()
    case (kCCAlgorithmAES, kCCKeySizeAES192):
      kind = isChained ? EVP_aes_192_cbc() : EVP_aes_192_ecb()
    case (kCCAlgorithmAES, kCCKeySizeAES256):
      kind = isChained ? EVP_aes_256_cbc() : EVP_aes_256_ecb()
    case (kCCAlgorithmDES, kCCKeySizeDES): kind = isChained ? EVP_des_cbc() : EVP_des_ecb()
    case (kCCAlgorithm3DES, kCCKeySize3DES):
      kind = isChained ? EVP_des_ede3_cbc() : EVP_des_ede3_ecb()
    case (kCCAlgorithmAES...kCCAlgorithm3DES, _): throw CipherFailure(kCCParamError)
    default: throw CipherFailure(kCCUnimplemented)
    }
    guard let kind else { throw CipherFailure(kCCUnimplemented) }
    self.kind = kind
    self.isChained = isChained
    isPadded = options & CCOptions(kCCOptionPKCS7Padding) != 0
    blockLength = Int(algorithm) == kCCAlgorithmAES ? kCCBlockSizeAES128 : kCCBlockSizeDES
  }

  /// The most bytes that come out; padding makes up to a block more of what is encrypted.
  func outputLength(for length: Int, encrypts: Bool) throws(CipherFailure) -> Int {
    if isPadded, encrypts { return (length / blockLength + 1) * blockLength }
    guard length % blockLength == 0 else { throw CipherFailure(kCCAlignmentError) }
    // What is decrypted loses its padding, which only decrypting tells.
    return isPadded ? 0 : length
  }

  func run(
    _ input: UnsafeRawBufferPointer,
    encrypts: Bool,
    key: UnsafeRawPointer,
    start: UnsafeRawPointer?
  ) throws(CipherFailure) -> [UInt8] {
    guard let length = Int32(exactly: input.count), let context = EVP_CIPHER_CTX_new() else {
      throw CipherFailure(kCCMemoryFailure)
    }
    defer { EVP_CIPHER_CTX_free(context) }
    var first = [UInt8](repeating: 0, count: blockLength)
    // Blocks that are not chained have no first one, and the app's may be shorter.
    if isChained, let start {
      first = [UInt8](UnsafeRawBufferPointer(start: start, count: blockLength))
    }
    let key = key.assumingMemoryBound(to: UInt8.self)
    guard EVP_CipherInit_ex(context, kind, nil, key, first, encrypts ? 1 : 0) == 1 else {
      throw CipherFailure(kCCUnimplemented)
    }
    EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0)
    var output = [UInt8](repeating: 0, count: input.count + blockLength)
    var (count, rest): (Int32, Int32) = (0, 0)
    let bytes = input.bindMemory(to: UInt8.self).baseAddress
    let isRead = EVP_CipherUpdate(context, &output, &count, bytes, length) == 1
    let isDone =
      isRead
      && output.withUnsafeMutableBufferPointer { all in
        EVP_CipherFinal_ex(context, all.baseAddress.map { $0 + Int(count) }, &rest) == 1
      }
    guard isDone else { throw CipherFailure(kCCDecodeError) }
    output.removeLast(output.count - Int(count + rest))
    return output
  }
}
