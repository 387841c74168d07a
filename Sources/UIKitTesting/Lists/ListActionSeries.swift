internal import UIKitCore

/// Many random actions on lists: run after run from seeds that follow from one, each with a list of
/// its own that has to be gone at its end.
public struct ListActionSeries {
  /// The number of actions in a run.
  private static let length = 200
  /// A series ends after so many problems.
  private static let patience = 3

  private let seed: UInt64
  private let count: Int

  /// A number of actions from a seed; those of a problem begin with the seed that it names.
  public init(seed: UInt64, count: Int) {
    self.seed = seed
    self.count = count
  }

  /// Does them, and reports before each run its seed and the number of actions done.
  public func run(progress: (_ seed: UInt64, _ actions: Int) -> Void = { _, _ in }) -> ActionReport
  {
    var report = ActionReport()
    for index in 0... {
      let left = count - index * Self.length
      guard left > 0, report.problems.count < Self.patience else { break }
      let seed = ActionSeries.seed(of: index, from: seed)
      progress(seed, report.actions)
      report.add(ListActions(seed: seed).run(1...min(left, Self.length)))
    }
    return report
  }

  /// The fewest actions that break the same rule, one by one.
  public func story(of problem: ActionProblem) -> String {
    let actions = ActionSeries.fewest(upTo: problem.action) {
      ListActions(seed: problem.seed).run($0).problems.first?.rule == problem.rule
    }
    return ListActions(seed: problem.seed, isRecorded: true).run(actions).story
  }
}
