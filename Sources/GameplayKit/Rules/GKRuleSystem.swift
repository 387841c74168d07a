public import Foundation

/// Rules, and the facts that follow from them, each to a grade from 0 to 1 (L-281).
open class GKRuleSystem: NSObject {
  /// The values that rules ask about, by key.
  public let state = NSMutableDictionary()
  /// The rules, in the order in which they came.
  open private(set) var rules: [GKRule] = []
  /// The rules that are still to be tried, those of the greatest salience first.
  open private(set) var agenda: [GKRule] = []
  /// The rules that held, in the order in which they did.
  open private(set) var executed: [GKRule] = []
  private var grades: [(fact: any NSObjectProtocol, grade: Float)] = []

  /// The facts that hold to some grade, in the order in which they came.
  open var facts: [Any] { grades.map(\.fact) }

  /// Makes a system without rules.
  public override init() { super.init() }

  /// Adds a rule.
  open func add(_ rule: GKRule) { add([rule]) }
  /// Adds rules.
  open func add(_ rules: [GKRule]) {
    self.rules += rules
    agenda = Self.sorted(agenda + rules)
  }
  /// Takes all rules away; facts stay.
  open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }

  /// Tries all rules of the agenda: the first one that holds does its work, leaves the agenda, and
  /// the rest are tried again, until none holds.
  open func evaluate() {
    while let index = agenda.firstIndex(where: { $0.evaluatePredicate(in: self) }) {
      let rule = agenda.remove(at: index)
      executed.append(rule)
      rule.performAction(in: self)
    }
  }

  /// Forgets all facts, and puts all rules on the agenda.
  open func reset() {
    (grades, executed) = ([], [])
    agenda = Self.sorted(rules)
  }

  private static func sorted(_ rules: [GKRule]) -> [GKRule] {
    rules.enumerated().sorted {
      ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset)
    }.map(\.element)
  }

  /// The grade of a fact; 0 if it doesn't hold.
  open func grade(forFact fact: any NSObjectProtocol) -> Float {
    place(of: fact).map { grades[$0].grade } ?? 0
  }
  /// The least grade of facts, of which each counts.
  open func minimumGrade(forFacts facts: [Any]) -> Float { allGrades(facts).min() ?? 0 }
  /// The greatest grade of facts, of which one is enough.
  open func maximumGrade(forFacts facts: [Any]) -> Float { allGrades(facts).max() ?? 0 }

  private func allGrades(_ facts: [Any]) -> [Float] {
    facts.map { (($0 as AnyObject) as? any NSObjectProtocol).map(grade) ?? 0 }
  }

  /// Lets a fact hold wholly.
  open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
  /// Lets a fact hold more by a grade, to at most 1.
  open func assertFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: grade) }
  /// Lets a fact hold no longer.
  open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
  /// Lets a fact hold less by a grade; at 0 it holds no longer.
  open func retractFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: -grade) }

  private func change(_ fact: any NSObjectProtocol, by difference: Float) {
    let index = place(of: fact)
    let grade = min(1, max(0, (index.map { grades[$0].grade } ?? 0) + difference))
    switch (index, grade) {
    case (let index?, 0): grades.remove(at: index)
    case (let index?, _): grades[index].grade = grade
    case (nil, 0): break
    case (nil, _): grades.append((fact, grade))
    }
  }

  private func place(of fact: any NSObjectProtocol) -> Int? {
    grades.firstIndex { $0.fact.isEqual(fact) }
  }

  /// True if a predicate holds, whose variables are keys of the state.
  func satisfies(_ predicate: NSPredicate) -> Bool {
    var values: [String: Any] = [:]
    for case (let key as String, let value) in state { values[key] = value }
    return predicate.evaluate(with: self, substitutionVariables: values)
  }
}
