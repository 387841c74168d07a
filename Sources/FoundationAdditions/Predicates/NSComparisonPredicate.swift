public import Foundation

/// A predicate that compares two values (L-215).
open class NSComparisonPredicate: NSPredicate {
  /// The elements of a list on the left that have to meet the comparison.
  public enum Modifier: UInt, Sendable {
    /// The values themselves are compared.
    case direct = 0
    /// All elements.
    case all = 1
    /// One element at least.
    case any = 2
  }

  /// The relation of the two values.
  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo = 1
    case greaterThan = 2
    case greaterThanOrEqualTo = 3
    case equalTo = 4
    case notEqualTo = 5
    case matches = 6
    case like = 7
    case beginsWith = 8
    case endsWith = 9
    case `in` = 10
    case customSelector = 11
    case contains = 99
    case between = 100
  }

  /// The differences between texts that don't count.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Small and capital letters are the same.
    public static let caseInsensitive = Self(rawValue: 1)
    /// Letters with and without accents are the same.
    public static let diacriticInsensitive = Self(rawValue: 2)
    /// Texts were prepared to be compared; texts are compared as ever here.
    public static let normalized = Self(rawValue: 4)
  }

  /// The value on the left.
  open var leftExpression: NSExpression { left }
  /// The value on the right.
  open var rightExpression: NSExpression { right }
  /// The elements of a list that have to meet the comparison.
  open var comparisonPredicateModifier: Modifier { modifier }
  /// The relation of the values.
  open var predicateOperatorType: Operator { relation }
  /// The differences between texts that don't count.
  open var options: Options { differences }

  private let left: NSExpression
  private let right: NSExpression
  private let modifier: Modifier
  private let relation: Operator
  private let differences: Options

  /// A comparison of two values; one by a selector is never met here.
  public init(
    leftExpression lhs: NSExpression,
    rightExpression rhs: NSExpression,
    modifier: Modifier,
    type: Operator,
    options: Options = []
  ) {
    (left, right, self.modifier) = (lhs, rhs, modifier)
    (relation, differences) = (type, options)
    super.init(value: true)
  }

  /// Comparisons are not read from archives; nil.
  public required init?(coder: NSCoder) { nil }

  /// True if the values are to each other as the comparison says.
  open override func evaluate(
    with object: Any?,
    substitutionVariables bindings: [String: Any]?
  ) -> Bool { comparison?.evaluate(object, bindings ?? [:]) ?? false }

  /// The predicate as formats write it.
  open override var predicateFormat: String { comparisonText }

  private var comparison: PredicateComparison? {
    guard let kind = relation.kind else { return nil }
    var compared: String.CompareOptions = []
    if differences.contains(.caseInsensitive) { compared.insert(.caseInsensitive) }
    if differences.contains(.diacriticInsensitive) { compared.insert(.diacriticInsensitive) }
    return PredicateComparison(
      quantity: modifier == .direct ? .one : modifier == .all ? .all : .any,
      left: .expression(left),
      kind: kind,
      right: .expression(right),
      options: compared
    )
  }

  var comparisonText: String {
    let marks = [("c", Options.caseInsensitive), ("d", .diacriticInsensitive)]
      .filter { differences.contains($0.1) }.map(\.0).joined()
    let quantity = modifier == .direct ? "" : modifier == .all ? "ALL " : "ANY "
    return "\(quantity)\(left.text) \(relation.sign)\(marks.isEmpty ? "" : "[\(marks)]") "
      + right.text
  }

  /// True if values are read by their keys alone, which closures need not do.
  var readsByKey: Bool {
    [left, right].allSatisfy { $0.expressionType != .block && $0.parts.reader == nil }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var kind: PredicateComparison.Kind? {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .unequal
    case .matches: .matches
    case .like: .like
    case .beginsWith: .begins
    case .endsWith: .ends
    case .in: .isIn
    case .customSelector: nil
    case .contains: .contains
    case .between: .between
    }
  }

  /// The sign or word of formats.
  fileprivate var sign: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .customSelector: "CUSTOM"
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    }
  }
}
