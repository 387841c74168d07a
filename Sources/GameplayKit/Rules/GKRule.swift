public import Foundation

/// A condition, and what is done where it holds (L-281).
open class GKRule: NSObject {
  /// The order: rules of greater numbers come first; default 0.
  open var salience = 0
  private let condition: (GKRuleSystem) -> Bool
  private let action: (GKRuleSystem) -> Void

  /// Makes a rule that holds never and does nothing, for subclasses.
  public convenience override init() { self.init(blockPredicate: { _ in false }, action: { _ in }) }

  /// Makes a rule of a condition and of what is done.
  public init(
    blockPredicate predicate: @escaping (GKRuleSystem) -> Bool,
    action: @escaping (GKRuleSystem) -> Void
  ) {
    condition = predicate
    self.action = action
    super.init()
  }

  /// Makes a rule by which a fact holds to a grade; variables of the predicate are keys of the
  /// system's state.
  public convenience init(
    predicate: NSPredicate,
    assertingFact fact: any NSObjectProtocol,
    grade: Float
  ) {
    self.init(
      blockPredicate: { $0.satisfies(predicate) },
      action: { $0.assertFact(fact, grade: grade) }
    )
  }

  /// Makes a rule by which a fact holds less by a grade; variables of the predicate are keys of the
  /// system's state.
  public convenience init(
    predicate: NSPredicate,
    retractingFact fact: any NSObjectProtocol,
    grade: Float
  ) {
    self.init(
      blockPredicate: { $0.satisfies(predicate) },
      action: { $0.retractFact(fact, grade: grade) }
    )
  }

  /// True if the condition holds.
  open func evaluatePredicate(in system: GKRuleSystem) -> Bool { condition(system) }
  /// Does what is done where the condition holds.
  open func performAction(in system: GKRuleSystem) { action(system) }
}

/// A rule with a predicate, whose subclasses say what is done.
open class GKNSPredicateRule: GKRule {
  /// The condition; its variables are keys of the system's state.
  public let predicate: NSPredicate

  /// Makes a rule of a predicate that does nothing.
  public init(predicate: NSPredicate) {
    self.predicate = predicate
    super.init(blockPredicate: { $0.satisfies(predicate) }, action: { _ in })
  }
}
