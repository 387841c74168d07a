internal import SwiftSyntax

/// The parts of the expression in `#selector(…)`.
private struct Reference {
  var base: String
  /// Nil when the expression gives no labels.
  var labels: [String]?
  /// The expression before the name.
  var root: String?
  /// The number of parameters that `as (…) -> …` gives it.
  var arity: Int?
}

extension Lowerer {
  /// Turns `#selector` and `#keyPath` into the values they stand for; false for other macros.
  func lower(_ node: MacroExpansionExprSyntax) -> Bool {
    if dropPreview(node, named: node.macroName) { return true }
    guard let argument = node.arguments.first else { return false }
    switch node.macroName.text {
    case "selector":
      guard let reference = Reference(argument.expression) else { return false }
      let name = selector(reference, accessor: argument.label?.text, node)
      edits.replace(node.bytes, with: "Selector(\"\(name)\")")
    case "keyPath":
      edits.replace(node.bytes, with: "\"\(Self.path(argument.expression.trimmedDescription))\"")
    default: return false
    }
    return true
  }

  private static func path(_ text: String) -> String {
    var steps = text.split { ".?!".contains($0) }.map(String.init)
    while steps.count > 1, let first = steps.first,
      first == "self" || first.first?.isUppercase == true
    {
      steps.removeFirst()
    }
    return steps.joined(separator: ".")
  }

  private func selector(
    _ reference: Reference,
    accessor: String?,
    _ node: MacroExpansionExprSyntax
  ) -> String {
    let base = reference.base
    switch accessor {
    case "setter": return "set\(base.prefix(1).uppercased())\(base.dropFirst()):"
    case "getter": return base
    default: break
    }
    if let method = method(for: reference) { return method.selector }
    let known = SystemSelectors.named(base, reference.labels)
    if let known { return known }
    if !reference.namesType, let method = onlyMethod(for: reference) { return method.selector }
    let labels = reference.labels ?? Array(repeating: "_", count: reference.arity ?? 0)
    let assumed = SelectorName.of(base: base, labels: labels)
    if reference.labels == nil || reference.namesType {
      report(.unknownSelector(expression: node.inOneLine, assumed: assumed), at: node)
    }
    return assumed
  }

  /// The method of the type named, or of the types around, or of what they inherit.
  private func method(for reference: Reference) -> MethodDeclaration? {
    for type in types(for: reference.root) {
      var seen: Set<String> = []
      if let method = method(of: type, where: reference.means, &seen) { return method }
    }
    return nil
  }

  /// The only method of that name in the module, for a reference that names no type.
  private func onlyMethod(for reference: Reference) -> MethodDeclaration? {
    let methods = declarations.types.values.flatMap(\.exposed).filter(reference.means)
    return Set(methods.map(\.selector)).count == 1 ? methods.first : nil
  }

  private func types(for root: String?) -> [String] {
    if let root, !["self", "Self", "super"].contains(root) {
      let name = root.hasSuffix(".self") ? String(root.dropLast(5)) : root
      let types = declarations.properties[name] ?? [name]
      return types.sorted().compactMap { declarations.resolve($0, in: typeName) }
    }
    return (1...max(1, scopes.count)).reversed().map {
      scopes.prefix($0).map(\.name).joined(separator: ".")
    }
  }

  private func method(
    of name: String,
    where isMeant: (MethodDeclaration) -> Bool,
    _ seen: inout Set<String>
  ) -> MethodDeclaration? {
    guard seen.insert(name).inserted, let type = declarations.types[name] else { return nil }
    if let method = type.exposed.first(where: isMeant) ?? type.methods.first(where: isMeant) {
      return method
    }
    for parent in type.inherits {
      guard let parent = declarations.resolve(parent, in: name) else { continue }
      if let method = method(of: parent, where: isMeant, &seen) { return method }
    }
    return nil
  }
}

extension Reference {
  fileprivate func means(_ method: MethodDeclaration) -> Bool {
    method.base == base && (labels.map { $0 == method.labels } ?? true)
      && (arity.map { $0 == method.labels.count } ?? true)
  }

  /// True if a type precedes the name; those begin with a capital letter.
  fileprivate var namesType: Bool {
    let last = root?.split(separator: ".").last { $0 != "self" }
    return root != "Self" && last?.first?.isUppercase == true
  }
}

extension Reference {
  fileprivate init?(_ expression: ExprSyntax) {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      let labels = name.argumentNames?.arguments.map(\.name.text)
      self.init(base: name.baseName.text.unquoted, labels: labels)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      self.init(ExprSyntax(member.declName))
      root = member.base?.trimmedDescription
    } else if let inner = Reference.inside(expression) {
      self.init(inner)
    } else if let sequence = expression.as(SequenceExprSyntax.self),
      let first = sequence.elements.first
    {
      self.init(first)
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      arity = type.flatMap(Reference.function)?.parameters.count
    } else {
      return nil
    }
  }

  /// The expression in parentheses, or before a mark of optionality.
  private static func inside(_ expression: ExprSyntax) -> ExprSyntax? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    return expression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? expression.as(OptionalChainingExprSyntax.self)?.expression
  }

  /// The innermost function type of `(Type) -> (Parameters) -> Result`.
  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let function = type.as(FunctionTypeSyntax.self) {
      return self.function(function.returnClause.type) ?? function
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return function(optional.wrappedType) }
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first.flatMap { function($0.type) }
  }
}

/// Selectors of UIKit's own methods whose Swift names differ.
enum SystemSelectors {
  static func named(_ base: String, _ labels: [String]?) -> String? {
    if let labels { return names[MethodDeclaration.swiftName(base, labels)] }
    let fitting = names.filter { $0.key.hasPrefix(base + "(") }
    return fitting.count == 1 ? fitting.first?.value : nil
  }

  private static let names: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "endEditing(_:)": "endEditing:",
    "startAnimating()": "startAnimating", "stopAnimating()": "stopAnimating",
    "beginRefreshing()": "beginRefreshing", "endRefreshing()": "endRefreshing",
    "flashScrollIndicators()": "flashScrollIndicators",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
    "awakeFromNib()": "awakeFromNib",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "setEditing(_:animated:)": "setEditing:animated:",
    "resignFirstResponder()": "resignFirstResponder",
    "becomeFirstResponder()": "becomeFirstResponder",
    "reloadData()": "reloadData",
    "layoutIfNeeded()": "layoutIfNeeded",
    "setNeedsLayout()": "setNeedsLayout",
    "setNeedsDisplay()": "setNeedsDisplay",
    "removeFromSuperview()": "removeFromSuperview",
    "cut(_:)": "cut:", "copy(_:)": "copy:", "paste(_:)": "paste:", "delete(_:)": "delete:",
    "select(_:)": "select:", "selectAll(_:)": "selectAll:",
    "toggleBoldface(_:)": "toggleBoldface:", "toggleItalics(_:)": "toggleItalics:",
    "toggleUnderline(_:)": "toggleUnderline:",
  ]
}
