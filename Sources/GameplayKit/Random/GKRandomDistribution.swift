public import Foundation

/// Numbers of a range, each as likely as the others (L-277).
open class GKRandomDistribution: NSObject, GKRandom {
  /// The least number.
  public let lowestValue: Int
  /// The greatest number.
  public let highestValue: Int
  /// The source that chooses.
  let source: any GKRandom

  /// The number of different numbers.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// Makes numbers of a range by a source; both ends are in the range.
  public init(
    randomSource source: any GKRandom,
    lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    self.source = source
    lowestValue = min(lowestInclusive, highestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
    super.init()
  }

  /// Makes numbers of a range by a source of its own; both ends are in the range.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKARC4RandomSource(),
      lowestValue: lowestInclusive,
      highestValue: highestInclusive
    )
  }

  /// Makes numbers from 1 to that of a die's sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// A die of six sides.
  open class func d6() -> Self { made(sides: 6) }
  /// A die of twenty sides.
  open class func d20() -> Self { made(sides: 20) }

  /// The place of the next number in the range, from 0.
  func nextPlace() -> Int { source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// Makes a number of the range.
  open func nextInt() -> Int { lowestValue + nextPlace() }
  /// Makes a number of the range that is less than a bound; the least number if all are too great.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound <= highestValue else { return nextInt() }
    guard upperBound > lowestValue + 1 else { return lowestValue }
    for _ in 0..<10_000 {
      let number = nextInt()
      if number < upperBound { return number }
    }
    return upperBound - 1
  }
  /// Makes a number from 0 to 1, in as many steps as there are numbers.
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1
      ? Float(nextPlace()) / Float(numberOfPossibleOutcomes - 1) : source.nextUniform()
  }
  /// Makes true or false.
  open func nextBool() -> Bool { source.nextBool() }
}

extension GKRandomDistribution {
  convenience init(making sides: Int) { self.init(forDieWithSideCount: sides) }

  /// Creates an instance by the class's `init(forDieWithSideCount:)`
  /// (`Documentation/Workarounds.md`).
  @_silgen_name("$s11GameplayKit20GKRandomDistributionC6makingACSi_tcfC")
  class func made(sides: Int) -> Self
}

/// Numbers of a range, of which each comes once before any comes again (L-277).
///
/// Of ranges of more than 65,536 numbers none comes twice in a row.
open class GKShuffledDistribution: GKRandomDistribution {
  private var waiting: [Int] = []
  private var last: Int?

  override func nextPlace() -> Int {
    let place = numberOfPossibleOutcomes > 65_536 ? anotherPlace() : dealtPlace()
    last = place
    return place
  }

  private func anotherPlace() -> Int {
    let place = super.nextPlace()
    return place == last ? (place + 1) % numberOfPossibleOutcomes : place
  }

  private func dealtPlace() -> Int {
    if waiting.isEmpty { shuffle() }
    return waiting.removeLast()
  }

  /// Puts all places in an order by chance, the last one not first again.
  private func shuffle() {
    waiting = Array(0..<numberOfPossibleOutcomes)
    for index in waiting.indices.dropFirst().reversed() {
      waiting.swapAt(index, source.nextInt(upperBound: index + 1))
    }
    if waiting.count > 1, waiting.last == last { waiting.swapAt(0, waiting.count - 1) }
  }
}
