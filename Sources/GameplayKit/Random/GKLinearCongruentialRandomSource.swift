public import Foundation

/// A source by multiplying and adding: fast, and the same numbers for the same seed (L-277).
///
/// The numbers of a seed are not those of iOS.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The number that the others follow from; another one begins anew.
  open var seed: UInt64 { didSet { state = seed } }
  private var state: UInt64

  /// Makes a source with a seed by chance.
  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }
  /// Makes a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
    super.init()
  }

  override func nextBits() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(state >> 32)
  }

  /// A source that goes on with the same numbers.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKLinearCongruentialRandomSource(seed: seed)
    copy.state = state
    return copy
  }
}
