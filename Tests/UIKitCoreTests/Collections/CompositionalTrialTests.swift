import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Random sections` {
  @Test(.oracle("V-42", "V-43", "V-45", "V-46", "V-47", "V-57", "V-148"))
  func `have the frames of the documented rules`() {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["PORTICO_SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["PORTICO_SECTIONS"].flatMap(Int.init) ?? 400
    let report = SectionTrials(seed: seed, count: count).run()
    #expect(report.problems == [], "from seed \(seed)")
    #expect(report.frames > 20 * count)
  }

  @Test(.oracle("V-43"), arguments: [15_381])
  func `have them where they differed once`(seed: UInt64) {
    // 15381: items of no length, between which there are gaps.
    #expect(SectionTrials(seed: seed, count: 1).run().problems == [])
  }

  @Test func `lengths one after the other are found by place and by index`() {
    var tree = ExtentTree(count: 10, length: 5)
    tree.set(20, at: 3)
    tree.set(0, at: 7)
    #expect((0...10).map { tree.start(of: $0) } == [0, 5, 10, 15, 35, 40, 45, 50, 50, 55, 60])
    #expect(
      [0, 4.9, 5, 34, 35, 50, 54.9, 1000, -1].map { tree.index(at: $0) } == [
        0, 0, 1, 3, 4, 8, 8, 9, 0,
      ]
    )
  }

  @Test(arguments: [1024, 2500, 5000]) func `many lengths are those of a plain list`(count: Int) {
    var tree = ExtentTree(count: count, length: 5)
    var plain = ContiguousArray(repeating: CGFloat(5), count: count)
    #expect(tree == ExtentTree(plain))
    for step in 0..<300 {
      let index = step * 7919 % count
      plain[index] = CGFloat(step % 7) * 4
      tree.set(plain[index], at: index)
    }
    #expect(tree == ExtentTree(plain) && tree.lengths == plain)
    var top: CGFloat = 0
    for (index, length) in plain.enumerated() {
      #expect(tree.start(of: index) == top && tree[index] == length)
      if length > 0 { #expect(tree.index(at: top + length / 2) == index) }
      top += length
    }
    #expect(tree.total == top && tree.start(of: count) == top)
  }
}
