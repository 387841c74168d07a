import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Content that moves by itself` {
  /// Recorded motion begins so long after the time stamp of the lift.
  private static let delay: TimeInterval = 0.0009

  @Test(.oracle("V-20")) func `slows down as it was recorded`() {
    for (trace, start, velocity) in [
      (ScrollTraces.fast, 5326.0, 3000.0), (ScrollTraces.slow, 5074, 750),
    ] {
      let motion = ScrollMotion.slowing(
        from: start,
        at: Self.delay,
        velocity: velocity,
        rate: UIScrollView.DecelerationRate.normal.rawValue
      )
      #expect(trace.count > 40)
      for (time, place) in trace {
        #expect(abs(motion.place(at: time) - place) < 1, "\(velocity) after \(time)")
      }
    }
  }

  @Test(
    .oracle("V-20"),
    arguments: [
      (5326, 3000, 6818, 6819.667, 2.8524), (5074, 750, 5443.333, 5443.667, 2.1608),
    ]
  )
  func `comes to rest a little before the place it told`(
    start: CGFloat,
    velocity: CGFloat,
    end: CGFloat,
    told: CGFloat,
    duration: TimeInterval
  ) {
    let motion = ScrollMotion.slowing(from: start, at: 0, velocity: velocity, rate: 0.998)
    #expect(abs(motion.end - end) < 0.5)
    #expect(abs(motion.proposedEnd - told) < 0.5)
    #expect(!motion.isOver(at: duration - 0.01))
    #expect(motion.isOver(at: duration + 0.01))
    #expect(abs(motion.place(at: duration + 5) - motion.end) < 0.001)
  }

  @Test func `does not move when it is as slow as at its end`() {
    let motion = ScrollMotion.slowing(from: 3, at: 0, velocity: -8, rate: 0.998)
    #expect(motion.isOver(at: 0))
    #expect(motion.end == 3 && motion.proposedEnd == 3 && motion.place(at: 1) == 3)
  }

  @Test(.oracle("V-21")) func `swings out at an edge as it was recorded`() {
    let slowing = ScrollMotion.slowing(from: 39088, at: Self.delay, velocity: 3125, rate: 0.998)
    var peak: CGFloat = 0
    for (time, place) in ScrollTraces.edge {
      let motion = slowing.held(0, 39148, bounces: true, at: time)
      #expect(abs(motion.place(at: time) - place) < 1, "after \(time)")
      peak = max(peak, motion.place(at: time))
    }
    #expect(abs(peak - 39148 - 100.3) < 1)
    let stopped = slowing.held(0, 39148, bounces: false, at: 1)
    #expect(stopped.place(at: 1) == 39148 && stopped.isOver(at: 1))
  }

  @Test(.oracle("V-21")) func `comes back from beyond an edge as it was recorded`() throws {
    let first = try #require(ScrollTraces.held.first)
    #expect(first.place < -200)
    // The finger held the content 235 points beyond the edge.
    let motion = ScrollMotion.returning(from: -235, to: 0, at: Self.delay / 3, finger: -625)
    for (time, place) in ScrollTraces.held {
      #expect(abs(motion.place(at: time) - place) < 1, "after \(time)")
    }
  }
}
