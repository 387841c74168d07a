internal import CCrypto

// Digests of data that comes in pieces: a context is begun, given the pieces, and ended, after
// which it may be begun again.

/// The state of a digest between two pieces of its data; a copy is a digest of its own from there
/// on, as a copied struct of C is.
public struct DigestContext {
  private var state: DigestState?

  public init() {}

  fileprivate mutating func begin(_ kind: OpaquePointer!) -> Int32 {
    state = DigestState(kind)
    return state == nil ? 0 : 1
  }

  fileprivate mutating func add(_ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
    ownState()
    return state?.add(data, Int(length)) ?? false ? 1 : 0
  }

  fileprivate mutating func end(_ output: UnsafeMutablePointer<UInt8>?) -> Int32 {
    guard let output else { return 0 }
    ownState()
    defer { state = nil }
    return state?.end(output) ?? false ? 1 : 0
  }

  private mutating func ownState() {
    if !isKnownUniquelyReferenced(&state) { state = state.flatMap { DigestState(copying: $0) } }
  }
}

/// Memory of libcrypto for one digest.
private final class DigestState {
  private let context = EVP_MD_CTX_new()

  init?(_ kind: OpaquePointer!) {
    guard EVP_DigestInit_ex(context, kind, nil) == 1 else { return nil }
  }

  init?(copying other: DigestState) {
    guard EVP_MD_CTX_copy_ex(context, other.context) == 1 else { return nil }
  }

  deinit { EVP_MD_CTX_free(context) }

  func add(_ data: UnsafeRawPointer?, _ length: Int) -> Bool {
    EVP_DigestUpdate(context, data, length) == 1
  }

  func end(_ output: UnsafeMutablePointer<UInt8>) -> Bool {
    EVP_DigestFinal_ex(context, output, nil) == 1
  }
}

public typealias CC_MD5_CTX = DigestContext
public typealias CC_SHA1_CTX = DigestContext
public typealias CC_SHA256_CTX = DigestContext
public typealias CC_SHA512_CTX = DigestContext

/// Begins a digest; 1, or 0 if that failed.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  c.pointee.begin(EVP_md5())
}

/// Adds `len` bytes at `data`; 1, or 0 if no digest was begun.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Writes the digest to `md` and ends the context; 1, or 0 if no digest was begun.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { c.pointee.end(md) }

/// Begins a digest; 1, or 0 if that failed.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  c.pointee.begin(EVP_sha1())
}

/// Adds `len` bytes at `data`; 1, or 0 if no digest was begun.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Writes the digest to `md` and ends the context; 1, or 0 if no digest was begun.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { c.pointee.end(md) }

/// Begins a digest; 1, or 0 if that failed.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.pointee.begin(EVP_sha224())
}

/// Adds `len` bytes at `data`; 1, or 0 if no digest was begun.
@discardableResult
public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Writes the digest to `md` and ends the context; 1, or 0 if no digest was begun.
@discardableResult
public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { c.pointee.end(md) }

/// Begins a digest; 1, or 0 if that failed.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.pointee.begin(EVP_sha256())
}

/// Adds `len` bytes at `data`; 1, or 0 if no digest was begun.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Writes the digest to `md` and ends the context; 1, or 0 if no digest was begun.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { c.pointee.end(md) }

/// Begins a digest; 1, or 0 if that failed.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.pointee.begin(EVP_sha384())
}

/// Adds `len` bytes at `data`; 1, or 0 if no digest was begun.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Writes the digest to `md` and ends the context; 1, or 0 if no digest was begun.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { c.pointee.end(md) }

/// Begins a digest; 1, or 0 if that failed.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.pointee.begin(EVP_sha512())
}

/// Adds `len` bytes at `data`; 1, or 0 if no digest was begun.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Writes the digest to `md` and ends the context; 1, or 0 if no digest was begun.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { c.pointee.end(md) }
