public import Foundation

/// The length of a key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

  /// A length in bits, a multiple of eight.
  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0, "A key has whole bytes, and at least one.")
    self.bitCount = bitCount
  }
}

/// A key that both sides of a message know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]

  /// Makes a random key.
  public init(size: SymmetricKeySize) { bytes = SecretBytes.random(size.bitCount / 8) }

  /// Makes a key of some bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  public var bitCount: Int { bytes.count * 8 }

  public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool {
    SecretBytes.areEqual(lhs.bytes, rhs.bytes)
  }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
