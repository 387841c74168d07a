import Foundation
import QuartzCore
import Testing
import UIKitTesting

/// Springs against what UIKit was recorded to do.
@Suite struct `A spring of a damping ratio` {
  nonisolated static let recorded:
    [(ratio: CGFloat, duration: Double, velocity: CGFloat, stiffness: CGFloat)] =
      [
        (0.1, 1, 0, 2125.390), (0.2, 1, 0, 707.222), (0.35, 1, 0, 286.409), (0.5, 1, 0, 161.720),
        (0.8, 1, 0, 80.897), (0.9, 1, 0, 71.925), (0.99, 1, 0, 80.025), (1, 1, 0, 85.2559),
        (0.5, 0.3, 0, 1796.883), (0.5, 0.5, 0, 646.878), (0.5, 2, 0, 40.430),
        (0.6, 0.8, 0, 190.214), (0.5, 1, 0.25, 159.672), (0.5, 1, 1, 152.868),
        (0.5, 1, 1.5, 147.616), (0.5, 1, -2, 175.422), (1, 1, 1, 83.1380),
      ]

  @Test(.oracle("W-06"), arguments: recorded.indices)
  func `is as stiff as UIKit makes it`(index: Int) {
    let row = Self.recorded[index]
    let spring = Spring(
      dampingRatio: row.ratio,
      duration: row.duration,
      velocity: row.velocity
    )
    #expect(abs(spring.stiffness - row.stiffness) < 0.0006)
    #expect(spring.mass == 1)
    #expect(abs(spring.damping - 2 * row.ratio * spring.stiffness.squareRoot()) < 1e-9)
  }

  @Test(
    .oracle("W-07"),
    arguments: [
      (0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150.0),
    ]
  )
  func `is where it was seen on its way`(time: Double, place: CGFloat) {
    let spring = Spring(dampingRatio: 0.6, duration: 0.8, velocity: 0)
    #expect(abs(50 + 100 * spring.progress(at: time) - place) < 0.2)
  }

  @Test(
    .oracle("W-07"),
    arguments: [
      (0.15, 183.54), (0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94),
    ]
  )
  func `swings as it was seen to`(time: Double, place: CGFloat) {
    let spring = Spring(dampingRatio: 0.35, duration: 1, velocity: 0)
    #expect(abs(40 + 120 * spring.progress(at: time) - place) < 0.7)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0])
  func `takes any number`(number: CGFloat) {
    for ratio in [0.3, 1, number] {
      let spring = Spring(dampingRatio: ratio, duration: 1, velocity: number)
      #expect(!(spring.stiffness < 0))
    }
  }
}
