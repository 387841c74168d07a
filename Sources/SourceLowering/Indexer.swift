internal import SwiftSyntax

/// Collects what one file declares.
final class Indexer: ScopedVisitor {
  private(set) var declarations = Declarations()

  static func declarations(in tree: SourceFileSyntax) -> Declarations {
    let indexer = Indexer()
    indexer.walk(tree)
    return indexer.declarations
  }

  override func didEnter(_ declaration: some DeclGroupSyntax) {
    let inherited = declaration.inheritanceClause?.inheritedTypes ?? []
    edit {
      $0.inherits += inherited.map(\.type.trimmedDescription)
      guard let type = declaration.as(ClassDeclSyntax.self) else { return }
      $0.isClass = true
      $0.isGeneric = type.genericParameterClause != nil
    }
  }

  override func visitMethod(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last else { return }
    let method = MethodDeclaration(node)
    let isObjCRequirement = scope.kind == .objcProtocol
    if isObjCRequirement {
      declarations.requirements.insert(method.swiftName)
      if node.modifiers.has("optional") {
        declarations.optionalMethods[method.swiftName] = method
      }
    }
    if scope.kind == .typeExtension, node.modifiers.has("override") {
      declarations.hoistTargets.insert(typeName)
    }
    edit {
      $0.methods.append(method)
      if isObjCRequirement || isExposed(node.attributes) { $0.exposed.append(method) }
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInTypeBody, scopes.last?.kind == .typeExtension, node.modifiers.has("override") {
      declarations.hoistTargets.insert(typeName)
    }
    return .visitChildren
  }

  private func edit(_ body: (inout TypeDeclaration) -> Void) {
    body(&declarations.types[typeName, default: TypeDeclaration()])
  }
}
