internal import UIKitCore

/// Many random user actions: run after run from seeds that follow from one, each with a tree of its
/// own that has to be gone at its end.
public struct ActionSeries {
  /// The number of actions in a run.
  private static let length = 1000
  /// A series ends after so many problems.
  private static let patience = 5

  /// True if this build checks invariants, as debug builds and those with `PORTICO_CHECKS=1` do.
  public static var checksInvariants: Bool { Invariants.areChecked }

  private let seed: UInt64
  private let count: Int
  private let movesCursor: Bool
  private let isKept: Bool

  /// A number of actions from a seed; those of a problem begin with the seed that it names.
  ///
  /// With `movesCursor` VoiceOver runs, and its user does something after each action. A kept one
  /// runs an app that is sent away, ended and launched again among its actions and has to come back
  /// as it was left.
  public init(seed: UInt64, count: Int, movesCursor: Bool = false, isKept: Bool = false) {
    self.seed = seed
    self.count = count
    self.movesCursor = movesCursor
    self.isKept = isKept
  }

  /// Does them, and reports before each run its seed and the number of actions done.
  public func run(progress: (_ seed: UInt64, _ actions: Int) -> Void = { _, _ in }) -> ActionReport
  {
    var report = ActionReport()
    for index in 0... {
      let left = count - index * Self.length
      guard left > 0, report.problems.count < Self.patience else { break }
      let seed = Self.seed(of: index, from: seed)
      progress(seed, report.actions)
      let actions = RandomActions(seed: seed, isKept: isKept, movesCursor: movesCursor)
      report.add(actions.run(1...min(left, Self.length)))
    }
    return report
  }

  /// The first run has the seed itself, so that a run can be repeated alone.
  static func seed(of index: Int, from seed: UInt64) -> UInt64 {
    guard index > 0 else { return seed }
    var dice = Dice(seed: seed, action: -index)
    return dice.next() % 1_000_000_007
  }

  /// The fewest actions that break the same rule, one by one with the callbacks controllers
  /// received.
  public func story(of problem: ActionProblem) -> String {
    Self.story(of: problem, isKept: isKept, fault: nil)
  }

  static func story(
    of problem: ActionProblem,
    isKept: Bool = false,
    fault: ((RandomActions) -> Void)?
  ) -> String {
    let actions = fewest(for: problem, isKept: isKept, fault)
    return RandomActions(
      seed: problem.seed,
      isKept: isKept,
      isRecorded: true,
      movesCursor: problem.movesCursor,
      fault: fault
    ).run(actions).story
  }

  /// Leaves out actions, half of them first and single ones last, as long as the rule is broken.
  static func fewest(
    for problem: ActionProblem,
    isKept: Bool = false,
    _ fault: ((RandomActions) -> Void)? = nil
  ) -> [Int] {
    fewest(upTo: problem.action) { breaks(problem, $0, isKept, fault) }
  }

  /// The fewest of the first actions that still break a rule.
  static func fewest(upTo last: Int, breaks: ([Int]) -> Bool) -> [Int] {
    var actions = Array(1...max(last, 1))
    var size = actions.count / 2
    while size > 0 {
      var start = 0
      while start < actions.count {
        var fewer = actions
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if breaks(fewer) { actions = fewer } else { start += size }
      }
      size /= 2
    }
    return actions
  }

  private static func breaks(
    _ problem: ActionProblem,
    _ actions: [Int],
    _ isKept: Bool,
    _ fault: ((RandomActions) -> Void)?
  ) -> Bool {
    let report = RandomActions(
      seed: problem.seed,
      isKept: isKept,
      movesCursor: problem.movesCursor,
      fault: fault
    ).run(actions)
    return report.problems.first?.rule == problem.rule
  }
}
