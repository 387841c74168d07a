internal import SwiftSyntax

/// Collects what one file declares.
final class Indexer: ScopedVisitor {
  private(set) var declarations = Declarations()
  private var imports: [String] = []

  static func declarations(in tree: SourceFileSyntax) -> Declarations {
    let indexer = Indexer()
    indexer.imports = tree.imports
    indexer.walk(tree)
    return indexer.declarations
  }

  override func didEnter(_ declaration: some DeclGroupSyntax) {
    let inherited = (declaration.inheritanceClause?.inheritedTypes ?? [])
      .map(\.type.trimmedDescription)
    edit {
      $0.inherits += inherited
      guard !declaration.is(ExtensionDeclSyntax.self) else { return }
      $0.isPublic = declaration.modifiers.arePublic
      guard let type = declaration.as(ClassDeclSyntax.self) else {
        $0.kind = declaration.is(ProtocolDeclSyntax.self) ? .protocolType : .valueType
        return
      }
      $0.kind = .classType
      $0.isGeneric = type.genericParameterClause != nil
      $0.describesItself =
        !inherited.isEmpty && scopes.contains(where: { $0.isGeneric || $0.isLocal })
      $0.exposesAll = type.attributes.has(["objcMembers"])
      $0.superclass = inherited.first
      $0.objcName = type.attributes.objcName
      $0.making = .init(type)
    }
  }

  override func visitMethod(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last else { return }
    let method = MethodDeclaration(node)
    let isRequirement = scope.kind == .objcProtocol
    let isOverride = node.modifiers.has("override")
    let hoisted = hoisted { HoistedMember(node, of: $0) }
    edit {
      $0.methods.append(method)
      if isRequirement || isExposed(node.attributes) { $0.exposed.append(method) }
      if isRequirement { $0.requirements.insert(method.swiftName) }
      if isRequirement, node.modifiers.has("optional") {
        $0.optionalMethods[method.swiftName] = method
      }
      if scope.kind == .typeExtension, !isOverride, isExposed(node.attributes) {
        $0.extensionMethods.insert(method.swiftName)
      }
      note(node, node.modifiers, node.attributes, method.swiftName, in: &$0)
      if isOverride, let hoisted { $0.overrides.append(hoisted) }
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isInTypeBody else { return .visitChildren }
    let hoisted = hoisted { HoistedMember(node, of: $0) }
    let isReached = isExposed(node.attributes) && !node.modifiers.has("static")
    let isObserved = isExposed(node.attributes) && node.modifiers.has("dynamic")
    edit {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        $0.properties[name.unquoted] = binding.typeAnnotation?.type.inOneLine ?? ""
        if isReached { $0.keys.insert(node.attributes.objcName ?? name.unquoted) }
        note(node, node.modifiers, node.attributes, name.unquoted, in: &$0)
        guard isObserved, !node.modifiers.arePrivate else { continue }
        $0.observed.append(
          ObservedProperty(
            key: node.attributes.objcName ?? name.unquoted,
            name: name,
            isPublic: node.modifiers.arePublic,
            condition: condition
          )
        )
      }
      if let hoisted, node.modifiers.has("override") { $0.overrides.append(hoisted) }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "AnyObject", node.parent?.isConstraint != true {
      declarations.namesAnyObject = true
    }
    return .visitChildren
  }

  /// Notes a member that an extension declares for subclasses to override, or that overrides.
  private func note(
    _ node: some DeclSyntaxProtocol,
    _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax,
    _ name: String,
    in type: inout TypeDeclaration
  ) {
    guard isCertain, !modifiers.arePrivate, !modifiers.has("static"),
      !modifiers.has("class"), !scopes.contains(where: { $0.isLocal || $0.isGeneric })
    else { return }
    guard ExtendedMember(node, of: typeName) != nil else { return }
    if modifiers.has("override") {
      type.overriding.insert(name)
    } else if scopes.last?.kind == .typeExtension {
      let isExposed = isExposed(attributes) || OptionalRequirements.names.contains(name)
      type.overridable[name] = isExposed || type.overridable[name] == true
    }
  }

  /// The source that the class needs for a member that the current extension overrides.
  private func hoisted(_ read: (_ type: String) -> HoistedMember?) -> ExtensionOverride? {
    guard scopes.last?.kind == .typeExtension, let member = read(typeName) else { return nil }
    return ExtensionOverride(
      condition: condition,
      name: member.name,
      modifiers: member.modifiers,
      text: member.forwarding,
      imports: imports
    )
  }

  private func edit(_ body: (inout TypeDeclaration) -> Void) {
    body(&declarations.types[typeName, default: TypeDeclaration()])
  }
}

extension TypeDeclaration.Making {
  /// Finds out from the initializers in a class's body if it keeps `init()`.
  fileprivate init(_ type: ClassDeclSyntax) {
    let initializers = type.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    let free = initializers.first {
      $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil
        && $0.signature.effectSpecifiers == nil
    }
    if let free {
      self = free.modifiers.arePrivate ? .byItsHidden : .byItsOwn
    } else {
      let hasOwn = !initializers.allSatisfy { $0.modifiers.has("convenience") }
      self = hasOwn || type.hasUnsetProperties ? .never : .byInherited
    }
  }
}

extension ClassDeclSyntax {
  /// True if a stored property gets its value from an initializer, as one of a decodable class may
  /// from `init(from:)`: then `init()` isn't inherited.
  fileprivate var hasUnsetProperties: Bool {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .contains { property in
        guard property.attributes.isEmpty, !property.modifiers.has("static"),
          !property.modifiers.has("class"), !property.modifiers.has("lazy")
        else { return false }
        return property.bindings.contains { binding in
          guard binding.initializer == nil, binding.accessorBlock == nil else { return false }
          guard property.bindingSpecifier.text == "var" else { return true }
          // In `var a, b: Int?` the type stands at the last only.
          let type = binding.typeAnnotation?.type ?? property.bindings.last?.typeAnnotation?.type
          return type.map { !$0.isOptional } ?? false
        }
      }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || trimmedDescription.hasPrefix("Optional<")
  }
}

extension SourceFileSyntax {
  /// The modules that the file imports for certain.
  fileprivate var imports: [String] {
    statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
  }
}

extension Syntax {
  /// True if a type in it says what another one has to be, and is no value's.
  fileprivate var isConstraint: Bool {
    self.is(InheritedTypeSyntax.self) || self.is(GenericParameterSyntax.self)
      || self.is(ConformanceRequirementSyntax.self)
  }
}
