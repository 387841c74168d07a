internal import Foundation

/// Reads a predicate from its format, by the grammar of Foundation's predicate format strings:
/// OR binds least, then AND, then NOT, then comparisons.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any?>

  /// Nil if the format is no predicate, or has more places than there are arguments.
  static func tree(_ format: String, _ arguments: [Any?]) -> PredicateTree? {
    guard let scanner = PredicateScanner(format) else { return nil }
    var parser = PredicateParser(tokens: scanner.tokens[...], arguments: arguments[...])
    guard let tree = parser.alternatives(), parser.tokens.isEmpty else { return nil }
    return tree
  }

  /// The value that a format describes; nil as above.
  static func operand(_ format: String, _ arguments: [Any?]) -> PredicateOperand? {
    guard let scanner = PredicateScanner(format) else { return nil }
    var parser = PredicateParser(tokens: scanner.tokens[...], arguments: arguments[...])
    guard let operand = parser.operand(), parser.tokens.isEmpty else { return nil }
    return operand
  }

  // MARK: - Compounds

  private mutating func alternatives() -> PredicateTree? {
    guard var tree = conditions() else { return nil }
    while take(.word("OR")) || take(.sign("||")) {
      guard let other = conditions() else { return nil }
      tree = .or(tree, other)
    }
    return tree
  }

  private mutating func conditions() -> PredicateTree? {
    guard var tree = condition() else { return nil }
    while take(.word("AND")) || take(.sign("&&")) {
      guard let other = condition() else { return nil }
      tree = .and(tree, other)
    }
    return tree
  }

  private mutating func condition() -> PredicateTree? {
    if take(.word("NOT")) || take(.sign("!")) { return condition().map { .not($0) } }
    if take(.word("TRUEPREDICATE")) { return .constant(true) }
    if take(.word("FALSEPREDICATE")) { return .constant(false) }
    if let tree = parenthesised() { return tree }
    // A whole predicate may be an argument.
    if tokens.first == .argument, let predicate = arguments.first as? NSPredicate {
      tokens.removeFirst()
      arguments.removeFirst()
      return .whole(predicate)
    }
    return comparison()
  }

  /// A predicate in parentheses; nil, with nothing read, for a value in them.
  private mutating func parenthesised() -> PredicateTree? {
    let before = self
    if take(.sign("(")), let tree = alternatives(), take(.sign(")")) { return tree }
    self = before
    return nil
  }

  private mutating func comparison() -> PredicateTree? {
    let quantity = quantity()
    guard let left = operand(), let kind = kind() else { return nil }
    let options = options()
    guard let right = operand() else { return nil }
    return .comparison(
      PredicateComparison(
        quantity: quantity,
        left: left,
        kind: kind,
        right: right,
        options: options
      )
    )
  }

  private mutating func quantity() -> PredicateComparison.Quantity {
    if take(.word("ANY")) || take(.word("SOME")) { return .any }
    if take(.word("ALL")) { return .all }
    return take(.word("NONE")) ? .none : .one
  }

  // MARK: - Operators

  private static let kinds: [(PredicateToken, PredicateComparison.Kind)] = [
    (.sign("=="), .equal), (.sign("="), .equal), (.sign("!="), .unequal), (.sign("<>"), .unequal),
    (.sign("<="), .lessOrEqual), (.sign("=<"), .lessOrEqual), (.sign(">="), .greaterOrEqual),
    (.sign("=>"), .greaterOrEqual), (.sign("<"), .less), (.sign(">"), .greater),
    (.word("BETWEEN"), .between), (.word("CONTAINS"), .contains), (.word("BEGINSWITH"), .begins),
    (.word("ENDSWITH"), .ends), (.word("LIKE"), .like), (.word("MATCHES"), .matches),
    (.word("IN"), .isIn),
  ]

  private mutating func kind() -> PredicateComparison.Kind? {
    guard let found = Self.kinds.first(where: { $0.0 == tokens.first }) else { return nil }
    tokens.removeFirst()
    return found.1
  }

  /// `[c]` ignores case and `[d]` accents; `[n]` and `[l]` change nothing here.
  private mutating func options() -> String.CompareOptions {
    guard tokens.count >= 3, tokens.first == .sign("["),
      case .word(let letters) = tokens[tokens.startIndex + 1],
      tokens[tokens.startIndex + 2] == .sign("]")
    else { return [] }
    tokens.removeFirst(3)
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: - Operands

  /// Sums bind least, then products, then powers.
  private mutating func operand() -> PredicateOperand? {
    calculation([("+", "add:to:"), ("-", "from:subtract:")]) { parser in
      parser.calculation([("*", "multiply:by:"), ("/", "divide:by:")]) { parser in
        parser.calculation([("**", "raise:toPower:")]) { $0.single() }
      }
    }
  }

  /// Values between which signs are, from the left to the right.
  private mutating func calculation(
    _ signs: [(sign: String, function: String)],
    of part: (inout PredicateParser) -> PredicateOperand?
  ) -> PredicateOperand? {
    guard var result = part(&self) else { return nil }
    while let found = signs.first(where: { tokens.first == .sign($0.sign) }) {
      tokens.removeFirst()
      guard let next = part(&self) else { return nil }
      result = .function(found.function, [result, next])
    }
    return result
  }

  private mutating func single() -> PredicateOperand? {
    guard let token = tokens.popFirst() else { return nil }
    switch token {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .integer(let number): return .value(number)
    case .argument: return arguments.popFirst().map(operand(of:))
    case .path: return (arguments.popFirst() as? String).map { .path($0 + following()) }
    case .word(let word) where word.uppercased() == "SUBQUERY" && tokens.first == .sign("("):
      return subquery()
    case .word(let word) where tokens.first == .sign("("): return call(word)
    case .word(let word): return operand(word)
    case .sign("-"): return single().map { .function("from:subtract:", [.value(0), $0]) }
    case .sign("("):
      let value = operand()
      return take(.sign(")")) ? value : nil
    case .sign("{"): return list()
    case .sign: return nil
    }
  }

  /// The path that continues with a dot, which comes first in it; empty for none.
  private mutating func following() -> String {
    guard case .word(let path) = tokens.first, path.hasPrefix(".") else { return "" }
    tokens.removeFirst()
    return path
  }

  /// `SUBQUERY(items, $item, $item.price > 3)` and the path behind it.
  private mutating func subquery() -> PredicateOperand? {
    guard take(.sign("(")), let list = operand(), take(.sign(",")),
      case .word(let variable) = tokens.popFirst(), variable.hasPrefix("$"), take(.sign(",")),
      let tree = alternatives(), take(.sign(")"))
    else { return nil }
    return .subquery(
      list,
      variable: String(variable.dropFirst()),
      tree,
      path: String(following().dropFirst())
    )
  }

  /// An argument, which may be an expression.
  private func operand(of argument: Any?) -> PredicateOperand {
    (argument as? NSExpression).map { .expression($0) } ?? .value(argument)
  }

  /// A function of values; `TERNARY` chooses one of two by a predicate.
  private mutating func call(_ name: String) -> PredicateOperand? {
    guard take(.sign("(")) else { return nil }
    var condition: PredicateTree?
    if name.uppercased() == "TERNARY" {
      condition = alternatives()
      guard condition != nil, take(.sign(",")) else { return nil }
    }
    guard let values = values(upTo: ")") else { return nil }
    guard let condition else {
      guard PredicateFunction.exists(name) else { return nil }
      return .function(PredicateFunction.name(name), values)
    }
    return values.count == 2 ? .choice(condition, values[0], values[1]) : nil
  }

  private func operand(_ word: String) -> PredicateOperand {
    switch word.uppercased() {
    case "TRUE", "YES": .value(true)
    case "FALSE", "NO": .value(false)
    case "NIL", "NULL": .value(nil)
    case "SELF": .path("")
    default: word.hasPrefix("$") ? .variable(String(word.dropFirst())) : .path(word)
    }
  }

  private mutating func list() -> PredicateOperand? { values(upTo: "}").map { .list($0) } }

  private mutating func values(upTo end: String) -> [PredicateOperand]? {
    var all: [PredicateOperand] = []
    while !take(.sign(end)) {
      if !all.isEmpty, !take(.sign(",")) { return nil }
      guard let next = operand() else { return nil }
      all.append(next)
    }
    return all
  }

  private mutating func take(_ token: PredicateToken) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }
}
