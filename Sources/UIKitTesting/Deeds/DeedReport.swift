/// A rule that a random deed broke.
public struct DeedProblem: CustomStringConvertible {
  /// Begins the run in which it happened.
  public let seed: UInt64
  /// Counted from 1 in that run.
  public let deed: Int
  /// What was done.
  public let name: String
  /// Who is not as they should be.
  public let trouble: String

  /// The trouble without the numbers of those it befell.
  var rule: String { trouble.prefix { $0 != ":" }.filter { !$0.isNumber } }

  public var description: String { "seed \(seed), deed \(deed), \(name): \(trouble)" }
}

/// What became of random deeds.
public struct DeedReport {
  /// How many were done.
  public internal(set) var deeds = 0
  /// How often each was done, by name.
  public internal(set) var counts: [String: Int] = [:]
  /// How many controllers were made.
  public internal(set) var controllers = 0
  /// What was not as it should be.
  public internal(set) var problems: [DeedProblem] = []
  /// The deeds up to the problem one by one, where they were asked for.
  public internal(set) var story = ""

  mutating func add(_ other: Self) {
    deeds += other.deeds
    counts.merge(other.counts, uniquingKeysWith: +)
    controllers += other.controllers
    problems += other.problems
  }
}
