internal import CCrypto
public import Foundation

/// The digests of 32 bytes that SHA256 makes.
public struct SHA256: HashFunction {
  public static var blockByteCount: Int { 64 }
  public typealias Digest = SHA256Digest

  private var state = HashState(EVP_sha256())

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.digest()) }
}

/// A digest of SHA256.
public struct SHA256Digest: Digest, FixedBytes {
  public static var byteCount: Int { 32 }
  static var title: String { "SHA256 digest" }
  let bytes: [UInt8]
}

/// The digests of 48 bytes that SHA384 makes.
public struct SHA384: HashFunction {
  public static var blockByteCount: Int { 128 }
  public typealias Digest = SHA384Digest

  private var state = HashState(EVP_sha384())

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.digest()) }
}

/// A digest of SHA384.
public struct SHA384Digest: Digest, FixedBytes {
  public static var byteCount: Int { 48 }
  static var title: String { "SHA384 digest" }
  let bytes: [UInt8]
}

/// The digests of 64 bytes that SHA512 makes.
public struct SHA512: HashFunction {
  public static var blockByteCount: Int { 128 }
  public typealias Digest = SHA512Digest

  private var state = HashState(EVP_sha512())

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.digest()) }
}

/// A digest of SHA512.
public struct SHA512Digest: Digest, FixedBytes {
  public static var byteCount: Int { 64 }
  static var title: String { "SHA512 digest" }
  let bytes: [UInt8]
}

/// Functions that old protocols ask for and that new ones must not use.
public enum Insecure {
  /// The digests of 20 bytes that SHA1 makes, which is no longer safe against forgery.
  public struct SHA1: HashFunction {
    public static var blockByteCount: Int { 64 }
    public typealias Digest = SHA1Digest

    private var state = HashState(EVP_sha1())

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.digest()) }
  }

  /// A digest of SHA1.
  public struct SHA1Digest: Digest, FixedBytes {
    public static var byteCount: Int { 20 }
    static var title: String { "SHA1 digest" }
    let bytes: [UInt8]
  }

  /// The digests of 16 bytes that MD5 makes, which is no longer safe against forgery.
  public struct MD5: HashFunction {
    public static var blockByteCount: Int { 64 }
    public typealias Digest = MD5Digest

    private var state = HashState(EVP_md5())

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    public func finalize() -> MD5Digest { MD5Digest(bytes: state.digest()) }
  }

  /// A digest of MD5.
  public struct MD5Digest: Digest, FixedBytes {
    public static var byteCount: Int { 16 }
    static var title: String { "MD5 digest" }
    let bytes: [UInt8]
  }
}
