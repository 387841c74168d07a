internal import SwiftSyntax

/// A member that an extension overrides goes into the class itself, for only there Swift overrides.
extension Lowerer {
  /// Whether the member leaves its extension; its lowered text is taken once the file is done.
  func hoist(_ node: some DeclSyntaxProtocol, modifiers: DeclModifierListSyntax) -> Bool {
    guard scopes.last?.kind == .typeExtension, modifiers.has("override") else { return false }
    guard declarations.hoistTargets.contains(typeName) else {
      let name =
        node.as(FunctionDeclSyntax.self).map { MethodDeclaration($0).swiftName }
        ?? node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? ""
      report(.overrideOfForeignMember(name, in: typeName), at: node)
      return false
    }
    let inner = Lowerer(lowering: node, like: self)
    problems += inner.problems
    hoisted[typeName, default: []].append(
      HoistedMember(path: path, line: line(of: node), text: inner.edits.text(of: node.bytes))
    )
    edits.blank(node.bytes)
    return true
  }

  /// Marks where a class takes the members that extensions override.
  func awaitMembers(_ declaration: some DeclGroupSyntax) {
    guard declarations.hoistTargets.contains(typeName) else { return }
    let brace = declaration.memberBlock.rightBrace
    edits.insert(Draft.mark(typeName, line: line(of: brace)), at: brace.bytes.lowerBound)
  }
}
