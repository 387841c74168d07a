public import Foundation

/// A source by the cipher ARC4: the same numbers for the same seed (L-277).
///
/// The numbers of a seed are not those of iOS.
open class GKARC4RandomSource: GKRandomSource {
  /// The bytes that the numbers follow from; other bytes begin anew.
  open var seed: Data { didSet { box = Box(seed) } }
  private var box: Box

  /// The cipher's table and its two places.
  private struct Box {
    var table = (0...255).map(UInt8.init)
    var (first, second): (UInt8, UInt8) = (0, 0)

    init(_ key: Data) {
      let key = key.isEmpty ? [0] : [UInt8](key)
      var place: UInt8 = 0
      for index in table.indices {
        place = place &+ table[index] &+ key[index % key.count]
        table.swapAt(index, Int(place))
      }
    }

    mutating func next() -> UInt8 {
      first = first &+ 1
      second = second &+ table[Int(first)]
      table.swapAt(Int(first), Int(second))
      return table[Int(table[Int(first)] &+ table[Int(second)])]
    }
  }

  /// Makes a source with a seed by chance.
  public convenience override init() {
    self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }))
  }
  /// Makes a source with a seed.
  public init(seed: Data) {
    self.seed = seed
    box = Box(seed)
    super.init()
  }

  /// Leaves out numbers, of which the first 768 have something to do with the seed.
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextBits() } }

  override func nextBits() -> UInt32 {
    (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(box.next()) }
  }

  /// A source that goes on with the same numbers.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKARC4RandomSource(seed: seed)
    copy.box = box
    return copy
  }
}
