internal import UIKitCore

/// Many random deeds: run after run from seeds that follow from one, each with a tree of its own
/// that has to be gone at its end.
public struct DeedSeries {
  /// How many deeds a run has.
  private static let length = 1000
  /// A series ends after so many problems.
  private static let patience = 5

  /// Whether this build looks at invariants, as debug builds and those with `PORTICO_CHECKS=1` do.
  public static var checksInvariants: Bool { Invariants.areChecked }

  private let seed: UInt64
  private let count: Int

  /// So many deeds from a seed; those of a problem begin with the seed that it names.
  public init(seed: UInt64, count: Int) {
    self.seed = seed
    self.count = count
  }

  /// Does them, and tells before each run its seed and how many deeds are done.
  public func run(progress: (_ seed: UInt64, _ deeds: Int) -> Void = { _, _ in }) -> DeedReport {
    var report = DeedReport()
    for index in 0... {
      let left = count - index * Self.length
      guard left > 0, report.problems.count < Self.patience else { break }
      let seed = seed(of: index)
      progress(seed, report.deeds)
      report.add(RandomDeeds(seed: seed).run(1...min(left, Self.length)))
    }
    return report
  }

  /// The first run has the seed itself, so that a run can be repeated alone.
  private func seed(of index: Int) -> UInt64 {
    guard index > 0 else { return seed }
    var dice = Dice(seed: seed, deed: -index)
    return dice.next() % 1_000_000_007
  }

  /// As few deeds as possible that break the same rule, one by one with what controllers were told.
  public static func story(of problem: DeedProblem) -> String {
    story(of: problem, fault: nil)
  }

  static func story(of problem: DeedProblem, fault: ((RandomDeeds) -> Void)?) -> String {
    let deeds = fewest(for: problem, fault)
    return RandomDeeds(seed: problem.seed, isTold: true, fault: fault).run(deeds).story
  }

  /// Leaves out deeds, half of them first and single ones last, as long as the rule is broken.
  static func fewest(for problem: DeedProblem, _ fault: ((RandomDeeds) -> Void)? = nil) -> [Int] {
    var deeds = Array(1...max(problem.deed, 1))
    var size = deeds.count / 2
    while size > 0 {
      var start = 0
      while start < deeds.count {
        var fewer = deeds
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if breaks(problem, fewer, fault) { deeds = fewer } else { start += size }
      }
      size /= 2
    }
    return deeds
  }

  private static func breaks(
    _ problem: DeedProblem,
    _ deeds: [Int],
    _ fault: ((RandomDeeds) -> Void)?
  ) -> Bool {
    let report = RandomDeeds(seed: problem.seed, fault: fault).run(deeds)
    return report.problems.first?.rule == problem.rule
  }
}
