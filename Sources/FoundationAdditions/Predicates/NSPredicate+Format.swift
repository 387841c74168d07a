public import Foundation
internal import ObjectiveC

extension NSPredicate {
  /// Makes a predicate of a format and the arguments for its places: `%@` and C's formats for
  /// values, `%K` for key paths.
  ///
  /// Comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `IN`, `BETWEEN`, `CONTAINS`,
  /// `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES` with `[cd]`, `SUBQUERY` and operators such as
  /// `@count` and `@sum`, arithmetic and the functions of `NSExpression` are understood (L-215). A
  /// format that can't be read raises `NSInvalidArgumentException`.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(tree: Self.tree(predicateFormat, arguments))
  }

  /// The same with the arguments in a list.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(tree: Self.tree(predicateFormat, arguments ?? []))
  }

  /// A predicate of a format without arguments; nil for one that can't be read.
  package convenience init?(readable format: String) {
    guard let tree = PredicateParser.tree(format, []) else { return nil }
    self.init(tree: tree)
  }

  convenience init(tree: PredicateTree) {
    self.init { object, variables in
      if let question = variables?[FormatQuestion.variable] as? FormatQuestion {
        question.answer = tree.readsByKey(object)
        return true
      }
      return tree.evaluate(object, variables ?? [:])
    }
  }

  /// True if it was made of a format, and so reads values by their keys alone: whatever answers for
  /// its keys itself can be evaluated in place of an object, which a closure of an app's may not be
  /// given.
  ///
  /// Foundation doesn't say how a predicate was made. So it is evaluated for an example, with a
  /// variable that predicates of formats know.
  package func readsByKey(_ example: Any?) -> Bool {
    if let compound = self as? NSCompoundPredicate {
      return compound.subpredicates.allSatisfy { $0.readsByKey(example) }
    }
    if let comparison = self as? NSComparisonPredicate { return comparison.readsByKey }
    guard type(of: self) == NSPredicate.self else { return false }
    let question = FormatQuestion()
    _ = evaluate(with: example, substitutionVariables: [FormatQuestion.variable: question])
    return question.answer
  }

  private static func tree(_ format: String, _ arguments: [Any?]) -> PredicateTree {
    guard let tree = PredicateParser.tree(format, arguments) else {
      raiseUnreadablePredicate(format)
    }
    return tree
  }
}

/// Asks a predicate about itself in place of an object.
private final class FormatQuestion {
  static let variable = "FormatQuestion"
  var answer = false
}
