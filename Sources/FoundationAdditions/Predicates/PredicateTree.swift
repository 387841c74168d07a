internal import Foundation

/// A predicate as it was read from a format.
indirect enum PredicateTree {
  case constant(Bool)
  case and(PredicateTree, PredicateTree)
  case or(PredicateTree, PredicateTree)
  case not(PredicateTree)
  case comparison(PredicateComparison)
  /// A predicate that was an argument.
  case whole(NSPredicate)

  /// True if an object meets the predicate.
  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .and(let a, let b): a.evaluate(object, variables) && b.evaluate(object, variables)
    case .or(let a, let b): a.evaluate(object, variables) || b.evaluate(object, variables)
    case .not(let tree): !tree.evaluate(object, variables)
    case .comparison(let comparison): comparison.evaluate(object, variables)
    case .whole(let predicate): predicate.evaluate(with: object)
    }
  }

  /// True if values are read by their keys alone, which an argument that is a predicate may not do.
  func readsByKey(_ example: Any?) -> Bool {
    switch self {
    case .constant, .comparison: true
    case .and(let a, let b), .or(let a, let b): a.readsByKey(example) && b.readsByKey(example)
    case .not(let tree): tree.readsByKey(example)
    case .whole(let predicate): predicate.readsByKey(example)
    }
  }
}

/// A value of a comparison.
indirect enum PredicateOperand {
  case value(Any?)
  /// A key path from the object; empty for the object itself.
  case path(String)
  case variable(String)
  case list([PredicateOperand])
  /// The elements of a list that meet a predicate in which a variable is each in turn, and the
  /// path that follows.
  case subquery(PredicateOperand, variable: String, PredicateTree, path: String)
  case function(String, [PredicateOperand])
  /// One of two values, the first if the predicate is met.
  case choice(PredicateTree, PredicateOperand, PredicateOperand)
  /// An expression that was an argument.
  case expression(NSExpression)

  func value(of object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .value(let value): value
    case .path(let path): path.isEmpty ? object : KeyPathReader.value(path, of: object)
    case .variable(let name): Self.variable(name, variables)
    case .subquery(let list, let name, let tree, let path):
      KeyPathReader.value(
        path,
        of: (PredicateValue.list(list.value(of: object, variables)) ?? []).filter {
          tree.evaluate(object, variables.merging([name: $0 as Any]) { $1 })
        }.map { $0 as Any }
      )
    case .list(let all): all.map { $0.value(of: object, variables) ?? NSNull() }
    case .function(let name, let values):
      PredicateFunction.value(name, values.map { $0.value(of: object, variables) })
    case .choice(let tree, let first, let second):
      (tree.evaluate(object, variables) ? first : second).value(of: object, variables)
    case .expression(let expression): expression.value(of: object, variables)
    }
  }

  /// The value of a variable, or what a path from it leads to.
  private static func variable(_ name: String, _ variables: [String: Any]) -> Any? {
    guard let dot = name.firstIndex(of: ".") else { return variables[name] }
    return KeyPathReader.value(
      String(name[name.index(after: dot)...]),
      of: variables[String(name[..<dot])]
    )
  }
}

/// Two values and how they are to stand to each other.
struct PredicateComparison {
  /// The elements of a list on the left that have to meet the comparison.
  enum Quantity { case one, any, all, none }

  enum Kind {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case between, contains, begins, ends, like, matches, isIn
  }

  var quantity = Quantity.one
  var left: PredicateOperand
  var kind: Kind
  var right: PredicateOperand
  var options: String.CompareOptions = []

  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    let right = self.right.value(of: object, variables)
    let left = self.left.value(of: object, variables)
    guard quantity != .one else { return holds(left, right) }
    let results = (PredicateValue.list(left) ?? []).map { holds($0, right) }
    return switch quantity {
    case .any: results.contains(true)
    case .all: !results.contains(false)
    default: !results.contains(true)
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: equal(left, right)
    case .unequal: !equal(left, right)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: ordered(left, right)
    case .between: isBetween(left, right)
    case .contains: isContained(right, in: left)
    case .isIn: isContained(left, in: right)
    case .begins: compare(left, right, .anchored)
    case .ends: compare(left, right, [.anchored, .backwards])
    case .like: matches(left, right, pattern: Self.pattern(ofLike:))
    case .matches: matches(left, right) { $0 }
    }
  }

  private func equal(_ a: Any?, _ b: Any?) -> Bool {
    PredicateValue(a, options).isEqual(to: PredicateValue(b, options))
  }

  private func ordered(_ a: Any?, _ b: Any?) -> Bool {
    guard let order = PredicateValue(a, options).order(to: PredicateValue(b, options)) else {
      return false
    }
    return switch kind {
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    default: order >= 0
    }
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = PredicateValue.list(bounds), bounds.count == 2,
      let low = PredicateValue(value, options).order(to: PredicateValue(bounds[0], options)),
      let high = PredicateValue(value, options).order(to: PredicateValue(bounds[1], options))
    else { return false }
    return low >= 0 && high <= 0
  }

  private func isContained(_ part: Any?, in whole: Any?) -> Bool {
    if let whole = whole as? String { return compare(whole, part, []) }
    return PredicateValue.list(whole)?.contains { equal($0, part) } ?? false
  }

  private func compare(_ whole: Any?, _ part: Any?, _ more: String.CompareOptions) -> Bool {
    guard let whole = whole as? String, let part = part as? String else { return false }
    return whole.range(of: part, options: options.union(more)) != nil
  }

  private func matches(_ a: Any?, _ b: Any?, pattern: (String) -> String) -> Bool {
    guard var text = a as? String, var rule = b as? String else { return false }
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      rule = rule.folding(options: .diacriticInsensitive, locale: nil)
    }
    let isCaseless = options.contains(.caseInsensitive)
    let expression = try? NSRegularExpression(
      pattern: "^(?:\(pattern(rule)))$",
      options: isCaseless
        ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
    )
    let all = NSRange(text.startIndex..., in: text)
    return expression?.firstMatch(in: text, range: all)?.range == all
  }

  /// `*` is any text and `?` any character; all else is itself.
  private static func pattern(ofLike rule: String) -> String {
    rule.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}
