import Foundation

/// The bounds of a spring's swings that is given one unit of time to come to rest.
///
/// The spring of a damping ratio is the stiffest one of which a thousandth of the way is left at
/// the end of its time. The law was worked out from stiffnesses that UIKit was seen to use (W-06);
/// it is recorded for velocities from −2 to 1.65 ways per duration.
struct SpringEnvelope {
  var ratio: Double
  /// In whole ways per unit of time, towards the goal.
  var velocity: Double

  /// The part of the way at which a spring counts as being at rest.
  private static let rest = 0.001

  /// The number of times that the interval with the root is halved: to the last digit.
  private static let halvings = 64

  /// The angular frequency, in inverse units of time, at which the spring is at rest after one.
  var frequency: Double {
    guard velocity.isFinite, ratio.isFinite else {
      return SpringEnvelope(ratio: 1, velocity: 0).frequency
    }
    var (low, high) = left(at: peak) > Self.rest ? (peak, max(2 * peak, 1)) : (0, peak)
    while left(at: high) > Self.rest { high *= 2 }
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if left(at: middle) > Self.rest { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The most of the way that is left after one unit of time, at a frequency.
  private func left(at frequency: Double) -> Double {
    guard frequency > 0 else { return .infinity }
    if ratio >= 1 { return abs(1 + frequency - velocity) * exp(-frequency) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    return abs(ratio * frequency - velocity) / swing * exp(-ratio * frequency)
  }

  /// Beyond this frequency what is left only falls; 0 where it falls from the beginning.
  private var peak: Double {
    guard velocity > 0 else { return 0 }
    if ratio >= 1 { return velocity }
    let half = ratio * velocity / 2
    return (half + (half * half + velocity).squareRoot()) / ratio
  }
}
