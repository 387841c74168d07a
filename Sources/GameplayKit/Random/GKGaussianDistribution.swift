internal import Foundation

/// Numbers of a range, of which those in the middle are likelier, by the curve of Gauss (L-277).
open class GKGaussianDistribution: GKRandomDistribution {
  /// The middle of the numbers.
  public let mean: Float
  /// The distance from the middle within which two thirds of the numbers are.
  public let deviation: Float

  /// Makes numbers of a range, which is six deviations long.
  public override init(
    randomSource source: any GKRandom,
    lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    mean = Float(lowestInclusive + highestInclusive) / 2
    deviation = abs(Float(highestInclusive - lowestInclusive)) / 6
    super.init(
      randomSource: source,
      lowestValue: lowestInclusive,
      highestValue: highestInclusive
    )
  }

  /// Makes numbers around a middle, up to three deviations from it.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    super.init(
      randomSource: source,
      lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded())
    )
  }

  override func nextPlace() -> Int { Int(value().rounded()) - lowestValue }

  /// Makes a number from 0 to 1, around the middle.
  open override func nextUniform() -> Float {
    guard highestValue > lowestValue else { return 0.5 }
    return (value() - Float(lowestValue)) / Float(highestValue - lowestValue)
  }

  /// A number of the curve by the method of Box and Muller, within the range; the middle of a
  /// source that has no such number.
  private func value() -> Float {
    guard highestValue > lowestValue else { return Float(lowestValue) }
    for _ in 0..<100 {
      let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
      let number = mean + deviation * radius * cos(2 * .pi * source.nextUniform())
      if number >= Float(lowestValue), number <= Float(highestValue) { return number }
    }
    return min(Float(highestValue), max(Float(lowestValue), mean))
  }
}
