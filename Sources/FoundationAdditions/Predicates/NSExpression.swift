public import Foundation

/// A value of a predicate: a constant, what a key path leads to, or a function of other values
/// (L-215).
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
  /// The kind of an expression.
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case unionSet = 5
    case intersectSet = 6
    case minusSet = 7
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }

  /// The kind of the expression.
  public let expressionType: ExpressionType
  var parts = ExpressionParts()

  /// Makes an expression of a kind, without values.
  public init(expressionType type: ExpressionType) {
    expressionType = type
    super.init()
  }

  convenience init(_ type: ExpressionType, _ parts: ExpressionParts) {
    self.init(expressionType: type)
    self.parts = parts
  }

  /// The value of the expression for an object; `context` has the values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { if let key = key as? String { variables[key] = value } }
    return value(of: object, variables)
  }

  /// The value of a constant; nil for other kinds.
  open var constantValue: Any? { parts.value }
  /// The key path, also of a Swift one; empty for other kinds.
  open var keyPath: String { parts.text(of: self, if: .keyPath) }
  /// The name of a function; empty for other kinds.
  open var function: String { parts.text(of: self, if: .function) }
  /// The name of a variable, or of a subquery's; empty for other kinds.
  open var variable: String {
    parts.text(of: self, if: expressionType == .subquery ? .subquery : .variable)
  }
  /// The object that a function or key path belongs to: the evaluated one.
  open var operand: NSExpression { .expressionForEvaluatedObject() }
  /// The values of a function or closure; nil for other kinds.
  open var arguments: [NSExpression]? {
    expressionType == .function || expressionType == .block ? parts.list : nil
  }
  /// The list of an aggregate, or the expression of a subquery's; nil for other kinds.
  open var collection: Any? {
    switch expressionType {
    case .aggregate: parts.list
    case .subquery: parts.list.first
    default: nil
    }
  }
  /// The predicate of a subquery or condition; one that is always met for other kinds.
  open var predicate: NSPredicate { parts.predicate ?? NSPredicate(value: true) }
  /// The first of two sets; the expression itself for other kinds.
  open var left: NSExpression { parts.list.first ?? self }
  /// The second of two sets; the expression itself for other kinds.
  open var right: NSExpression { parts.list.last ?? self }
  /// The value if the condition is met; the expression itself for other kinds.
  open var `true`: NSExpression { parts.list.first ?? self }
  /// The value if the condition isn't met; the expression itself for other kinds.
  open var `false`: NSExpression { parts.list.last ?? self }
  /// The closure; one without a value for other kinds.
  open var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
    parts.block ?? { _, _, _ in NSNull() }
  }

  /// Has no effect: expressions that were read may always be evaluated here.
  open func allowEvaluation() {}

  /// The expression itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The expression as formats write it.
  open override var description: String { text }

  /// True for the same kind of expression of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    return self === other
      || (parts.block == nil && expressionType == other.expressionType
        && text == other.text)
  }

  /// A number that is the same for equal expressions.
  open override var hash: Int { text.hashValue }
}
