internal import CCrypto

// The digests of Common Crypto, computed by libcrypto.
//
// Each function reads `len` bytes at `data`, writes the digest to `md`, which has room for as many
// bytes as the constant of its name says, and answers `md`.

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// The digest of 16 bytes that is no longer safe against forgery.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(EVP_md5(), data, len, md) }

/// The digest of 20 bytes that is no longer safe against forgery.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(EVP_sha1(), data, len, md) }

/// The digest of 28 bytes.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(EVP_sha224(), data, len, md) }

/// The digest of 32 bytes.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(EVP_sha256(), data, len, md) }

/// The digest of 48 bytes.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(EVP_sha384(), data, len, md) }

/// The digest of 64 bytes.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(EVP_sha512(), data, len, md) }

private func digest(
  _ kind: OpaquePointer!,
  _ data: UnsafeRawPointer?,
  _ length: CC_LONG,
  _ output: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let output else { return nil }
  return EVP_Digest(data, Int(length), output, nil, kind, nil) == 1 ? output : nil
}
