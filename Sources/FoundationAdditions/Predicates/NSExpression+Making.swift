public import Foundation

extension NSExpression {
  /// A constant.
  public convenience init(forConstantValue obj: Any?) {
    self.init(.constantValue, ExpressionParts(value: obj))
  }

  /// The value of a variable of the context.
  public convenience init(forVariable string: String) {
    self.init(.variable, ExpressionParts(text: string))
  }

  /// The value that a key path leads to from the evaluated object.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath, ExpressionParts(text: keyPath))
  }

  /// The value that a key path of Swift leads to from the evaluated object.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    // Properties that are computed have an address in place of a name.
    let names = "\(keyPath)".split(separator: ".").dropFirst().filter { !$0.contains("<") }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "?!")) }
    self.init(.keyPath, ExpressionParts(text: names.joined(separator: ".")))
    parts.reader = { ($0 as? Root).map { $0[keyPath: keyPath] } }
  }

  /// A function of values, such as `sum:` or `add:to:`.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let list = parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    self.init(.function, ExpressionParts(text: name, list: list))
  }

  /// A list of values.
  public convenience init(forAggregate subexpressions: [Any]) {
    let list = subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    self.init(.aggregate, ExpressionParts(list: list))
  }

  /// The elements of either set.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.unionSet, ExpressionParts(list: [left, right]))
  }

  /// The elements of both sets.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.intersectSet, ExpressionParts(list: [left, right]))
  }

  /// The elements of the first set without those of the second.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.minusSet, ExpressionParts(list: [left, right]))
  }

  /// The elements of a list that meet a predicate in which a variable is each in turn.
  public convenience init(
    forSubquery expression: NSExpression,
    usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    self.init(
      .subquery,
      ExpressionParts(text: variable, list: [expression], predicate: predicate)
    )
  }

  /// One of two values, the first if the evaluated object meets a predicate.
  public convenience init(
    forConditional predicate: NSPredicate,
    trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    self.init(
      .conditional,
      ExpressionParts(list: [trueExpression, falseExpression], predicate: predicate)
    )
  }

  /// The value that a closure makes of the evaluated object, the values of expressions and the context.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any,
    arguments: [NSExpression]? = nil
  ) { self.init(.block, ExpressionParts(list: arguments ?? [], block: block)) }

  /// Reads an expression, such as `sum(ages) / 2`, with `%@` and C's formats for values and `%K` for
  /// key paths; one that can't be read raises `NSInvalidArgumentException`.
  public convenience init(format expressionFormat: String, _ arguments: Any?...) {
    self.init(read: expressionFormat, arguments)
  }

  /// The same with the arguments in a list.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(read: expressionFormat, arguments)
  }

  private convenience init(read format: String, _ arguments: [Any?]) {
    guard let operand = PredicateParser.operand(format, arguments) else {
      raiseUnreadablePredicate(format)
    }
    let model = operand.expression
    self.init(model.expressionType, model.parts)
  }

  /// The evaluated object.
  public class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(expressionType: .evaluatedObject)
  }

  /// Any key, as searches for files write it; it has no value here.
  public class func expressionForAnyKey() -> NSExpression { NSExpression(expressionType: .anyKey) }
}

extension PredicateOperand {
  /// The value as an object.
  var expression: NSExpression {
    switch self {
    case .value(let value): NSExpression(forConstantValue: value)
    case .path(""): .expressionForEvaluatedObject()
    case .path(let path): NSExpression(forKeyPath: path)
    case .variable(let name): NSExpression(forVariable: name)
    case .list(let all): NSExpression(forAggregate: all.map(\.expression))
    case .subquery(let list, let name, let tree, ""):
      NSExpression(
        forSubquery: list.expression,
        usingIteratorVariable: name,
        predicate: NSPredicate(tree: tree)
      )
    case .subquery:
      NSExpression { object, _, context in
        self.value(of: object, context as? [String: Any] ?? [:]) ?? NSNull()
      }
    case .function(let name, let values):
      NSExpression(forFunction: name, arguments: values.map(\.expression))
    case .choice(let tree, let first, let second):
      NSExpression(
        forConditional: NSPredicate(tree: tree),
        trueExpression: first.expression,
        falseExpression: second.expression
      )
    case .expression(let expression): expression
    }
  }
}
