internal import CCrypto

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// Writes the code that authenticates data by a key to `macOut`, as long as the algorithm's digest;
/// an algorithm that isn't known writes nothing.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer!,
  _ keyLength: Int,
  _ data: UnsafeRawPointer!,
  _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer!
) {
  let kinds = [EVP_sha1(), EVP_md5(), EVP_sha256(), EVP_sha384(), EVP_sha512(), EVP_sha224()]
  guard kinds.indices.contains(Int(algorithm)), let length = Int32(exactly: keyLength), let macOut
  else { return }
  let kind = kinds[Int(algorithm)]
  let bytes = data?.assumingMemoryBound(to: UInt8.self)
  let output = macOut.assumingMemoryBound(to: UInt8.self)
  // A nil key asks libcrypto for the last one again; an empty key is one of no bytes.
  withUnsafeBytes(of: UInt8(0)) { empty in
    _ = HMAC(kind, key ?? empty.baseAddress, length, bytes, dataLength, output, nil)
  }
}
