public import Foundation

/// Makes numbers by chance.
public protocol GKRandom {
  /// Makes a number of the source's whole range.
  func nextInt() -> Int
  /// Makes a number from 0 to one less than a bound.
  func nextInt(upperBound: Int) -> Int
  /// Makes a number from 0 to 1.
  func nextUniform() -> Float
  /// Makes true or false.
  func nextBool() -> Bool
}

/// A source of numbers by chance; this one has the system's, which can't be repeated (L-277).
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  nonisolated(unsafe) private static let shared = GKRandomSource()

  /// Makes a source whose numbers nobody can foresee.
  public override init() { super.init() }

  /// The source that all parts of an app may share.
  open class func sharedRandom() -> GKRandomSource { shared }

  /// The next 32 bits.
  func nextBits() -> UInt32 { .random(in: .min ... .max) }

  /// Makes a number of 32 bits with a sign.
  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }
  /// Makes a number from 0 to one less than a bound; 0 for bounds below 1.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    var bits = Bits(source: self)
    return .random(in: 0..<upperBound, using: &bits)
  }
  /// Makes a number from 0 to 1.
  open func nextUniform() -> Float { Float(nextBits() >> 8) / Float(0xFF_FFFF) }
  /// Makes true or false.
  open func nextBool() -> Bool { nextBits() & 0x8000_0000 != 0 }

  /// The same things in an order by chance.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for index in result.indices.dropFirst().reversed() {
      result.swapAt(index, nextInt(upperBound: index + 1))
    }
    return result
  }

  /// A source that goes on with the same numbers, where there is a seed.
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource() }
}

/// A source as the standard library asks for numbers.
private struct Bits: RandomNumberGenerator {
  let source: GKRandomSource
  mutating func next() -> UInt64 {
    let high = UInt64(source.nextBits())
    return high << 32 | UInt64(source.nextBits())
  }
}

extension NSArray {
  /// The same things in an order by chance.
  public func shuffled() -> [Any] { shuffled(using: GKRandomSource.sharedRandom()) }
  /// The same things in an order that a source chooses.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
}
