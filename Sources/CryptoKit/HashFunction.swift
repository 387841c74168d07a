internal import CCrypto
public import Foundation

/// A function that makes a digest of data, at once or piece by piece.
public protocol HashFunction: Sendable {
  /// The bytes that the function reads as one block.
  static var blockByteCount: Int { get }
  associatedtype Digest: CryptoKit.Digest

  init()

  /// Adds bytes to those that the digest is of.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// The digest of the bytes so far; more may be added afterwards.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of all of some data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// The digest of all bytes of a buffer.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// Adds data to those that the digest is of.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// The result of a hash function: a fixed number of bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

extension Digest {
  /// True if both are the same bytes, found out in a time that does not depend on them.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    SecretBytes.areEqual(lhs, rhs)
  }

  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// The bytes of a digest or of a code.
protocol FixedBytes: ContiguousBytes, CustomStringConvertible, Hashable, Sequence
where Element == UInt8, Iterator == Array<UInt8>.Iterator {
  /// The name in front of the bytes in a description.
  static var title: String { get }
  var bytes: [UInt8] { get }
}

extension FixedBytes {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    SecretBytes.areEqual(lhs.bytes, rhs.bytes)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// The name of the function and the bytes in hexadecimal, as `SHA256 digest: 2cf24d…`.
  public var description: String { "\(Self.title): \(bytes.hexadecimal)" }
}

extension [UInt8] {
  var hexadecimal: String {
    let digits = Array<Character>("0123456789abcdef")
    return String(flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}

enum SecretBytes {
  /// True if both hold the same bytes; the time depends on their number alone.
  static func areEqual(_ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Bool {
    let (first, second) = (Array(first), Array(second))
    return first.count == second.count && CRYPTO_memcmp(first, second, first.count) == 0
  }

  static func random(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
