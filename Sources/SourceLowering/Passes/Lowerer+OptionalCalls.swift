internal import SwiftSyntax

/// Lowers calls of methods that a delegate may lack.
///
/// `delegate?.form?(self, didEnd: x)` asks the property that the extension of the app's protocol
/// has. UIKit's own optional requirements have defaults here: where nobody looks at the answer
/// the question mark just goes, elsewhere the delegate is asked first whether it has the method.
extension Lowerer {
  func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
    let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let force = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard let member = (chain?.expression ?? force?.expression)?.as(MemberAccessExprSyntax.self),
      let mark = chain?.questionMark ?? force?.exclamationMark
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let base = member.declName.baseName.text.unquoted
    let name = MethodDeclaration.swiftName(base, labels)
    // A closure's arguments have no labels.
    if labels.allSatisfy({ $0 == "_" }), isProperty(member, unless: name) { return }
    if let method = declarations.optionalMethods[name] {
      edits.replace(member.declName.bytes, with: Self.accessorName(method))
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        edits.blank(label.bytes.lowerBound..<colon.bytes.upperBound)
      }
    } else if OptionalRequirements.names.contains(name) {
      if node.isAnswerUsed, !member.isOfSuper { ask(member, for: name, mark.text) }
      edits.blank(mark.bytes)
    }
  }

  /// `delegate?.form(_:didEnd:) != nil`, or `if let end = delegate?.formDidEnd`.
  func lowerOptionalReference(_ node: MemberAccessExprSyntax) {
    guard node.isComparedWithNil, let name = optionalName(of: node.declName),
      !isProperty(node, unless: name)
    else { return }
    if let method = declarations.optionalMethods[name] {
      guard asks(node, for: name) != false else { return }
      edits.replace(node.declName.bytes, with: Self.accessorName(method))
    } else {
      ask(node, for: name, "?")
    }
  }

  /// The requirement that a reference without arguments means, if it means just one.
  private func optionalName(of reference: DeclReferenceExprSyntax) -> String? {
    let base = reference.baseName.text.unquoted
    if let labels = reference.argumentNames?.arguments.map(\.name.text) {
      let name = MethodDeclaration.swiftName(base, labels)
      let isOptional =
        declarations.optionalMethods[name] != nil || OptionalRequirements.names.contains(name)
      return isOptional ? name : nil
    }
    let own = declarations.optionalMethods.keys.filter { $0.hasPrefix(base + "(") }
    if own.isEmpty, OptionalRequirements.ambiguous.contains(base) { return nil }
    let all =
      own.isEmpty ? OptionalRequirements.names.filter { $0.hasPrefix(base + "(") } : Set(own)
    return all.count == 1 ? all.first : nil
  }

  /// The delegate itself, if its class has the method.
  private func ask(_ member: MemberAccessExprSyntax, for name: String, _ mark: String) {
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    let base = member.declName.baseName.text.unquoted
    let selector = SelectorName.of(base: base, labels: labels.map(String.init))
    edits.insert(
      "implementing(\"\(selector)\")\(mark).",
      at: member.declName.bytes.lowerBound
    )
  }

  /// True if the name is, as far as can be seen, that of a property which the app declares: the
  /// type of the object that is asked has no such requirement.
  private func isProperty(_ member: MemberAccessExprSyntax, unless requirement: String) -> Bool {
    guard declarations.properties[member.declName.baseName.text.unquoted] != nil else {
      return false
    }
    return asks(member, for: requirement) != true
  }

  /// True if the object that is asked is of a protocol with the requirement; nil if the property of
  /// its name states no type.
  private func asks(_ member: MemberAccessExprSyntax, for requirement: String) -> Bool? {
    let types = member.base.flatMap(\.lastName).flatMap { declarations.properties[$0] } ?? []
    guard !types.isEmpty, !types.contains("") else { return nil }
    return types.contains { type in
      declarations.resolve(type, in: typeName)
        .flatMap { declarations.types[$0]?.optionalMethods[requirement] } != nil
    }
  }
}

extension ExprSyntax {
  /// The expression before a question or an exclamation mark; nil without one.
  var unwrapped: ExprSyntax? {
    self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
  }

  /// The last name of `self.form.delegate?`, and of `(scene.delegate as? SceneDelegate)?`.
  var lastName: String? {
    if let tuple = self.as(TupleExprSyntax.self) {
      guard tuple.elements.count == 1 else { return nil }
      return tuple.elements.first?.expression.lastToken(viewMode: .sourceAccurate)?.text
    }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.lastName }
    if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression.lastName }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension MemberAccessExprSyntax {
  fileprivate var isOfSuper: Bool { base?.is(SuperExprSyntax.self) == true }

  /// True if it is the whole of one side of `!= nil` or `== nil`, or the value of an optional
  /// binding.
  fileprivate var isComparedWithNil: Bool {
    guard base != nil else { return false }
    if let value = parent?.as(InitializerClauseSyntax.self) {
      return value.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
    let elements = parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    guard let place = elements.firstIndex(where: { $0.id == id }) else { return false }
    return [place - 2, place + 2].contains { other in
      elements.indices.contains(other) && elements[other].is(NilLiteralExprSyntax.self)
        && ["!=", "=="].contains(
          elements[(place + other) / 2].as(BinaryOperatorExprSyntax.self)?.operator.text
        )
    }
  }
}

extension FunctionCallExprSyntax {
  /// True if the result of the call is used.
  fileprivate var isAnswerUsed: Bool {
    var node = Syntax(self)
    while let outer = node.parent, outer.is(TryExprSyntax.self) || outer.is(AwaitExprSyntax.self) {
      node = outer
    }
    guard let item = node.parent?.as(CodeBlockItemSyntax.self) else { return true }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return false
    }
    // A call alone in a body may be the body's result.
    let body = list.parent
    if let function = body?.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return body?.is(ClosureExprSyntax.self) == true || body?.is(AccessorBlockSyntax.self) == true
      || body?.parent?.is(AccessorDeclSyntax.self) == true
  }
}
