internal import CCrypto

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public typealias CCRNGStatus = CCCryptorStatus

public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of `derivedKeyLen` bytes from a password by PBKDF2; `kCCSuccess`, or the status of
/// what went wrong.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm,
  _ password: UnsafePointer<CChar>!,
  _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!,
  _ saltLen: Int,
  _ prf: CCPseudoRandomAlgorithm,
  _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>!,
  _ derivedKeyLen: Int
) -> Int32 {
  let kinds = [EVP_sha1(), EVP_sha224(), EVP_sha256(), EVP_sha384(), EVP_sha512()]
  guard algorithm == kCCPBKDF2, (1...kinds.count).contains(Int(prf)), derivedKey != nil,
    let rounds = Int32(exactly: rounds), rounds > 0,
    let passwordLength = Int32(exactly: passwordLen), let saltLength = Int32(exactly: saltLen),
    let length = Int32(exactly: derivedKeyLen), length > 0
  else { return CCCryptorStatus(kCCParamError) }
  let kind = kinds[Int(prf) - 1]
  let result = PKCS5_PBKDF2_HMAC(
    password,
    passwordLength,
    salt,
    saltLength,
    rounds,
    kind,
    length,
    derivedKey
  )
  return CCCryptorStatus(result == 1 ? kCCSuccess : kCCUnspecifiedError)
}

/// Fills `count` bytes with random ones of the system; `kCCSuccess`, or the status of what went
/// wrong.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  guard let length = Int32(exactly: count), count == 0 || bytes != nil else {
    return CCRNGStatus(kCCParamError)
  }
  let isDone = RAND_bytes(bytes?.assumingMemoryBound(to: UInt8.self), length) == 1
  return CCRNGStatus(isDone ? kCCSuccess : kCCRNGFailure)
}
