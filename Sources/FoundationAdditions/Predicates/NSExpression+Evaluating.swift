internal import Foundation

/// The parts of an expression; each kind has some of them.
struct ExpressionParts {
  var value: Any?
  var text = ""
  var list: [NSExpression] = []
  var predicate: NSPredicate?
  var block: ((Any?, [Any], NSMutableDictionary?) -> Any)?
  /// Reads a key path of Swift.
  var reader: ((Any?) -> Any?)?

  func text(of expression: NSExpression, if type: NSExpression.ExpressionType) -> String {
    expression.expressionType == type ? text : ""
  }
}

extension NSExpression {
  func value(of object: Any?, _ variables: [String: Any]) -> Any? {
    func values() -> [Any?] { parts.list.map { $0.value(of: object, variables) } }
    return switch expressionType {
    case .constantValue: parts.value
    case .evaluatedObject: object
    case .variable: PredicateOperand.variable(parts.text).value(of: object, variables)
    case .keyPath: parts.reader?(object) ?? KeyPathReader.value(parts.text, of: object)
    case .function: PredicateFunction.value(PredicateFunction.name(parts.text), values())
    case .aggregate: values().map { $0 ?? NSNull() }
    case .unionSet, .intersectSet, .minusSet: set(values())
    case .subquery: found(in: object, variables)
    case .conditional:
      (predicate.evaluate(with: object, substitutionVariables: variables) ? left : right)
        .value(of: object, variables)
    case .block:
      parts.block?(
        object,
        values().map { $0 ?? NSNull() },
        NSMutableDictionary(dictionary: variables)
      )
    case .anyKey: nil
    }
  }

  private func set(_ values: [Any?]) -> Any? {
    let sets = values.map { value in
      Set((PredicateValue.list(value) ?? []).compactMap { $0 as? AnyHashable })
    }
    guard sets.count == 2 else { return nil }
    let result =
      switch expressionType {
      case .unionSet: sets[0].union(sets[1])
      case .intersectSet: sets[0].intersection(sets[1])
      default: sets[0].subtracting(sets[1])
      }
    return NSSet(array: result.map(\.base))
  }

  private func found(in object: Any?, _ variables: [String: Any]) -> Any? {
    let list = PredicateValue.list(left.value(of: object, variables)) ?? []
    return list.filter { element in
      predicate.evaluate(
        with: object,
        substitutionVariables: variables.merging([parts.text: element as Any]) { $1 }
      )
    }.map { $0 as Any }
  }

  /// The signs of functions that formats write between their values.
  private static let signs = [
    "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/",
    "raise:toPower:": "**",
  ]

  /// The expression as formats write it.
  var text: String {
    let list = parts.list.map(\.text)
    return switch expressionType {
    case .constantValue: Self.text(of: parts.value)
    case .evaluatedObject: "SELF"
    case .variable: "$\(parts.text)"
    case .keyPath: parts.text
    case .function where list.count == 2 && Self.signs[parts.text] != nil:
      "\(list[0]) \(Self.signs[parts.text] ?? "") \(list[1])"
    case .function: "\(PredicateFunction.name(parts.text))(\(list.joined(separator: ", ")))"
    case .aggregate: "{\(list.joined(separator: ", "))}"
    case .unionSet: "\(list[0]) UNION \(list[1])"
    case .intersectSet: "\(list[0]) INTERSECT \(list[1])"
    case .minusSet: "\(list[0]) MINUS \(list[1])"
    case .subquery: "SUBQUERY(\(list[0]), $\(parts.text), \(predicate.text))"
    case .conditional: "TERNARY(\(predicate.text), \(list[0]), \(list[1]))"
    case .block: "BLOCK(\(list.joined(separator: ", ")))"
    case .anyKey: "ANYKEY"
    }
  }

  private static func text(of value: Any?) -> String {
    switch value {
    case nil, is NSNull: "nil"
    case let text as String:
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    case let list as [Any]: "{\(list.map { text(of: $0) }.joined(separator: ", "))}"
    case let value?: "\(value)"
    }
  }
}

extension NSPredicate {
  /// The predicate as formats write it, as far as it says what it is made of.
  var text: String {
    switch self {
    case let comparison as NSComparisonPredicate: return comparison.comparisonText
    case let compound as NSCompoundPredicate:
      let parts = compound.subpredicates.map { "(\($0.text))" }
      if compound.compoundPredicateType == .not { return "NOT \(parts.joined())" }
      return parts.joined(separator: compound.compoundPredicateType == .and ? " AND " : " OR ")
    default: return "PREDICATE"
    }
  }
}
