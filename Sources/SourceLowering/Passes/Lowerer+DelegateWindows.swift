internal import SwiftSyntax

/// The window of a delegate, which need not have one.
///
/// On iOS the requirement is optional, and so is the window: it is so twice. Here it is once (L-231).
extension Lowerer {
  /// The second mark of `app.delegate?.window??` goes.
  func lowerWindow(_ node: OptionalChainingExprSyntax) {
    let isTwice = node.expression.unwrapped?.isWindowOfDelegate == true
    // `delegate?.window?.flatMap { $0 }` makes one optional of two.
    let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let isJoined = member == "flatMap" && node.expression.isWindowOfDelegate
    if isTwice || isJoined { edits.blank(node.questionMark.bytes) }
  }

  /// The second mark of `delegate!.window!!`, and the only one of `if let a = delegate!.window!`,
  /// go too.
  func lowerWindow(_ node: ForceUnwrapExprSyntax) {
    let isBound = node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    let window = isBound ? node.expression : node.expression.unwrapped
    if window?.isWindowOfDelegate == true { edits.blank(node.exclamationMark.bytes) }
  }

  /// In `guard let window = app.delegate?.window` the name is optional still, where it is used so
  /// and nowhere otherwise: the window of a class of the app's own is optional once.
  func lowerWindow(_ node: OptionalBindingConditionSyntax) {
    guard let value = node.initializer?.value, value.isWindowOfDelegate,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      node.scope.contains(where: { $0.unwraps(name) }),
      !node.scope.contains(where: { $0.usesMembers(of: name) })
    else { return }
    edits.insert("Optional(", at: value.bytes.lowerBound)
    edits.insert(")", at: value.bytes.upperBound)
  }

  /// True for the `private` of a delegate's window: on iOS the requirement is optional, so that a
  /// hidden property only leaves it unfulfilled.
  func hidesWindow(_ node: DeclModifierSyntax) -> Bool {
    guard ["private", "fileprivate"].contains(node.name.text), node.detail == nil, isInTypeBody,
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindings.first?.pattern.trimmedDescription == "window",
      let type = declarations.types[declarations.resolve(typeName) ?? typeName]
    else { return false }
    return type.inherits.contains { $0.hasPrefix("UI") && $0.hasSuffix("Delegate") }
  }
}

extension ExprSyntax {
  /// True for `app.delegate?.window`, and for `appDelegate.window`.
  fileprivate var isWindowOfDelegate: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.baseName.text == "window"
      && member.base?.lastName?.lowercased().hasSuffix("delegate") == true
  }
}

extension OptionalBindingConditionSyntax {
  /// The code that may use the name: the conditions after it, and the body or what follows the
  /// guard.
  fileprivate var scope: [Syntax] {
    guard let element = parent?.as(ConditionElementSyntax.self),
      let list = element.parent?.as(ConditionElementListSyntax.self)
    else { return [] }
    let conditions = list.drop { $0.id != element.id }.dropFirst().map { Syntax($0) }
    guard let statement = list.parent else { return conditions }
    if let branch = statement.as(IfExprSyntax.self) { return conditions + [Syntax(branch.body)] }
    guard let item = statement.parent?.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return conditions }
    return conditions + items.drop { $0.id != item.id }.dropFirst().map { Syntax($0) }
  }
}

extension Syntax {
  /// True if a name stands in it before a mark of an optional, or is bound as one.
  fileprivate func unwraps(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.tokenKind == .identifier(name),
        token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
      else { return false }
      let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
      return next == .postfixQuestionMark || next == .exclamationMark
        || token.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
        || token.parent?.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
  }

  /// True if a name stands in it directly before a member.
  fileprivate func usesMembers(of name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .identifier(name)
        && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
        && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
    }
  }
}
