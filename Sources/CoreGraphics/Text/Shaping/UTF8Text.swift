import Foundation

/// Scalars as the bytes that the C libraries read, and the way between both.
struct UTF8Text {
  private var bytes: [CChar] = []
  /// For each scalar, and one beyond, the offset of its first byte.
  private(set) var offsets: [Int] = []

  /// The number of bytes.
  var count: Int { bytes.count - 1 }

  init(_ scalars: some Collection<Unicode.Scalar>) {
    bytes.reserveCapacity(scalars.count + 1)
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      offsets.append(bytes.count)
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        bytes.append(CChar(bitPattern: byte))
      }
    }
    offsets.append(bytes.count)
    bytes.append(0)
  }

  /// The scalar whose bytes begin at, or around, an offset.
  func scalarIndex(at offset: Int) -> Int {
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return withUnsafePointer(to: CChar(0), body) }
      return body(base)
    }
  }
}
