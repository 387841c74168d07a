internal import SwiftSyntax

/// Overriding what an extension declares: see `ExtendedMember`.
extension Lowerer {
  /// Lowers a member that an extension declares for others to override, or that overrides such a
  /// one; false for all others.
  func lowerExtended(
    _ node: some DeclSyntaxProtocol,
    named name: TokenSyntax,
    _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    guard isCertain, let member = ExtendedMember(node, of: typeName) else { return false }
    if modifiers.has("override") {
      guard overridesExtension(member.name) else { return false }
      for modifier in modifiers where modifier.name.text == "override" {
        edits.blank(modifier.bytes)
      }
      edits.replace(name.bytes, with: ExtendedMember.newName(member.name, of: typeName))
      return true
    }
    guard scopes.last?.kind == .typeExtension,
      declarations.types[typeName]?.overridable[member.name] != nil
    else { return false }
    let classes = declarations.overriders(of: member.name, declaredBy: typeName)
    guard !classes.isEmpty else { return false }
    edits.replace(name.bytes, with: ExtendedMember.newName(member.name, of: typeName))
    edits.insert("; " + member.source(handingOverTo: classes), at: node.bytes.upperBound)
    return true
  }

  /// True if the current class overrides a member that an extension of another declares.
  func overridesExtension(_ member: String) -> Bool {
    declarations.types[typeName]?.overriding.contains(member) == true
      && declarations.extensionDeclaring(member, overriddenBy: typeName) != nil
  }

  /// A call of `super` looks for the nearest class above the one in hand.
  func lowerSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true,
      let name = handedOver(node.declName.baseName.text.unquoted),
      let owner = declarations.extensionDeclaring(name, overriddenBy: typeName)
    else { return }
    edits.replace(node.bytes, with: "self.\(ExtendedMember.searchName(name, of: owner))")
    let above = "\(typeName).self"
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    guard let call, call.calledExpression.id == node.id, let brace = call.leftParen else {
      return edits.insert("(\(above))", at: node.bytes.upperBound)
    }
    edits.insert(above + (call.arguments.isEmpty ? "" : ", "), at: brace.bytes.upperBound)
  }

  /// The member of that base name that the current class overrides in place of an extension's.
  private func handedOver(_ base: String) -> String? {
    declarations.types[typeName]?.overriding.sorted()
      .first { ExtendedMember.base(of: $0) == base && overridesExtension($0) }
  }
}
