public import Foundation
internal import ObjectiveC

extension NSPredicate {
  /// Makes a predicate of a format and the arguments for its places: `%@` and C's formats for
  /// values, `%K` for key paths.
  ///
  /// Comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `IN`, `BETWEEN`, `CONTAINS`,
  /// `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES` with `[cd]`, `SUBQUERY` and operators such as
  /// `@count` and `@sum` are understood, functions and arithmetic are not. A format that can't be read raises `NSInvalidArgumentException`.
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

  private convenience init(tree: PredicateTree) {
    self.init { object, variables in tree.evaluate(object, variables ?? [:]) }
  }

  private static func tree(_ format: String, _ arguments: [Any?]) -> PredicateTree {
    guard let tree = PredicateParser.tree(format, arguments) else {
      raiseUnreadablePredicate(format)
    }
    return tree
  }
}
