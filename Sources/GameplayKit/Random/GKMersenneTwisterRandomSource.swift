public import Foundation

/// A source by the Mersenne Twister of 64 bits: the same numbers for the same seed (L-277).
///
/// The numbers of a seed are not those of iOS.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// The number that the others follow from; another one begins anew.
  open var seed: UInt64 { didSet { twister = Twister(seed) } }
  private var twister: Twister

  /// Makes a source with a seed by chance.
  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }
  /// Makes a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    twister = Twister(seed)
    super.init()
  }

  override func nextBits() -> UInt32 { UInt32(twister.next() >> 32) }

  /// A source that goes on with the same numbers.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    copy.twister = twister
    return copy
  }
}

/// The Mersenne Twister of 64 bits, as Nishimura and Matsumoto published it.
struct Twister {
  private var state: [UInt64]
  private var index = 312

  init(_ seed: UInt64) {
    state = [seed]
    for number in 1..<312 {
      let last = state[number - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(number))
    }
  }

  mutating func next() -> UInt64 {
    if index == 312 { twist() }
    var value = state[index]
    index += 1
    value ^= (value >> 29) & 0x5555_5555_5555_5555
    value ^= (value << 17) & 0x71D6_7FFF_EDA6_0000
    value ^= (value << 37) & 0xFFF7_EEE0_0000_0000
    return value ^ (value >> 43)
  }

  private mutating func twist() {
    for place in 0..<312 {
      let bits = (state[place] & 0xFFFF_FFFF_8000_0000) | (state[(place + 1) % 312] & 0x7FFF_FFFF)
      let mixed = state[(place + 156) % 312] ^ (bits >> 1)
      state[place] = bits & 1 == 0 ? mixed : mixed ^ 0xB502_6F5A_A966_19E9
    }
    index = 0
  }
}
