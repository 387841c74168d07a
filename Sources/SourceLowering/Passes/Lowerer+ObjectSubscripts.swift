internal import SwiftSyntax

/// Subscripts of values whose type is `AnyObject`, which on iOS are looked up when the program runs.
///
/// The type of a value does not show in the syntax. So in each subscript whose answer is cast, the value
/// is handed to a function with two forms: one returns the value itself, and the compiler takes the
/// other, which looks keys up in any object, only where the value has no subscript of its own (L-347).
/// Sources that name `AnyObject` nowhere stay as they are.
extension Lowerer {
  func lowerObjectSubscripts(_ node: SequenceExprSyntax) {
    guard declarations.namesAnyObject else { return }
    let parts = Array(node.elements)
    for (value, cast) in zip(parts, parts.dropFirst()) {
      guard let cast = cast.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark != nil
      else { continue }
      lowerObjectSubscripts(of: value)
    }
  }

  /// Follows a chain such as `result!["photos"]["photo"]` to its beginning.
  private func lowerObjectSubscripts(of value: ExprSyntax) {
    if let inner = value.unwrapped ?? value.operand {
      lowerObjectSubscripts(of: inner)
    } else if let call = value.as(SubscriptCallExprSyntax.self) {
      lowerObjectSubscripts(of: call.calledExpression)
      guard call.arguments.count == 1, call.arguments.first?.label == nil,
        call.trailingClosure == nil, call.calledExpression.isWhole
      else { return }
      let chain = call.calledExpression.as(OptionalChainingExprSyntax.self)
      let object = chain?.expression ?? call.calledExpression
      edits.insert("ObjectiveC.subscripts(of: ", at: object.bytes.lowerBound)
      edits.insert(")", at: object.bytes.upperBound)
    }
  }
}

extension ExprSyntax {
  /// The expression behind `try`, `await` or an operator such as `!`; nil without one.
  fileprivate var operand: ExprSyntax? {
    self.as(TryExprSyntax.self)?.expression ?? self.as(AwaitExprSyntax.self)?.expression
      ?? self.as(PrefixOperatorExprSyntax.self)?.expression
  }

  /// True for a value that can be handed to a function.
  ///
  /// The type of `.value` comes from what surrounds it, `super` and a type, whose names begin with a
  /// capital, are no values, and a chain that goes on behind a question mark would end too early.
  fileprivate var isWhole: Bool {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isWhole }
    let tokens = tokens(viewMode: .sourceAccurate).map(\.tokenKind)
    let others: [TokenKind] = [.period, .keyword(.super), .keyword(.Self), .prefixAmpersand]
    guard let first = tokens.first, !others.contains(first), !isTypeName else { return false }
    return !tokens.contains(.postfixQuestionMark)
  }

  private var isTypeName: Bool {
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.isTypeName
    }
    let name =
      self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true
  }
}
