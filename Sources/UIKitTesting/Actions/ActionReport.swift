/// A rule that a random user action broke.
public struct ActionProblem: CustomStringConvertible {
  /// The seed of the run in which it happened.
  public let seed: UInt64
  /// The number of the action in that run, from 1.
  public let action: Int
  /// The name of the action.
  public let name: String
  /// `true` if VoiceOver's cursor was moved all the time.
  let movesCursor: Bool
  /// The objects that are not as they should be, and how.
  public let trouble: String

  /// The trouble without the numbers of the objects it befell.
  var rule: String { trouble.prefix { $0 != ":" }.filter { !$0.isNumber } }

  /// Seed, number, action and trouble in one line.
  public var description: String { "seed \(seed), action \(action), \(name): \(trouble)" }
}

/// The outcome of random user actions.
public struct ActionReport {
  /// The number of actions done.
  public internal(set) var actions = 0
  /// The number of times each action was done, by name.
  public internal(set) var counts: [String: Int] = [:]
  /// The number of controllers made.
  public internal(set) var controllers = 0
  /// The rules that were broken.
  public internal(set) var problems: [ActionProblem] = []
  /// The actions up to the problem one by one, where they were asked for.
  public internal(set) var story = ""

  mutating func add(_ other: Self) {
    actions += other.actions
    counts.merge(other.counts, uniquingKeysWith: +)
    controllers += other.controllers
    problems += other.problems
  }
}
