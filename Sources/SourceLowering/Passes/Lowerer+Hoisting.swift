internal import SwiftSyntax

/// A member that an extension overrides is overridden by the class itself, which hands over to it:
/// only there Swift overrides.
extension Lowerer {
  func hoist(_ node: FunctionDeclSyntax) {
    guard let member = hoisted(node, node.modifiers, { HoistedMember(node, of: $0) }) else {
      return
    }
    edits.replace(node.name.bytes, with: member.newName)
  }

  func hoist(_ node: VariableDeclSyntax) {
    guard let member = hoisted(node, node.modifiers, { HoistedMember(node, of: $0) }),
      let binding = node.bindings.first
    else { return }
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors,
      accessors.contains(where: { $0.accessorSpecifier.text.hasSuffix("Set") })
    else { return edits.replace(binding.pattern.bytes, with: member.newName) }
    hoistObservers(Array(accessors), of: binding, in: node, named: member.newName)
  }

  /// A property's observers become functions of the extension.
  private func hoistObservers(
    _ accessors: [AccessorDeclSyntax],
    of binding: PatternBindingSyntax,
    in node: VariableDeclSyntax,
    named name: String
  ) {
    let type = binding.typeAnnotation?.type.inOneLine ?? ""
    for (place, accessor) in accessors.enumerated() {
      guard let body = accessor.body else { continue }
      let kind = accessor.accessorSpecifier
      let value =
        accessor.parameters?.name.text ?? (kind.text == "didSet" ? "oldValue" : "newValue")
      let start = place == 0 ? node.bindingSpecifier.bytes : accessor.bytes
      let separator = place == 0 || kind.startsLine ? "" : "; "
      edits.replace(
        start.lowerBound..<body.leftBrace.bytes.lowerBound,
        with: "\(separator)func \(name)_\(kind.text)(_ \(value): \(type)) "
      )
    }
    if let brace = binding.accessorBlock?.rightBrace { edits.blank(brace.bytes) }
  }

  /// Returns the member that an extension overrides, for its class to declare; nil for others.
  private func hoisted(
    _ node: some DeclSyntaxProtocol,
    _ modifiers: DeclModifierListSyntax,
    _ read: (_ type: String) -> HoistedMember?
  ) -> HoistedMember? {
    guard scopes.last?.kind == .typeExtension, modifiers.has("override") else { return nil }
    guard let member = read(typeName) else {
      report(.overrideInExtension(node.shortName, in: typeName), at: node)
      return nil
    }
    // A class that is compiled already can't hand over by itself.
    if !isOwnClass, !overrideForeign(member) {
      report(.overrideOfForeignMember(member.name, in: typeName), at: node)
    }
    for modifier in modifiers where Self.leaving.contains(modifier.name.text) {
      edits.blank(modifier.bytes)
    }
    return member
  }

  private var isOwnClass: Bool {
    let type = declarations.types[typeName]
    return type?.kind == .classType && type?.isImported == false
  }

  /// The modifiers that move from the extension's member to the class's.
  private static let leaving = HoistedMember.accesses.union(["override", "final"])

  /// Initializers and subscripts can't be handed over to.
  func refuseOverride(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
    guard isInTypeBody, scopes.last?.kind == .typeExtension, modifiers.has("override") else {
      return
    }
    report(.overrideInExtension(node.shortName, in: typeName), at: node)
  }

  // MARK: - The class

  /// Overrides what extensions of the class do, before its closing brace.
  ///
  /// - Returns: What must come between that and whatever follows; nil if there was nothing.
  func takeOverrides(_ declaration: ClassDeclSyntax) -> String? {
    let overrides = (declarations.types[typeName]?.overrides ?? [])
      .filter { !overridesExtension($0.name) }
    guard isOwnClass, !overrides.isEmpty else { return nil }
    let brace = declaration.memberBlock.rightBrace
    var text = ""
    for override in overrides where !override.condition.isEmpty {
      text += "\n#if \(override.condition)\n\(self.text(of: override))\n#endif"
    }
    if !text.isEmpty {
      text += "\n#sourceLocation(file: \(path.literal), line: \(line(of: brace)))\n"
    }
    let plain = overrides.filter(\.condition.isEmpty).map(self.text)
    let isApart = declaration.memberBlock.members.isEmpty || brace.startsLine || !text.isEmpty
    if !plain.isEmpty { text += (isApart ? "" : "; ") + plain.joined(separator: "; ") }
    edits.insert(text, at: brace.bytes.lowerBound)
    for module in overrides.flatMap(\.imports) where !missingModules.contains(module) {
      neededImports.insert(module)
    }
    return plain.isEmpty ? "" : ";"
  }

  private func text(of override: ExtensionOverride) -> String {
    for word in override.text.split(whereSeparator: { !$0.isLetter }) {
      noteNetworking(String(word))
    }
    let keyword = isForeignMember(override.name) ? "" : "override "
    return override.modifiers + keyword + override.text
  }
}

extension DeclSyntaxProtocol {
  /// The name of the member in messages.
  fileprivate var shortName: String {
    if let method = self.as(FunctionDeclSyntax.self) { return MethodDeclaration(method).swiftName }
    if let property = self.as(VariableDeclSyntax.self) {
      return property.bindings.first?.pattern.trimmedDescription ?? ""
    }
    return self.is(SubscriptDeclSyntax.self) ? "subscript" : "init"
  }
}

extension String {
  /// As Swift writes it.
  var literal: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
